#include "objective.hpp"

#include <algorithm>
#include <stdexcept>

namespace keypeg {

Objective::Objective(std::vector<Cost> costs, Cost failure)
    : costs_(std::move(costs)), failure_(std::min(failure, kNever)), row_limit_(static_cast<int>(costs_.size())),
      linear_(false) {
    if (costs_.empty() || row_limit_ > kMaxRows) throw std::invalid_argument("an objective takes 1 to 64 rows");
    if (!std::is_sorted(costs_.begin(), costs_.end()) || costs_.front() < 0 || costs_.back() > failure_)
        throw std::invalid_argument("costs may not be negative, and a later row may not cost less");
}

Objective Objective::average() {
    std::vector<Cost> costs;
    for (int row = 1; row <= kMaxRows; ++row) costs.push_back(row);
    Objective objective(std::move(costs), kNever);
    objective.linear_ = true;
    return objective;
}

Cost Objective::lower_bound(int laid, std::int64_t n, int max_cells) const {
    // The next row finds one code at best, the row after it one in each cell, the third one in each cell of each cell.
    Cost total = 0;
    std::int64_t left = n;
    std::int64_t level = 1;
    for (int row = laid + 1; left > 0; ++row) {
        if (row > row_limit_) return total + left * failure_;
        const std::int64_t found = std::min(left, level);
        total += found * cost(row);
        left -= found;
        level = std::min<std::int64_t>(level * max_cells, n);
    }
    return total;
}

Objective::ScaledFunction Objective::cell_bound(int laid, std::int64_t n, int max_cells) const {
    ScaledFunction scaled;
    std::array<Cost, kMaxPieces> slope{};
    std::int64_t knot = 1, level = 1;
    Cost sum = 0;
    int j = 0;
    for (; j < kMaxPieces && knot < n; ++j) {
        const auto at = static_cast<std::size_t>(j);
        scaled.function.knot[at] = static_cast<int>(knot);
        slope[at] = cost(laid + 3 + j) - cost(laid + 2 + j);
        sum += slope[at];
        level *= max_cells;
        knot += level;
    }
    scaled.function.pieces = j;
    // Sums must fit into 32 bits. Rounding down keeps a lower bound a lower bound.
    while ((n * sum) >> scaled.shift >= Cost{1} << 30) ++scaled.shift;
    for (std::size_t at = 0; at < kMaxPieces; ++at)
        scaled.function.slope[at] = static_cast<std::int32_t>(slope[at] >> scaled.shift);
    return scaled;
}

} // namespace keypeg
