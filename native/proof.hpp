// A proof for a whole board: its first rows up to symmetry, the parts that their keys leave, and the least total cost.
#pragma once

#include "search.hpp"

#include <functional>
#include <memory>

namespace keypeg {

// The codes that give a first row one key: the unit of work of a long proof.
struct Part {
    int key = 0;
    std::vector<std::uint32_t> codes;
    Bound bound;
    std::shared_ptr<const KeyTable> table; // kept for the next search, if memory allows it
};

// A first row and its parts, the smallest part first.
struct Opening {
    std::uint32_t row = 0;
    Cost won_cost = 0; // the cost of the code that the row finds
    std::vector<Part> parts;
    Cost lower_bound() const;
};

// The codes of the board in the order that the search needs: the heaviest first.
std::vector<std::uint32_t> sorted_codes(const Search &search);
// Every first row that no symmetry maps to a smaller one.
std::vector<Opening> openings(const Search &search, std::span<const std::uint32_t> codes);
Opening opening_with(const Search &search, std::span<const std::uint32_t> codes, std::uint32_t row);

// What the search node of a part refers to.
struct PartNode {
    std::shared_ptr<const KeyTable> table;
    std::vector<std::uint16_t> codes;
    Symmetries symmetries;

    PartNode(const Search &search, std::uint32_t row, const Part &part);
    // Refers to this PartNode.
    Node node() const { return {table.get(), codes, 1, &symmetries}; }
};

// The cost of one part of a first row if it is within the budget, else a bound above the budget.
// With `tree`, the part's strategy is appended to it if the cost is within the budget.
SearchResult solve_part(Search &search, const PartNode &part, Cost budget, std::vector<std::uint32_t> *tree);

struct Proof {
    Cost total = 0;
    bool exact = false;
    std::uint32_t row = 0;
    std::vector<std::uint32_t> tree; // if asked for
};

struct Progress {
    Cost incumbent = 0;   // the total to beat
    Cost lower_bound = 0; // of the first row in hand
    std::size_t parts_done = 0;
    std::size_t parts = 0;
};
using ProgressReport = std::function<void(const Progress &)>;

struct ProofOptions {
    bool with_tree = false;
    Cost budget = kInfinity; // a higher total does not matter: it is enough to show that none is within the budget
    ProgressReport report;   // called after each part, if not empty
};

// The least total of the board, if it is within the budget; else a total above the budget, which is not exact.
// `beam_search` gives a first total to beat.
Proof prove(Search &search, Search &beam_search, const ProofOptions &options);

} // namespace keypeg
