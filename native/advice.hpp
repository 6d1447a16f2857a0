// Advice: the rows worth laying in a position, how they split the codes left, and what those cost from there.
#pragma once

#include "positions.hpp"
#include "search.hpp"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace keypeg {

// How a value was come by: each says less than the one before.
enum class Standing {
    exact,     // nothing that begins with this row costs less
    reached,   // a strategy costs this much, and there may be a better one
    estimated, // no strategy was looked for
};

// What the codes left cost in all, weights counted.
struct Value {
    Standing standing = Standing::estimated;
    Cost cost = 0;
    Cost least = 0; // no strategy costs less
    int rows = 0;   // rows that are always enough, where that comes first; else 0
};

struct Advised {
    std::uint32_t row = 0;
    std::vector<std::uint32_t> sizes; // codes by key
    std::vector<std::int64_t> masses; // their weights by key
    Value value;
};

struct Advice {
    std::vector<Advised> rows; // the best first
    Cost least = 0;            // no strategy costs less
    bool exact = false;        // whether the first row is proven to be as good as any
};

// A row somebody knows a strategy for, and what that costs.
struct Booked {
    std::uint32_t row = 0;
    Cost cost = 0;
    bool exact = false; // whether no strategy costs less, whatever row it begins with
};

struct Question {
    std::vector<std::uint32_t> codes; // those left
    std::vector<Laid> laid;
    Objective objective = Objective::average();
    bool worst_first = false; // the fewest rows that are always enough come before the objective
    std::vector<std::int64_t> weights;
    std::vector<Booked> booked;
    std::size_t count = 5;   // rows wanted
    double seconds = 0;      // after which the search stops where it is; 0 is as long as it takes
    std::int64_t checks = 0; // if not 0, so many looks at the clock end the search instead of the time itself
    std::function<void()> pulse;
};

// The best rows to lay. Rows that symmetry or their parts make alike are given once.
Advice advise(const Board &board, const Question &question);

} // namespace keypeg
