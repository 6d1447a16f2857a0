#include "row_ranking.hpp"

#include <algorithm>
#include <cmath>

namespace keypeg {
namespace {

constexpr std::size_t kMaxMarks = std::size_t{16} << 20; // keys computed in one ranking, about
constexpr std::size_t kMinSample = 64;                   // codes in a sample
constexpr std::size_t kMaxRescored = 256;                // rows scored again against all codes, after a sample

std::vector<Pegs> sample(const Board &board, std::span<const std::uint32_t> codes, std::size_t max_codes) {
    std::vector<Pegs> pegs;
    const std::size_t n = std::min(codes.size(), max_codes);
    pegs.reserve(n);
    for (std::size_t i = 0; i < n; ++i) pegs.push_back(board.codes()[codes[i * codes.size() / n]]);
    return pegs;
}

// Splits a sample of codes by rows and scores the cells.
class RowScorer {
  public:
    RowScorer(const Board &board, std::span<const Pegs> codes, const RankingRequest &request)
        : board_(board), columns_(codes, board.holes()), keys_(columns_.stride()),
          counts_(static_cast<std::size_t>(key_count(board.holes()))), cell_estimates_(codes.size() + 1),
          cell_bounds_(codes.size() + 1), won_cost_(request.objective.cost(request.laid + 1)) {
        const Objective &objective = request.objective;
        const int laid = request.laid + 1;
        const double scale = static_cast<double>(request.codes.size()) / static_cast<double>(codes.size());
        for (std::size_t n = 1; n < cell_estimates_.size(); ++n) {
            cell_estimates_[n] = std::llround(
                1024 * estimated_cost(objective, board.holes(), laid, scale * static_cast<double>(n)) / scale);
            cell_bounds_[n] = objective.lower_bound(laid, static_cast<std::int64_t>(n), losing_keys(board.holes()));
        }
    }

    // Whether the row splits the codes at all.
    bool score(std::uint32_t row, RankedRow &ranked) {
        kernels().mark_all(columns_, board_.rows()[row], 0, columns_.size(), keys_.data());
        kernels().count_keys(keys_.data(), columns_.size(), static_cast<int>(counts_.size()), counts_.data());
        const std::size_t losing = counts_.size() - 2;
        ranked = {static_cast<std::int64_t>(counts_.back()) * 1024 * won_cost_, row};
        lower_bound_ = static_cast<Cost>(counts_.back()) * won_cost_;
        std::uint32_t largest = 0;
        for (std::size_t key = 0; key < losing; ++key) {
            const std::uint32_t size = counts_[key];
            ranked.estimate += cell_estimates_[size];
            lower_bound_ += cell_bounds_[size];
            largest = std::max(largest, size);
        }
        return largest < columns_.size();
    }
    // For the row scored last.
    Cost lower_bound() const { return lower_bound_; }

  private:
    const Board &board_;
    PegColumns columns_;
    std::vector<std::uint8_t> keys_;
    std::vector<std::uint32_t> counts_;
    std::vector<std::int64_t> cell_estimates_;
    std::vector<Cost> cell_bounds_;
    Cost won_cost_;
    Cost lower_bound_ = 0;
};

std::vector<std::uint32_t> asymmetric_rows(const Board &board, const Symmetries &symmetries) {
    std::vector<std::uint32_t> rows;
    for (std::uint32_t row = 0; row < board.rows().size(); ++row)
        if (symmetries.trivial() || symmetries.is_smallest(board.rows()[row])) rows.push_back(row);
    return rows;
}

// Every step-th row, and as many rows that may be the code.
std::vector<std::uint32_t> sample_rows(const Board &board, std::span<const std::uint32_t> rows,
                                       std::span<const std::uint32_t> codes, std::size_t step) {
    std::vector<std::uint32_t> sampled;
    for (std::size_t i = 0; i < rows.size(); i += step) sampled.push_back(rows[i]);
    const std::size_t own = std::min(codes.size(), sampled.size());
    for (std::size_t i = 0; i < own; ++i) sampled.push_back(board.row_of(codes[i * codes.size() / own]));
    std::sort(sampled.begin(), sampled.end());
    sampled.erase(std::unique(sampled.begin(), sampled.end()), sampled.end());
    return sampled;
}

bool ranks_before(const RankedRow &a, const RankedRow &b) {
    return a.estimate != b.estimate ? a.estimate < b.estimate : a.row < b.row;
}

} // namespace

double estimated_cost(const Objective &objective, int holes, int laid, double n) {
    if (n < 1) return 0;
    // n codes take about n (1 + c ln n) rows; c is smaller where there are more keys. Costs between two rows are
    // interpolated.
    constexpr std::array<double, kMaxHoles + 1> c{0, 1, 0.75, 0.56, 0.47, 0.43, 0.40, 0.38, 0.36};
    const double row = laid + 1 + c[static_cast<std::size_t>(holes)] * std::log(n);
    const int before = static_cast<int>(row);
    constexpr Cost max_cost = Cost{1} << 32; // so that a sum over a million codes fits into 64 bits
    const auto low = static_cast<double>(std::min(objective.cost(before), max_cost)),
               high = static_cast<double>(std::min(objective.cost(before + 1), max_cost));
    return n * (low + (row - before) * (high - low));
}

RowRanking rank_rows(const Board &board, const RankingRequest &request) {
    const auto codes = request.codes;
    std::vector<std::uint32_t> rows = asymmetric_rows(board, request.symmetries);
    const std::size_t max_codes = std::max(kMinSample, kMaxMarks / rows.size());
    RowScorer scorer(board, sample(board, codes, max_codes), request);
    const std::size_t step =
        std::max<std::size_t>(1, std::min(codes.size(), max_codes) * rows.size() / (2 * kMaxMarks));
    if (step > 1) rows = sample_rows(board, rows, codes, step);
    RowRanking ranking;
    ranking.complete = codes.size() <= max_codes && step == 1;
    ranking.lower_bound = ranking.complete
                              ? kInfinity
                              : request.objective.lower_bound(request.laid, static_cast<std::int64_t>(codes.size()),
                                                              losing_keys(board.holes()));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i % 256 == 0 && request.interrupt_check) request.interrupt_check();
        if (RankedRow ranked; scorer.score(rows[i], ranked)) ranking.rows.push_back(ranked);
        if (ranking.complete) ranking.lower_bound = std::min(ranking.lower_bound, scorer.lower_bound());
    }
    const std::size_t wanted = std::min(std::max(request.wanted, kMaxRescored), ranking.rows.size());
    std::partial_sort(ranking.rows.begin(), ranking.rows.begin() + static_cast<std::ptrdiff_t>(wanted),
                      ranking.rows.end(), ranks_before);
    ranking.rows.resize(wanted);
    if (codes.size() > max_codes) {
        RowScorer full_scorer(board, sample(board, codes, codes.size()), request);
        const std::size_t rescored = std::min(kMaxRescored, ranking.rows.size());
        for (std::size_t i = 0; i < rescored; ++i) full_scorer.score(ranking.rows[i].row, ranking.rows[i]);
        std::sort(ranking.rows.begin(), ranking.rows.begin() + static_cast<std::ptrdiff_t>(rescored), ranks_before);
    }
    return ranking;
}

} // namespace keypeg
