// The search: the least a set of codes can cost, and a strategy that reaches it. Branch and bound over rows.
#pragma once

#include "answers.hpp"
#include "memo.hpp"
#include "objective.hpp"
#include "symmetry.hpp"

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace keypeg {

inline constexpr std::size_t kMostCodes = 65535; // in one position

struct Effort {
    std::uint64_t sets = 0;  // sets searched row by row
    std::uint64_t scans = 0; // sets for which every row was looked at once
    std::uint64_t rows = 0;  // rows whose cells were looked into
    std::uint64_t found = 0; // sets known from before
};

struct Settings {
    std::size_t width = 0;       // look into so many rows a set; 0 is all that matter, and then the result is exact
    int memo_bits = 18;          // the memo takes 64 << bits bytes
    std::size_t exactly = 0;     // but into all of them in sets of so few codes
    std::function<void()> pulse; // called now and then; may throw to stop the search
};

// A set of codes below some rows. Codes are numbers within the table; heavier codes come first.
struct Position {
    const AnswerTable *table = nullptr;
    std::span<const std::uint16_t> codes;
    int laid = 0;
    const Symmetries *symmetries = nullptr;
};

struct Verdict {
    Cost cost = 0; // what the set costs if that is within the budget, else a lower bound above the budget
    bool exact = false;
    std::uint32_t row = 0; // the row to lay, if exact and asked for
};

class Search {
  public:
    Search(const Board &board, Objective objective, std::vector<std::int64_t> weights, Settings settings);
    Search(const Search &) = delete;
    Search &operator=(const Search &) = delete;

    const Board &board() const { return board_; }
    const Objective &objective() const { return objective_; }
    const Effort &effort() const { return effort_; }
    bool symmetric() const { return symmetric_; }
    bool weighted() const { return !weights_.empty(); }
    std::int64_t weight(std::uint32_t code) const { return weights_.empty() ? 1 : weights_[code]; }

    // A quick lower bound from one look at every row.
    Verdict look(const Position &position);
    // The least cost if it is at most `budget`. With `row_wanted` the verdict names a row that reaches it; a narrow
    // search may look so many times wider here.
    Verdict solve(const Position &position, Cost budget, bool row_wanted = false, std::size_t wider = 1);
    // The strategy below a position whose cost is known: row, number of cells, then for each cell its key and its tree.
    void tree(const Position &position, Cost cost, std::vector<std::uint32_t> &stream);

  private:
    struct Cell {
        std::uint32_t begin = 0, size = 0;
        int key = 0;
        int own = 0; // cells that the best of its own codes makes; 0 is not known
        bool exact = false, named = false, scanned = false;
        Cost cost = 0;
        Name name;
    };
    struct Candidate {
        Cost bound;
        std::int64_t promise;
        std::uint32_t column;
        bool operator<(const Candidate &other) const {
            return promise != other.promise ? promise < other.promise : column < other.column;
        }
    };
    // Codes of one weight: the set up to `end` is this heavy or heavier, the next kind lighter by `step`.
    struct Kind {
        std::size_t end = 0;
        std::int64_t step = 0;
    };
    // Room for one depth of the search, so that nothing is allocated on the way down.
    struct Room {
        std::vector<std::uint8_t> small_sizes, repeats;
        std::vector<std::uint16_t> sizes, codes;
        std::vector<std::int32_t> cost;
        std::vector<Cost> bounds;
        std::vector<Candidate> candidates;
        std::vector<Cell> cells;
        std::vector<Answers> answers;
        std::vector<const Pegs *> pegs;
    };
    // What one look at every row tells.
    struct Scan {
        Cost least = 0;
        Cost next = 8 * kNever; // the least bound above the budget
        int parts = 0;          // the most losing cells any row makes
        bool exact = false;
    };

    Cost offset(const Position &position) const;
    Name name(const Position &position, Room &room) const;
    bool recall(const Name &name, const Position &position, Known &known);
    void remember(const Name &name, const Position &position, Known known);
    bool obvious(const Position &position, Known &known) const;
    int best_own(const Position &position) const;
    void glance(const Position &position, int parts, Cell &cell, Room &room);
    Scan scan(const Position &position, int parts, Room &room, Cost budget, std::vector<Candidate> *candidates,
              int own = 0);
    Scan scan_few(const Position &position, int parts, Room &room, Cost budget, std::vector<Candidate> *candidates,
                  int own);
    Scan scan_many(const Position &position, int parts, Room &room, Cost budget, std::vector<Candidate> *candidates);
    Scan scan_weighted(const Position &position, int parts, Room &room, Cost budget,
                       std::vector<Candidate> *candidates);
    Scan scan_kinds(const Position &position, std::span<const Kind> kinds, int parts, Room &room, Cost budget,
                    std::vector<Candidate> *candidates);
    Cost least_weighted(const Position &position, int parts) const;
    void glance_weighted(const Position &position, int parts, Cell &cell) const;
    Cost own_cost(const Position &position, int own_parts) const;
    std::uint64_t split_name(const Position &position, std::uint32_t column) const;
    void split(const Position &position, std::uint32_t column, Room &room) const;
    Cost try_row(const Position &position, const Candidate &candidate, int parts, Cost best, Room &room);
    Room &room(int laid);
    Answers *gathered(const Position &position, Room &room) const;
    void pulse(std::size_t codes);

    const Board &board_;
    Objective objective_;
    std::vector<std::int64_t> weights_;
    Settings settings_;
    bool symmetric_;
    Naming naming_;
    Memo memo_;
    Effort effort_;
    int losing_;
    std::size_t few_;
    std::vector<std::unique_ptr<Room>> rooms_;
    std::vector<std::int64_t> promise_;
};

} // namespace keypeg
