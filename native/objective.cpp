#include "objective.hpp"

#include <algorithm>
#include <stdexcept>

namespace keypeg {

Objective::Objective(std::vector<Cost> costs, Cost failure)
    : costs_(std::move(costs)), failure_(std::min(failure, kNever)), limit_(static_cast<int>(costs_.size())),
      even_(false) {
    if (costs_.empty() || limit_ > kDeepest) throw std::invalid_argument("an objective takes 1 to 64 rows");
    if (!std::is_sorted(costs_.begin(), costs_.end()) || costs_.front() < 0 || costs_.back() > failure_)
        throw std::invalid_argument("costs may not be negative, and a later row may not cost less");
}

Objective Objective::average() {
    std::vector<Cost> costs;
    for (int row = 1; row <= kDeepest; ++row) costs.push_back(row);
    Objective objective(std::move(costs), kNever);
    objective.even_ = true;
    return objective;
}

Cost Objective::least(int laid, std::int64_t n, int parts) const {
    // The next row finds one code at best, the one after it one in each part, then one in each part of each part …
    Cost total = 0;
    std::int64_t left = n;
    std::int64_t level = 1;
    for (int row = laid + 1; left > 0; ++row) {
        if (row > limit_) return total + left * failure_;
        const std::int64_t found = std::min(left, level);
        total += found * cost(row);
        left -= found;
        level = std::min<std::int64_t>(level * parts, n);
    }
    return total;
}

Objective::Scaled Objective::slopes(int laid, std::int64_t n, int parts) const {
    Scaled scaled;
    std::array<Cost, kMostLevels> weight{};
    std::int64_t start = 1, level = 1;
    Cost sum = 0;
    int j = 0;
    for (; j < kMostLevels && start < n; ++j) {
        const auto at = static_cast<std::size_t>(j);
        scaled.slopes.start[at] = static_cast<int>(start);
        weight[at] = cost(laid + 3 + j) - cost(laid + 2 + j);
        sum += weight[at];
        level *= parts;
        start += level;
    }
    scaled.slopes.levels = j;
    // Rounding down keeps a lower bound a lower bound.
    while ((n * sum) >> scaled.shift >= Cost{1} << 30) ++scaled.shift;
    for (std::size_t at = 0; at < kMostLevels; ++at)
        scaled.slopes.weight[at] = static_cast<std::int32_t>(weight[at] >> scaled.shift);
    return scaled;
}

} // namespace keypeg
