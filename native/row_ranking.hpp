// A ranking of the rows for a position: every row is scored once by how it splits the codes left.
#pragma once

#include "interrupt.hpp"
#include "objective.hpp"
#include "symmetry.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace keypeg {

struct RankedRow {
    std::int64_t estimate = 0; // about 1024 times the total cost of the codes; lower is better
    std::uint32_t row = 0;
};

struct RowRanking {
    std::vector<RankedRow> rows; // rows that leave fewer codes, the best estimate first
    Cost lower_bound = 0;        // no strategy costs less if every code weighs 1
    bool complete = false;       // whether every row was scored against every code
};

struct RankingRequest {
    std::span<const std::uint32_t> codes;
    const Objective &objective;
    int laid = 0;
    const Symmetries &symmetries; // only one of several symmetric rows is ranked
    std::size_t wanted = 0;       // rows; at least 256 are given where there are as many
    const InterruptCheck &interrupt_check;
};

// Where all rows against all codes would take too long, evenly spaced samples of the codes and the rows are used.
RowRanking rank_rows(const Board &board, const RankingRequest &request);

// About what n codes cost after `laid` rows.
double estimated_cost(const Objective &objective, int holes, int laid, double n);

} // namespace keypeg
