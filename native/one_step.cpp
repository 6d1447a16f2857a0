#include "one_step.hpp"

#include "kernels.hpp"
#include "symmetry.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace keypeg {
namespace {

constexpr std::size_t kMaxPairwise = 24; // up to here the keys of a row are compared in pairs
constexpr std::size_t kMaxBlocked = 255; // up to here a block of rows is marked against the codes at once

// The score of a cell by its size; the row with the lowest sum is the best.
// A logarithm is the integer sum of the logarithms of its prime factors, so that equal products get equal scores.
std::vector<std::uint64_t> cell_scores(Rule rule, std::size_t max_size) {
    std::vector<std::uint64_t> scores(max_size + 1), logarithm(max_size + 1);
    for (std::uint64_t n = 2; n <= max_size; ++n) {
        std::uint64_t factor = 2;
        while (factor * factor <= n && n % factor != 0) ++factor;
        logarithm[n] =
            n % factor == 0 && factor < n
                ? logarithm[factor] + logarithm[n / factor]
                : static_cast<std::uint64_t>(std::llround(std::ldexp(std::log2(static_cast<double>(n)), 40)));
    }
    for (std::uint64_t n = 1; n <= max_size; ++n)
        scores[n] = rule == Rule::entropy ? n * logarithm[n] : rule == Rule::expected_size ? n * n : n;
    return scores;
}

class RulePlayer {
  public:
    RulePlayer(const Board &board, Rule rule, const InterruptCheck &interrupt_check)
        : board_(board), rule_(rule), interrupt_check_(interrupt_check), losing_keys_(losing_keys(board.holes())),
          key_count_(key_count(board.holes())), cell_scores_(cell_scores(rule, board.codes().size())),
          may_be_code_(board.rows().size()) {}

    // Appends the tree of the rule for these codes.
    void build_tree(std::vector<std::uint32_t> codes, std::vector<std::uint32_t> &stream) {
        const std::uint32_t row = choose(codes);
        std::vector<std::vector<std::uint32_t>> cells = losing_cells(row, codes);
        codes = {}; // frees the memory before the next level
        stream.push_back(row);
        stream.push_back(static_cast<std::uint32_t>(
            std::count_if(cells.begin(), cells.end(), [](const auto &cell) { return !cell.empty(); })));
        for (std::uint32_t key = 0; key < cells.size(); ++key) {
            if (cells[key].empty()) continue;
            stream.push_back(key);
            build_tree(std::move(cells[key]), stream);
        }
    }

    // Adds the codes that are found after `laid` rows of the rule to found[laid], found[laid + 1], …
    void count_found(const std::vector<std::uint32_t> &codes, std::size_t laid, std::vector<std::uint32_t> &found) {
        const std::uint32_t row = choose(codes);
        if (found.size() <= laid) found.resize(laid + 1);
        std::size_t left = 0;
        for (const auto &cell : losing_cells(row, codes)) {
            left += cell.size();
            if (!cell.empty()) count_found(cell, laid + 1, found);
        }
        found[laid] += static_cast<std::uint32_t>(codes.size() - left);
    }

    std::uint32_t choose(const std::vector<std::uint32_t> &codes) {
        if (interrupt_check_) interrupt_check_();
        if (codes.size() <= 2 || rule_ == Rule::first_code) return board_.row_of(codes[0]);
        if (codes.size() == board_.codes().size()) return choose_first();
        if (codes.size() <= static_cast<std::size_t>(key_count_))
            for (const auto code : codes)
                if (separates(board_.codes()[code], codes)) return board_.row_of(code);
        for (const auto code : codes) may_be_code_[board_.row_of(code)] = 1;
        const std::uint32_t row = codes.size() > kMaxBlocked ? choose_for_many(codes) : best_by_block(codes);
        for (const auto code : codes) may_be_code_[board_.row_of(code)] = 0;
        return row;
    }

  private:
    struct BestRow {
        std::uint64_t score = ~std::uint64_t{0};
        bool may_be_code = false;
        std::uint32_t row = 0;
        void consider(std::uint64_t other, bool other_may_be_code, std::uint32_t other_row) {
            if (other < score || (other == score && other_may_be_code && !may_be_code))
                score = other, may_be_code = other_may_be_code, row = other_row;
        }
    };

    // The codes that a row leaves, by key.
    std::vector<std::vector<std::uint32_t>> losing_cells(std::uint32_t row,
                                                         const std::vector<std::uint32_t> &codes) const {
        std::vector<std::vector<std::uint32_t>> cells(static_cast<std::size_t>(losing_keys_));
        for (const auto code : codes) {
            const int key = mark(board_.rows()[row], board_.codes()[code], board_.holes());
            if (key < losing_keys_) cells[static_cast<std::size_t>(key)].push_back(code);
        }
        return cells;
    }

    // Whether each code gives the row another key.
    bool separates(const Pegs &row, const std::vector<std::uint32_t> &codes) const {
        std::uint64_t seen = 0;
        for (const auto code : codes) {
            const std::uint64_t key = std::uint64_t{1} << mark(row, board_.codes()[code], board_.holes());
            if ((seen & key) != 0) return false;
            seen |= key;
        }
        return true;
    }

    // The score of a row by its cell sizes, which are `step` apart. The winning cell holds the row itself, if that may
    // be the code. The loops are unrolled because they are so short that their address matters: an unlucky one made
    // smallest_worst take 3.1 s instead of 2.5 s on 5 × 8.
    template <std::size_t step, class Size> std::uint64_t score(const Size *sizes, bool may_be_code) const {
        std::uint64_t sum = 0;
        const auto keys = static_cast<std::size_t>(losing_keys_);
        switch (rule_) {
        case Rule::most_parts:
#pragma GCC unroll 4
            for (std::size_t k = 0; k < keys; ++k) sum += sizes[k * step] != 0;
            return static_cast<std::uint64_t>(key_count_) - sum - may_be_code;
        case Rule::smallest_worst:
#pragma GCC unroll 4
            for (std::size_t k = 0; k < keys; ++k) sum = std::max<std::uint64_t>(sum, sizes[k * step]);
            return sum;
        case Rule::entropy:
        case Rule::expected_size:
#pragma GCC unroll 4
            for (std::size_t k = 0; k < keys; ++k) sum += cell_scores_[sizes[k * step]];
            return sum + (may_be_code ? cell_scores_[1] : 0);
        case Rule::first_code:
            break; // scores no rows
        }
        return sum;
    }

    // No row is laid yet, so only one of several symmetric rows is scored.
    std::uint32_t choose_first() {
        const Symmetries symmetries(board_);
        return best_by_row(board_.code_columns(),
                           [&](std::uint32_t row) { return symmetries.is_smallest(board_.rows()[row]); });
    }

    std::uint32_t choose_for_many(const std::vector<std::uint32_t> &codes) {
        std::vector<Pegs> pegs;
        pegs.reserve(codes.size());
        for (const auto code : codes) pegs.push_back(board_.codes()[code]);
        return best_by_row(PegColumns(pegs, board_.holes()), [](std::uint32_t) { return true; });
    }

    // Marks one row at a time against all codes: faster for many codes.
    template <class Wanted> std::uint32_t best_by_row(const PegColumns &codes, Wanted wanted) {
        std::vector<std::uint8_t> keys(codes.stride());
        std::vector<std::uint32_t> counts(static_cast<std::size_t>(key_count_));
        BestRow best;
        for (std::uint32_t row = 0; row < board_.rows().size(); ++row) {
            if (!wanted(row)) continue;
            kernels().mark_all(codes, board_.rows()[row], 0, codes.size(), keys.data());
            kernels().count_keys(keys.data(), codes.size(), key_count_, counts.data());
            const bool may_be_code = counts.back() != 0;
            best.consider(score<1>(counts.data(), may_be_code), may_be_code, row);
        }
        return best.row;
    }

    // Marks all codes against a block of rows at a time, then splits the codes by every row of the block: faster for
    // few codes.
    std::uint32_t best_by_block(const std::vector<std::uint32_t> &codes) {
        const std::size_t n = codes.size(), rows = board_.rows().size();
        const std::size_t block = std::clamp<std::size_t>((std::size_t{1} << 17) / n / 128 * 128, 128, 2048);
        const std::size_t stride = block + 64; // an odd number of cache lines: no two codes compete for a cache set
        keys_.resize(n * stride);
        code_keys_.resize(n);
        for (std::size_t i = 0; i < n; ++i) code_keys_[i] = keys_.data() + i * stride;
        BestRow best;
        for (std::size_t first = 0; first < rows; first += block) {
            const std::size_t count = std::min(block, rows - first);
            for (std::size_t i = 0; i < n; ++i)
                kernels().mark_all(board_.row_columns(), board_.codes()[codes[i]], first, count,
                                   keys_.data() + i * stride);
            if (n > kMaxPairwise)
                score_cells(first, count, best);
            else if (score_pairwise(first, count, best))
                return best.row;
        }
        return best.row;
    }

    // Scores the rows of a block for few codes. Returns whether one of them separates all codes: none is better.
    bool score_pairwise(std::size_t first, std::size_t count, BestRow &best) {
        const std::size_t lanes = padded(count);
        repeats_.resize(lanes);
        const int fewest =
            kernels().count_repeats(code_keys_, lanes, losing_keys_ + 2, RepeatLimits{}, repeats_.data());
        if (rule_ == Rule::most_parts) {
            // As many cells as possible is as few repeats as possible.
            if (static_cast<std::uint64_t>(fewest) <= best.score)
                for (std::size_t i = 0; i < count; ++i)
                    best.consider(repeats_[i], may_be_code_[first + i] != 0, static_cast<std::uint32_t>(first + i));
            return best.score == 0;
        }
        if (fewest == 0) {
            // It is no code of the set: such a code would have been chosen before.
            const auto end = repeats_.begin() + static_cast<std::ptrdiff_t>(count);
            const auto found = std::find(repeats_.begin(), end, 0);
            if (found != end) {
                best.row = static_cast<std::uint32_t>(first + static_cast<std::size_t>(found - repeats_.begin()));
                return true;
            }
        }
        score_cells(first, count, best);
        return false;
    }

    // Scores the rows of a block by the sizes of their cells.
    void score_cells(std::size_t first, std::size_t count, BestRow &best) {
        const std::size_t lanes = padded(count), keys = static_cast<std::size_t>(losing_keys_);
        sizes_.resize(lanes * keys);
        kernels().cell_sizes8(code_keys_, lanes, losing_keys_, sizes_.data());
        const auto may_be_code = [&](std::size_t i) { return may_be_code_[first + i] != 0; };
        BestRow local = best; // not the reference: a local stays in registers
        const auto consider = [&](std::uint64_t score, std::size_t i) {
            local.consider(score, may_be_code(i), static_cast<std::uint32_t>(first + i));
        };
        if (rule_ == Rule::most_parts) {
            cells_.resize(lanes);
            kernels().count_cells8(sizes_.data(), lanes, losing_keys_, cells_.data());
            for (std::size_t i = 0; i < count; ++i)
                consider(static_cast<std::uint64_t>(key_count_) - cells_[i] - may_be_code(i), i);
        } else {
            for (std::size_t i = 0; i < count; ++i)
                consider(score<kLanes>(sizes_.data() + i / kLanes * kLanes * keys + i % kLanes, may_be_code(i)), i);
        }
        best = local;
    }

    const Board &board_;
    Rule rule_;
    const InterruptCheck &interrupt_check_;
    int losing_keys_;
    int key_count_;
    std::vector<std::uint64_t> cell_scores_;
    std::vector<std::uint8_t> may_be_code_; // by row: whether it may still be the code
    // The block of rows in hand.
    std::vector<std::uint8_t> keys_, sizes_, repeats_, cells_;
    std::vector<CodeKeys> code_keys_;
};

} // namespace

std::vector<std::uint32_t> rule_tree(const Board &board, Rule rule, const InterruptCheck &interrupt_check) {
    std::vector<std::uint32_t> codes(board.codes().size()), stream;
    std::iota(codes.begin(), codes.end(), 0U);
    RulePlayer(board, rule, interrupt_check).build_tree(std::move(codes), stream);
    return stream;
}

std::uint32_t choose_row(const Board &board, Rule rule, const std::vector<std::uint32_t> &codes) {
    const InterruptCheck none;
    return RulePlayer(board, rule, none).choose(codes);
}

std::vector<std::uint32_t> found_by_row(const Board &board, Rule rule, const std::vector<std::uint32_t> &codes) {
    std::vector<std::uint32_t> found;
    const InterruptCheck none;
    if (!codes.empty()) RulePlayer(board, rule, none).count_found(codes, 0, found);
    return found;
}

} // namespace keypeg
