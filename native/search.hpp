// The search: the least cost of a set of codes and a strategy that reaches it, by branch and bound over rows.
#pragma once

#include "interrupt.hpp"
#include "key_table.hpp"
#include "memo.hpp"
#include "objective.hpp"
#include "symmetry.hpp"

#include <memory>
#include <span>
#include <vector>

namespace keypeg {

inline constexpr std::size_t kMaxCodes = 65535; // in one node

struct SearchSettings {
    std::size_t beam_width = 0;      // rows tried at each node; 0 tries all that matter, and then the result is exact
    std::size_t exhaustive_size = 0; // with a beam: nodes of at most so many codes try all rows nevertheless
    int memo_bits = 18;              // the memo takes 64 << bits bytes
    std::span<std::byte> memo;       // memory for the memo, shared with other searches; empty for one of its own
    InterruptCheck interrupt_check;
};

// A node of the search tree: the codes that are left after some rows.
struct Node {
    const KeyTable *table = nullptr;
    std::span<const std::uint16_t> codes; // indices within the table; heavier codes come first
    int laid = 0;
    const Symmetries *symmetries = nullptr;
};

struct SearchResult {
    Cost cost = 0;         // the cost of the node if that is within the budget, else a lower bound above the budget
    bool exact = false;    // whether it is the cost
    std::uint32_t row = 0; // the row to lay, if exact and asked for
};

// To refute a row, the bounds of its cells are raised in turns, by so much a code, and only then without end: to raise
// all of them a little is cheaper than to search one of them in full. With both turns, a part of 1523 codes took 32 s
// instead of 70, and with the first alone 39.
inline constexpr std::array<double, 3> kRaises{0.08, 0.16, 1e9};
// How far a turn raises the bound of so many codes.
Cost raised_by(double raise, std::size_t codes);

class Search {
  public:
    // One weight a code of the board; no weights at all means that every code weighs 1.
    Search(const Board &board, Objective objective, std::vector<std::int64_t> weights, SearchSettings settings);
    Search(const Search &) = delete;
    Search &operator=(const Search &) = delete;

    const Board &board() const { return board_; }
    const Objective &objective() const { return objective_; }
    // Whether symmetric codes have equal weights, so that symmetries may be used.
    bool symmetric() const { return symmetric_; }
    bool weighted() const { return !weights_.empty(); }
    std::int64_t weight(std::uint32_t code) const { return weights_.empty() ? 1 : weights_[code]; }

    // A quick lower bound: every row is scanned, none is searched.
    SearchResult lower_bound(const Node &node);
    struct SolveOptions {
        bool want_row = false;       // name a row that reaches the cost
        std::size_t beam_factor = 1; // a beam this many times wider, at this node only
    };
    // The least cost of the node, if it is at most `budget`.
    SearchResult solve(const Node &node, Cost budget) { return solve(node, budget, SolveOptions{}); }
    SearchResult solve(const Node &node, Cost budget, const SolveOptions &options);
    struct RowWithin {
        std::uint32_t row = 0;
        Cost bound = 0;
    };
    struct RowsWithin {
        std::vector<RowWithin> rows; // in the order in which they should be tried
        Cost next_bound = kInfinity; // no other row that matters costs less
    };
    // The rows whose bound is within the budget. Rows that a symmetry maps to a smaller one are left out, and so are
    // rows that split the node as another one does.
    RowsWithin rows_within(const Node &node, Cost budget);
    // Appends a strategy for a node whose cost is known: row, number of cells, then for each cell its key and its tree.
    void append_tree(const Node &node, Cost cost, std::vector<std::uint32_t> &stream);

  private:
    // The codes that give a row one key, as a range of Scratch::codes.
    struct Cell {
        std::uint32_t begin = 0, size = 0;
        int key = 0;
        int own_cells = 0; // see max_own_cells; 0 is not known
        bool exact = false, hashed = false, scanned = false;
        Cost cost = 0;       // a lower bound unless exact
        Cost first_cost = 0; // before any search
        CanonicalHash hash;
    };
    // A row worth trying.
    struct Candidate {
        Cost bound;
        std::int64_t estimate; // about its cost, times some constant: the order in which rows are tried
        std::uint32_t column;
        bool operator<(const Candidate &other) const {
            return estimate != other.estimate ? estimate < other.estimate : column < other.column;
        }
    };
    // Codes are sorted by weight; the codes before `end` weigh at least `step` more than the codes after it.
    struct WeightClass {
        std::size_t end = 0;
        std::int64_t step = 0;
    };
    // Buffers for one depth of the search, so that nothing is allocated on the way down.
    struct Scratch {
        AlignedBytes sizes8;
        std::vector<std::uint8_t> repeats;
        std::vector<std::uint16_t> sizes16, codes;
        std::vector<std::int32_t> sums;
        std::vector<Cost> bounds;
        std::vector<Candidate> candidates;
        std::vector<Cell> cells;
        std::vector<CodeKeys> code_keys;
        std::vector<const Pegs *> pegs;
        std::vector<std::uint8_t> cell_counts; // of each column, by the last scan of many codes with candidates
        KeyTable table;                        // of a node whose search takes long; see narrow
        std::vector<std::uint16_t> table_codes;
        std::vector<std::uint32_t> new_column;
    };
    struct ScanRequest {
        const Node &node;
        int max_cells; // no row splits the node into more losing cells
        Scratch &scratch;
        Cost budget = 0;
        std::vector<Candidate> *candidates = nullptr; // gets the rows whose bound is within the budget
        int own_cells = 0;                            // see max_own_cells; 0 is not known
    };
    struct ScanResult {
        Cost lower_bound = 0;
        Cost next_bound = kInfinity; // the least bound above the budget
        int max_cells = 0;           // the most losing cells that any row makes
        bool exact = false;          // whether the lower bound is the cost
    };

    // search.cpp
    CanonicalHash hash(const Node &node, Scratch &scratch) const;
    Cost memo_offset(const Node &node) const;
    bool find_in_memo(const CanonicalHash &hash, const Node &node, Bound &bound) const;
    void store_in_memo(const CanonicalHash &hash, const Node &node, Bound bound);
    bool solve_trivial(const Node &node, Bound &bound) const;
    std::uint64_t split_hash(const Node &node, std::uint32_t column) const;
    void split(const Node &node, std::uint32_t column, Scratch &scratch) const;
    Cost row_cost(const Node &node, std::uint32_t column, int max_cells, Cost incumbent, Scratch &scratch);
    void narrow(Node &node, Scratch &scratch, std::vector<Candidate> &candidates) const;
    Scratch &scratch_at(int laid);

    // search_bounds.cpp
    int max_own_cells(const Node &node) const;
    Cost own_code_bound(const Node &node, int own_cells) const;
    void bound_cell(const Node &node, int max_cells, Cell &cell, Scratch &scratch);
    ScanResult scan(const ScanRequest &request);
    ScanResult scan_pairwise(const ScanRequest &request);
    ScanResult scan_cells(const ScanRequest &request);
    std::span<const CodeKeys> gather_keys(const Node &node, Scratch &scratch) const;
    void check_interrupt(std::size_t codes);

    // weighted_bounds.cpp
    Cost weighted_lower_bound(const Node &node, int max_cells) const;
    void bound_weighted_cell(const Node &node, int max_cells, Cell &cell) const;
    ScanResult scan_weighted(const ScanRequest &request);
    ScanResult scan_weight_classes(const ScanRequest &request, std::span<const WeightClass> classes);
    ScanResult scan_many_weights(const ScanRequest &request);

    const Board &board_;
    Objective objective_;
    std::vector<std::int64_t> weights_;
    SearchSettings settings_;
    bool symmetric_;
    CanonicalHasher hasher_;
    Memo memo_;
    int losing_keys_;
    std::size_t max_pairwise_; // up to so many codes, comparing keys in pairs is faster than counting cells
    std::uint64_t scans_ = 0;
    std::vector<std::unique_ptr<Scratch>> scratch_; // by rows laid
    std::vector<std::int64_t> cell_estimates_;      // by size
};

} // namespace keypeg
