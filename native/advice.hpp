// Advice: the best rows to lay in a position, how they split the codes left, and what the codes cost from there.
#pragma once

#include "interrupt.hpp"
#include "position.hpp"
#include "search.hpp"

#include <cstdint>
#include <vector>

namespace keypeg {

// How certain a value is; each is less certain than the one before.
enum class Certainty {
    exact,     // no strategy that begins with this row costs less
    reached,   // a strategy reaches this cost, and there may be a better one
    estimated, // no strategy was searched
};

// The total cost of the codes left if a row is laid, with their weights.
struct RowValue {
    Certainty certainty = Certainty::estimated;
    Cost cost = 0;
    Cost lower_bound = 0;
    int max_rows = 0; // rows that are always enough, where fewest rows come first; else 0
};

struct AdvisedRow {
    std::uint32_t row = 0;
    std::vector<std::uint32_t> cell_sizes;  // by key
    std::vector<std::int64_t> cell_weights; // by key
    RowValue value;
};

struct Advice {
    std::vector<AdvisedRow> rows; // the best first
    Cost lower_bound = 0;         // no strategy costs less
    bool exact = false;           // whether no row is better than the first
};

// A row from a book (a strategy that is already known), and the total cost of that strategy.
struct BookRow {
    std::uint32_t row = 0;
    Cost cost = 0;
    bool exact = false; // whether no strategy costs less, with any row
};

struct AdviceRequest {
    Objective objective = Objective::average();
    bool worst_first = false;          // minimise the rows that are always enough, and only then the objective
    std::vector<std::int64_t> weights; // one a code of the board; none at all means that every code weighs 1
    std::vector<BookRow> book_rows;
    std::size_t count = 5;   // rows wanted
    double seconds = 0;      // time limit; 0 is no limit
    std::int64_t checks = 0; // if not 0, this many interrupt checks are the limit instead: a repeatable result
    InterruptCheck interrupt_check;
};

// Only one of several rows that are symmetric or split the codes in the same way is given. The position has a code
// left.
Advice advise(const Position &position, const AdviceRequest &request);

} // namespace keypeg
