// A first look at every row of a position: how it splits the codes left, and how promising that is.
#pragma once

#include "objective.hpp"
#include "symmetry.hpp"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace keypeg {

struct Glimpse {
    std::int64_t promise = 0; // about what the codes cost in all; the lower the better
    std::uint32_t row = 0;
};

struct FirstLook {
    std::vector<Glimpse> rows; // those wanted that tell something, the most promising first
    Cost least = 0;            // no strategy costs less, were all codes equally likely
    bool complete = false;     // whether every row was looked at against every code
};

// About what n codes cost when `laid` rows lie.
double estimate(const Objective &objective, int holes, int laid, double n);

// Where that would take too long, a spread of the codes stands for all of them, and a spread of the rows likewise.
FirstLook first_look(const Board &board, std::span<const std::uint32_t> codes, const Objective &objective, int laid,
                     const Symmetries &symmetries, std::size_t wanted, const std::function<void()> &pulse);

} // namespace keypeg
