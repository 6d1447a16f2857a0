// Pieces of a part: its second rows, one by one. A long proof searches them apart and keeps what each of them shows.
#pragma once

#include "search.hpp"

#include <span>
#include <vector>

namespace keypeg {

// What is known of one cell of a second row.
struct CellBound {
    int key = 0;
    Bound bound;
};

struct RowBound {
    Bound bound;           // of the part, if this row is laid: its cost if exact, else a lower bound
    bool finished = false; // whether the cost is exact or above the budget; false if time was up before
    std::vector<CellBound> cells;
};

// Searches a node with one row laid, until its cost is known or shown to be above the budget, or for about so many
// seconds. `known` has bounds of cells from a search that was stopped before.
RowBound bound_row(Search &search, const Node &node, std::uint32_t row, std::span<const CellBound> known, Cost budget,
                   double seconds);

} // namespace keypeg
