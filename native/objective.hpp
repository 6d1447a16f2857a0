// What a strategy is asked to keep low: each code costs by the row that finds it. And what no strategy can beat.
#pragma once

#include "kernels.hpp"

#include <cstdint>
#include <vector>

namespace keypeg {

using Cost = std::int64_t;

inline constexpr Cost kNever = Cost{1} << 40; // dearer than any strategy worth having
inline constexpr int kDeepest = 64;

class Objective {
  public:
    // costs[i] is what a code costs that row i + 1 finds; a code still hidden after the last of them costs `failure`.
    Objective(std::vector<Cost> costs, Cost failure);
    // Row d costs d and there is always another row.
    static Objective average();

    // Rows there are.
    int limit() const { return limit_; }
    // What a code costs that row d finds, or that is never found if there is no row d.
    Cost cost(int row) const { return row <= limit_ ? costs_[static_cast<std::size_t>(row - 1)] : failure_; }
    // Whether every row costs the same step more, so that it does not matter how many were laid before.
    bool even() const { return even_; }

    // The least that n codes can cost when `laid` rows lie and no row makes more than `parts` cells of them.
    Cost least(int laid, std::int64_t n, int parts) const;
    // The same for all cells of a row, as slopes over cell sizes; costs are to be shifted left by `shift`.
    struct Scaled {
        Slopes slopes;
        int shift = 0;
    };
    Scaled slopes(int laid, std::int64_t n, int parts) const;

  private:
    std::vector<Cost> costs_;
    Cost failure_;
    int limit_;
    bool even_;
};

} // namespace keypeg
