// An objective: what a strategy minimises. A code costs by the row that finds it; the objective also gives lower
// bounds.
#pragma once

#include "kernels.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace keypeg {

using Cost = std::int64_t;

inline constexpr Cost kNever = Cost{1} << 40; // the cost of a code that must be found and is not
inline constexpr Cost kInfinity = 8 * kNever; // above the cost of any strategy; as a budget, no budget
inline constexpr int kMaxRows = 64;

class Objective {
  public:
    // costs[i] is the cost of a code that row i + 1 finds. A code that none of these rows finds costs `failure`.
    Objective(std::vector<Cost> costs, Cost failure);
    // Row d costs d, and there is always another row.
    static Objective average();

    // The number of rows that may be laid.
    int row_limit() const { return row_limit_; }
    // The cost of a code that row number `row` finds; beyond the limit, of a code not found.
    Cost cost(int row) const { return row <= row_limit_ ? costs_[static_cast<std::size_t>(row - 1)] : failure_; }
    // Whether each row costs one more than the row before: then the rows already laid only add a constant.
    bool linear() const { return linear_; }

    // A lower bound on the cost of n codes after `laid` rows, if no row splits them into more than `max_cells` cells.
    Cost lower_bound(int laid, std::int64_t n, int max_cells) const;
    // The same for weighted codes: weight_of(i) is the weight of the i-th heaviest.
    template <class WeightOf>
    Cost weighted_lower_bound(int laid, std::size_t n, int max_cells, WeightOf weight_of) const {
        Cost total = 0;
        std::size_t level = 1, left = 1;
        int row = laid + 1;
        for (std::size_t i = 0; i < n; ++i, --left) {
            if (left == 0) left = level = std::min(level * static_cast<std::size_t>(max_cells), n), ++row;
            total += weight_of(i) * cost(row);
        }
        return total;
    }
    // What the bound adds for the cells of one row, as a function of their sizes; values are to be shifted left.
    struct ScaledFunction {
        PiecewiseLinear function;
        int shift = 0;
    };
    ScaledFunction cell_bound(int laid, std::int64_t n, int max_cells) const;

  private:
    std::vector<Cost> costs_;
    Cost failure_;
    int row_limit_;
    bool linear_;
};

} // namespace keypeg
