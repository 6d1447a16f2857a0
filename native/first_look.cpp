#include "first_look.hpp"

#include <algorithm>
#include <cmath>

namespace keypeg {
namespace {

constexpr std::size_t kMarks = std::size_t{16} << 20; // so many keys are what a first look may take
constexpr std::size_t kFewest = 64;                   // codes that stand for all
constexpr std::size_t kThorough = 256;                // rows looked at again against all codes, if some stood for them

std::vector<Pegs> spread(const Board &board, std::span<const std::uint32_t> codes, std::size_t most) {
    std::vector<Pegs> pegs;
    const std::size_t n = std::min(codes.size(), most);
    pegs.reserve(n);
    for (std::size_t i = 0; i < n; ++i) pegs.push_back(board.codes()[codes[i * codes.size() / n]]);
    return pegs;
}

// Splits codes by rows and weighs the parts.
class Scales {
  public:
    Scales(const Board &board, std::span<const Pegs> codes, std::size_t stand_for, const Objective &objective, int laid)
        : board_(board), columns_(codes, board.holes()), kinds_(winning_key(board.holes()) + 1),
          keys_(columns_.stride()), counts_(static_cast<std::size_t>(kinds_)), promise_(codes.size() + 1),
          least_(codes.size() + 1) {
        const double times = static_cast<double>(stand_for) / static_cast<double>(codes.size());
        won_ = objective.cost(laid + 1);
        for (std::size_t n = 1; n < promise_.size(); ++n) {
            promise_[n] = std::llround(
                1024 * estimate(objective, board.holes(), laid + 1, times * static_cast<double>(n)) / times);
            least_[n] = objective.least(laid + 1, static_cast<std::int64_t>(n), losing_keys(board.holes()));
        }
    }

    // Whether the row tells anything.
    bool look(std::uint32_t row, Glimpse &glimpse) {
        kernels().mark_all(columns_, board_.rows()[row], 0, columns_.size(), keys_.data());
        kernels().tally(keys_.data(), columns_.size(), kinds_, counts_.data());
        const std::size_t losing = counts_.size() - 2;
        glimpse = {static_cast<std::int64_t>(counts_.back()) * 1024 * won_, row};
        bound_ = static_cast<Cost>(counts_.back()) * won_;
        std::uint32_t largest = 0;
        for (std::size_t key = 0; key < losing; ++key) {
            const std::uint32_t size = counts_[key];
            glimpse.promise += promise_[size];
            bound_ += least_[size];
            largest = std::max(largest, size);
        }
        return largest < columns_.size();
    }
    // A bound for the row looked at last.
    Cost bound() const { return bound_; }

  private:
    const Board &board_;
    Columns columns_;
    int kinds_;
    std::vector<std::uint8_t> keys_;
    std::vector<std::uint32_t> counts_;
    std::vector<std::int64_t> promise_;
    std::vector<Cost> least_;
    Cost won_ = 0;
    Cost bound_ = 0;
};

} // namespace

double estimate(const Objective &objective, int holes, int laid, double n) {
    if (n < 1) return 0;
    // n codes take about n (1 + c ln n) rows; c falls as keys tell more. Between two rows the cost is between theirs.
    constexpr std::array<double, kMostHoles + 1> more{0, 1, 0.75, 0.56, 0.47, 0.43, 0.40, 0.38, 0.36};
    const double row = laid + 1 + more[static_cast<std::size_t>(holes)] * std::log(n);
    const int before = static_cast<int>(row);
    constexpr Cost dear = Cost{1} << 32; // so that sums over a million codes stay within 64 bits
    const auto low = static_cast<double>(std::min(objective.cost(before), dear)),
               high = static_cast<double>(std::min(objective.cost(before + 1), dear));
    return n * (low + (row - before) * (high - low));
}

FirstLook first_look(const Board &board, std::span<const std::uint32_t> codes, const Objective &objective, int laid,
                     const Symmetries &symmetries, std::size_t wanted, const std::function<void()> &pulse) {
    const std::size_t rows = board.rows().size();
    std::vector<std::uint32_t> listed;
    for (std::uint32_t row = 0; row < rows; ++row)
        if (symmetries.trivial() || symmetries.is_smallest(board.rows()[row])) listed.push_back(row);
    const std::size_t most = std::max(kFewest, kMarks / listed.size());
    Scales scales(board, spread(board, codes, most), codes.size(), objective, laid);
    FirstLook look;
    look.complete = codes.size() <= most;
    look.least = look.complete
                     ? 8 * kNever
                     : objective.least(laid, static_cast<std::int64_t>(codes.size()), losing_keys(board.holes()));
    const std::size_t step = std::max<std::size_t>(1, std::min(codes.size(), most) * listed.size() / (2 * kMarks));
    if (step > 1) {
        // Too many rows as well: those that may be the code, and every so many of the others.
        look.complete = false;
        look.least = objective.least(laid, static_cast<std::int64_t>(codes.size()), losing_keys(board.holes()));
        std::vector<std::uint32_t> fewer;
        for (std::size_t i = 0; i < listed.size(); i += step) fewer.push_back(listed[i]);
        const std::size_t own = std::min(codes.size(), fewer.size());
        for (std::size_t i = 0; i < own; ++i) fewer.push_back(board.row_of(codes[i * codes.size() / own]));
        std::sort(fewer.begin(), fewer.end());
        fewer.erase(std::unique(fewer.begin(), fewer.end()), fewer.end());
        listed = std::move(fewer);
    }
    for (std::size_t i = 0; i < listed.size(); ++i) {
        if (i % 256 == 0 && pulse) pulse();
        if (Glimpse glimpse; scales.look(listed[i], glimpse)) look.rows.push_back(glimpse);
        if (look.complete) look.least = std::min(look.least, scales.bound());
    }
    const auto better = [](const Glimpse &a, const Glimpse &b) {
        return a.promise != b.promise ? a.promise < b.promise : a.row < b.row;
    };
    wanted = std::min(std::max(wanted, kThorough), look.rows.size());
    std::partial_sort(look.rows.begin(), look.rows.begin() + static_cast<std::ptrdiff_t>(wanted), look.rows.end(),
                      better);
    look.rows.resize(wanted);
    if (codes.size() > most) {
        Scales all(board, spread(board, codes, codes.size()), codes.size(), objective, laid);
        const std::size_t again = std::min(kThorough, look.rows.size());
        for (std::size_t i = 0; i < again; ++i) all.look(look.rows[i].row, look.rows[i]);
        std::sort(look.rows.begin(), look.rows.begin() + static_cast<std::ptrdiff_t>(again), better);
    }
    return look;
}

} // namespace keypeg
