#include "one_step.hpp"

#include "kernels.hpp"
#include "symmetry.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace keypeg {
namespace {

constexpr std::size_t kFew = 24;   // up to here answers are compared two by two
constexpr std::size_t kMany = 255; // beyond this rows are marked one by one

// What a cell of each size counts; the row with the lowest sum is the best.
// Logarithms are sums over prime factors of whole numbers, so that equal products come out equal to the last bit.
std::vector<std::uint64_t> worth(Rule rule, std::size_t most) {
    std::vector<std::uint64_t> table(most + 1), logarithm(most + 1);
    for (std::uint64_t n = 2; n <= most; ++n) {
        std::uint64_t factor = 2;
        while (factor * factor <= n && n % factor != 0) ++factor;
        logarithm[n] =
            n % factor == 0 && factor < n
                ? logarithm[factor] + logarithm[n / factor]
                : static_cast<std::uint64_t>(std::llround(std::ldexp(std::log2(static_cast<double>(n)), 40)));
    }
    for (std::uint64_t n = 1; n <= most; ++n)
        table[n] = rule == Rule::entropy ? n * logarithm[n] : rule == Rule::expected_size ? n * n : n;
    return table;
}

class Player {
  public:
    Player(const Board &board, Rule rule, const std::function<void()> &pulse)
        : board_(board), rule_(rule), pulse_(pulse), losing_(losing_keys(board.holes())),
          kinds_(winning_key(board.holes()) + 1), worth_(worth(rule, board.codes().size())),
          open_(board.rows().size()) {}

    void play(std::vector<std::uint32_t> codes, std::vector<std::uint32_t> &stream) {
        const std::uint32_t row = row_for(codes);
        std::vector<std::vector<std::uint32_t>> cells(static_cast<std::size_t>(losing_));
        for (const auto code : codes) {
            const int key = mark(board_.rows()[row], board_.codes()[code], board_.holes());
            if (key < losing_) cells[static_cast<std::size_t>(key)].push_back(code);
        }
        codes = {};
        stream.push_back(row);
        stream.push_back(static_cast<std::uint32_t>(
            std::count_if(cells.begin(), cells.end(), [](const auto &cell) { return !cell.empty(); })));
        for (std::uint32_t key = 0; key < cells.size(); ++key) {
            if (cells[key].empty()) continue;
            stream.push_back(key);
            play(std::move(cells[key]), stream);
        }
    }

    void count(const std::vector<std::uint32_t> &codes, std::size_t laid, std::vector<std::uint32_t> &found) {
        const std::uint32_t row = row_for(codes);
        if (found.size() <= laid) found.resize(laid + 1);
        std::vector<std::vector<std::uint32_t>> cells(static_cast<std::size_t>(losing_));
        for (const auto code : codes) {
            const int key = mark(board_.rows()[row], board_.codes()[code], board_.holes());
            if (key < losing_)
                cells[static_cast<std::size_t>(key)].push_back(code);
            else
                ++found[laid];
        }
        for (const auto &cell : cells)
            if (!cell.empty()) count(cell, laid + 1, found);
    }

    std::uint32_t row_for(const std::vector<std::uint32_t> &codes) {
        if (pulse_) pulse_();
        if (codes.size() <= 2) return board_.row_of(codes[0]);
        if (codes.size() == board_.codes().size()) return first_row();
        if (codes.size() <= static_cast<std::size_t>(kinds_))
            for (const auto code : codes)
                if (separates(board_.codes()[code], codes)) return board_.row_of(code);
        for (const auto code : codes) open_[board_.row_of(code)] = 1;
        const std::uint32_t row = codes.size() > kMany ? best_for_many(codes) : best_row(codes);
        for (const auto code : codes) open_[board_.row_of(code)] = 0;
        return row;
    }

  private:
    struct Best {
        std::uint64_t cost = ~std::uint64_t{0};
        bool open = false;
        std::uint32_t row = 0;
        void offer(std::uint64_t other, bool may_be_code, std::uint32_t at) {
            if (other < cost || (other == cost && may_be_code && !open)) cost = other, open = may_be_code, row = at;
        }
    };

    bool separates(const Pegs &row, const std::vector<std::uint32_t> &codes) const {
        std::uint64_t seen = 0;
        for (const auto code : codes) {
            const std::uint64_t key = std::uint64_t{1} << mark(row, board_.codes()[code], board_.holes());
            if ((seen & key) != 0) return false;
            seen |= key;
        }
        return true;
    }

    // Cell sizes stand `step` apart; the winning cell, if any, holds one code.
    template <std::size_t step, class Size> std::uint64_t cost(const Size *sizes, bool open) const {
        std::uint64_t sum = 0;
        const auto keys = static_cast<std::size_t>(losing_);
        switch (rule_) {
        case Rule::most_parts:
            for (std::size_t k = 0; k < keys; ++k) sum += sizes[k * step] != 0;
            return static_cast<std::uint64_t>(kinds_) - sum - open;
        case Rule::smallest_worst:
            for (std::size_t k = 0; k < keys; ++k) sum = std::max<std::uint64_t>(sum, sizes[k * step]);
            return sum;
        case Rule::entropy:
        case Rule::expected_size:
            for (std::size_t k = 0; k < keys; ++k) sum += worth_[sizes[k * step]];
            return sum + (open ? worth_[1] : 0);
        }
        return sum;
    }

    std::uint32_t first_row() {
        const Symmetries symmetries(board_);
        return best_of(board_.code_columns(),
                       [&](std::uint32_t row) { return symmetries.is_smallest(board_.rows()[row]); });
    }

    std::uint32_t best_for_many(const std::vector<std::uint32_t> &codes) {
        std::vector<Pegs> pegs;
        pegs.reserve(codes.size());
        for (const auto code : codes) pegs.push_back(board_.codes()[code]);
        return best_of(Columns(pegs, board_.holes()), [](std::uint32_t) { return true; });
    }

    // Row by row against all codes: best when the codes are many.
    template <class Wanted> std::uint32_t best_of(const Columns &codes, Wanted wanted) {
        std::vector<std::uint8_t> keys(codes.stride());
        std::vector<std::uint32_t> counts(static_cast<std::size_t>(kinds_));
        Best best;
        for (std::uint32_t row = 0; row < board_.rows().size(); ++row) {
            if (!wanted(row)) continue;
            kernels().mark_all(codes, board_.rows()[row], 0, codes.size(), keys.data());
            kernels().tally(keys.data(), codes.size(), kinds_, counts.data());
            const bool open = counts.back() != 0;
            best.offer(cost<1>(counts.data(), open), open, row);
        }
        return best.row;
    }

    // Few codes against stretches of rows: every code's answers to the stretch, then the cells of every row of it.
    std::uint32_t best_row(const std::vector<std::uint32_t> &codes) {
        const std::size_t n = codes.size(), rows = board_.rows().size(), keys = static_cast<std::size_t>(losing_);
        const std::size_t stretch = std::clamp<std::size_t>((std::size_t{1} << 17) / n / 128 * 128, 128, 2048);
        const std::size_t stride = stretch + 64; // an odd number of cache lines: no two codes fight for one cache set
        answers_.resize(n * stride);
        pointers_.resize(n);
        for (std::size_t i = 0; i < n; ++i) pointers_[i] = answers_.data() + i * stride;
        const bool compare = rule_ == Rule::most_parts && n <= kFew;
        Best best;
        for (std::size_t first = 0; first < rows; first += stretch) {
            const std::size_t count = std::min(stretch, rows - first), lanes = padded(count);
            for (std::size_t i = 0; i < n; ++i)
                kernels().mark_all(board_.row_columns(), board_.codes()[codes[i]], first, count,
                                   answers_.data() + i * stride);
            const auto open = [&](std::size_t i) { return open_[first + i] != 0; };
            const auto offer = [&](std::uint64_t cost, std::size_t i) {
                best.offer(cost, open(i), static_cast<std::uint32_t>(first + i));
            };
            if (n <= kFew) {
                repeats_.resize(lanes);
                const int fewest = kernels().repeated(pointers_.data(), n, lanes, 0, 255, repeats_.data());
                if (compare) {
                    if (static_cast<std::uint64_t>(fewest) > best.cost) continue;
                    for (std::size_t i = 0; i < count; ++i) offer(repeats_[i], i);
                } else if (fewest == 0) {
                    // No code of the set separates them all, or it would have been taken before.
                    const auto found =
                        std::find(repeats_.begin(), repeats_.begin() + static_cast<std::ptrdiff_t>(count), 0);
                    if (found != repeats_.begin() + static_cast<std::ptrdiff_t>(count))
                        return static_cast<std::uint32_t>(first + static_cast<std::size_t>(found - repeats_.begin()));
                }
                if (compare) {
                    if (best.cost == 0) return best.row;
                    continue;
                }
            }
            small_sizes_.resize(lanes * keys);
            kernels().cells8(pointers_.data(), n, lanes, losing_, small_sizes_.data());
            if (rule_ == Rule::most_parts) {
                repeats_.resize(lanes);
                kernels().parts8(small_sizes_.data(), lanes, losing_, repeats_.data());
                for (std::size_t i = 0; i < count; ++i)
                    offer(static_cast<std::uint64_t>(kinds_) - repeats_[i] - open(i), i);
            } else {
                for (std::size_t i = 0; i < count; ++i)
                    offer(cost<kLane>(small_sizes_.data() + i / kLane * kLane * keys + i % kLane, open(i)), i);
            }
        }
        return best.row;
    }

    const Board &board_;
    Rule rule_;
    const std::function<void()> &pulse_;
    int losing_;
    int kinds_;
    std::vector<std::uint64_t> worth_;
    std::vector<std::uint8_t> open_; // whether a row may still be the code
    std::vector<std::uint8_t> answers_, small_sizes_, repeats_;
    std::vector<Answers> pointers_;
};

} // namespace

std::vector<std::uint32_t> play_all(const Board &board, Rule rule, const std::function<void()> &pulse) {
    std::vector<std::uint32_t> codes(board.codes().size()), stream;
    std::iota(codes.begin(), codes.end(), 0U);
    Player(board, rule, pulse).play(std::move(codes), stream);
    return stream;
}

std::vector<std::uint32_t> depths(const Board &board, Rule rule, const std::vector<std::uint32_t> &codes) {
    std::vector<std::uint32_t> found;
    const std::function<void()> pulse;
    if (!codes.empty()) Player(board, rule, pulse).count(codes, 0, found);
    return found;
}

std::uint32_t choose(const Board &board, Rule rule, const std::vector<std::uint32_t> &codes) {
    const std::function<void()> quiet;
    return Player(board, rule, quiet).row_for(codes);
}

} // namespace keypeg
