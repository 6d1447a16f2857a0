// Rules that look one row ahead, played for every code at once: a group of codes, one row for it, its cells.
#pragma once

#include "board.hpp"

#include <cstdint>
#include <functional>
#include <vector>

namespace keypeg {

enum class Rule { most_parts, expected_size, entropy, smallest_worst };

// The whole strategy of a rule as a stream: row, number of cells, then for each cell its key and its tree.
// Of rows equally good, one that may be the code comes first, and then the smallest.
std::vector<std::uint32_t> play_all(const Board &board, Rule rule, const std::function<void()> &pulse);

// The row that a rule lays for some codes of a board, in ascending order.
std::uint32_t choose(const Board &board, Rule rule, const std::vector<std::uint32_t> &codes);

// How many of some codes a rule finds with its first row, its second, and so on.
std::vector<std::uint32_t> depths(const Board &board, Rule rule, const std::vector<std::uint32_t> &codes);

} // namespace keypeg
