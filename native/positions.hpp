// A position in the middle of a game: which codes still fit the rows laid, and which rows contradict each other.
#pragma once

#include "board.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace keypeg {

// A row on the board with the number of its key.
struct Laid {
    std::uint32_t row = 0;
    int key = 0;
};

// The codes that earn every row its key.
std::vector<std::uint32_t> remaining(const Board &board, std::span<const Laid> laid);

// The fewest rows that no code fits all of; nothing if some code fits every row. At most 64 rows.
std::vector<std::uint32_t> contradiction(const Board &board, std::span<const Laid> laid);

} // namespace keypeg
