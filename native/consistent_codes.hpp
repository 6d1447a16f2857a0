// Codes that are consistent with some keys, found without listing the board: for boards too large to list.
#pragma once

#include "board.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace keypeg {

// What is known of a row's key: its reds, and its reds and whites together; -1 is unknown.
struct KeyConstraint {
    Pegs row{};
    int reds = -1;
    int pegs = -1;
};

struct ConsistentCodes {
    std::vector<Pegs> codes;
    bool none_exist = false; // whether it is certain that no code is consistent
};

// Samples codes that satisfy every constraint. Each is found by a backtracking search of its own, with holes and
// colours in random order, so the same code may come twice. The same seed gives the same codes. After `step_limit`
// steps the codes found so far are returned.
ConsistentCodes sample_consistent_codes(const Shape &shape, std::span<const KeyConstraint> constraints,
                                        std::size_t wanted, std::uint64_t seed, std::int64_t step_limit);

struct CountedCodes {
    std::vector<Pegs> first;                         // some of the codes, in ascending order
    std::uint64_t count = 0;                         // at least so many, and exactly so many if complete
    std::vector<std::vector<std::uint64_t>> colours; // of those counted, how many have each colour: [hole][colour]
    bool complete = false;                           // whether the steps were enough for all codes
};

// Counts the codes that satisfy every constraint and lists the first of them. It stops after `step_limit` steps.
CountedCodes count_consistent_codes(const Shape &shape, std::span<const KeyConstraint> constraints, std::size_t listed,
                                    std::int64_t step_limit);

} // namespace keypeg
