// A whole board: its first rows up to symmetry, their cells, and the least total over all of them.
#pragma once

#include "search.hpp"

namespace keypeg {

struct Part {
    int key = 0;
    std::vector<std::uint32_t> codes;
    Cost least = 0;
    bool exact = false;
    std::shared_ptr<const AnswerTable> table; // kept while there is room for it
};

// A first row and what it leaves, smallest part first.
struct Opening {
    std::uint32_t row = 0;
    Cost won = 0; // what the row costs as the code itself
    std::vector<Part> parts;
    Cost least() const;
};

// Codes in the order the search wants them.
std::vector<std::uint32_t> all_codes(const Search &search);
// Every first row that no relabelling makes smaller.
std::vector<Opening> openings(const Search &search, std::span<const std::uint32_t> codes);
Opening opening(const Search &search, std::span<const std::uint32_t> codes, std::uint32_t row);

// One part of one first row: its cost if within the budget, else a bound above it.
// With `stream` the tree of the part is appended to it if the cost is within the budget.
Verdict solve_part(Search &search, std::uint32_t row, Part &part, Cost budget, std::vector<std::uint32_t> *stream);
// A lower bound for a part from one look at every row.
Verdict look_at_part(Search &search, std::uint32_t row, Part &part);

struct Proof {
    Cost total = 0;
    bool exact = false;
    std::uint32_t row = 0;
    std::vector<std::uint32_t> tree;
};

using Report = std::function<void(Cost best, Cost least, std::size_t done, std::size_t all)>;

// The least total of the board. `quick` is a narrow search that gives a first total to beat.
Proof prove(Search &search, Search &quick, bool with_tree, const Report &report);

} // namespace keypeg
