// One-step rules: strategies that choose each row by how it splits the codes left, without looking further ahead.
#pragma once

#include "board.hpp"
#include "interrupt.hpp"

#include <cstdint>
#include <vector>

namespace keypeg {

// first_code lays the first code that is left: the strategy that is found soonest.
enum class Rule { most_parts, expected_size, entropy, smallest_worst, first_code };

// The whole strategy of a rule, as a stream of numbers: row, number of cells, then for each cell its key and its tree.
// Of equally good rows, one that may be the code is chosen, and then the smallest.
std::vector<std::uint32_t> rule_tree(const Board &board, Rule rule, const InterruptCheck &interrupt_check);

// The row that a rule chooses where these codes, in ascending order, are left.
std::uint32_t choose_row(const Board &board, Rule rule, const std::vector<std::uint32_t> &codes);

// How many of these codes a rule finds with its first row, its second row, and so on.
std::vector<std::uint32_t> found_by_row(const Board &board, Rule rule, const std::vector<std::uint32_t> &codes);

} // namespace keypeg
