// Codes that fit some rows, found without listing the board: for boards too large to list.
#pragma once

#include "board.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace keypeg {

// What a row tells: how many pegs of a code are in its place, and how many colours it shares with it; -1 is anything.
struct Told {
    Pegs row{};
    int reds = -1;
    int shared = -1;
};

struct Fitting {
    std::vector<Pegs> codes;
    bool none = false; // whether it is certain that no code fits
};

// Some codes that fit every row, each found by a walk of its own through holes and colours in random order. The same
// seed finds the same codes; after so many steps it stops with those it has.
Fitting fitting(const Shape &shape, std::span<const Told> told, std::size_t wanted, std::uint64_t seed,
                std::int64_t steps);

} // namespace keypeg
