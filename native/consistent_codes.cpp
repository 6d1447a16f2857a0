#include "consistent_codes.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <random>

namespace keypeg {
namespace {

constexpr std::int64_t kFirstStepLimit = 2000; // of one backtracking search

enum class Outcome { found, none_exists, out_of_steps };

// A code that is filled hole by hole, and what it means for each constraint.
class PartialCode {
  public:
    PartialCode(const Shape &shape, std::span<const KeyConstraint> constraints)
        : shape_(shape), constraints_(constraints), colours_(shape.colours + (shape.most_empty > 0)),
          reds_(constraints.size()), pegs_(constraints.size()), unmatched_(constraints.size()) {
        for (std::size_t r = 0; r < constraints.size(); ++r)
            for (int p = 0; p < shape.holes; ++p) ++unmatched_[r][constraints[r].row[static_cast<std::size_t>(p)]];
    }
    const Shape &shape() const { return shape_; }
    int colours() const { return colours_; } // the empty hole included, if the shape allows it

    // Whether the shape allows this colour in the next hole.
    bool allowed(int colour, int filled) const {
        const int empty = used_[static_cast<std::size_t>(shape_.colours)], left = shape_.holes - filled - 1;
        if (colour == shape_.colours) return empty < shape_.most_empty;
        if (empty + left < shape_.fewest_empty) return false;
        return shape_.repeats || used_[static_cast<std::size_t>(colour)] == 0;
    }

    // Places a peg. Returns whether every constraint can still be satisfied.
    bool place(std::size_t hole, int colour, int filled) {
        ++used_[static_cast<std::size_t>(colour)];
        const int left = shape_.holes - filled;
        bool possible = true;
        for (std::size_t r = 0; r < constraints_.size(); ++r) {
            const KeyConstraint &constraint = constraints_[r];
            reds_[r] += constraint.row[hole] == colour;
            pegs_[r] += unmatched_[r][static_cast<std::size_t>(colour)]-- > 0;
            if (constraint.reds >= 0)
                possible = possible && reds_[r] <= constraint.reds && reds_[r] + left >= constraint.reds;
            if (constraint.pegs >= 0)
                possible = possible && pegs_[r] <= constraint.pegs && pegs_[r] + left >= constraint.pegs;
        }
        return possible;
    }

    void undo(std::size_t hole, int colour) {
        --used_[static_cast<std::size_t>(colour)];
        for (std::size_t r = 0; r < constraints_.size(); ++r) {
            reds_[r] -= constraints_[r].row[hole] == colour;
            pegs_[r] -= ++unmatched_[r][static_cast<std::size_t>(colour)] > 0;
        }
    }

  private:
    const Shape &shape_;
    std::span<const KeyConstraint> constraints_;
    int colours_;
    std::vector<int> reds_, pegs_;                                // of each row's key so far
    std::vector<std::array<std::int8_t, kMaxColours>> unmatched_; // pegs of a row by colour, minus those in the code
    std::array<int, kMaxColours> used_{};
};

class RandomBacktracking {
  public:
    RandomBacktracking(const Shape &shape, std::span<const KeyConstraint> constraints, std::mt19937_64 &random)
        : partial_(shape, constraints), random_(random) {
        std::iota(holes_.begin(), holes_.begin() + shape.holes, std::uint8_t{0});
        shuffle(holes_, shape.holes);
    }

    // Fills the holes that are left; `filled` holes have a peg.
    Outcome fill(Pegs &code, int filled, std::int64_t &steps) {
        if (filled == partial_.shape().holes) return Outcome::found;
        std::array<std::uint8_t, kMaxColours> order{};
        std::iota(order.begin(), order.begin() + partial_.colours(), std::uint8_t{0});
        shuffle(order, partial_.colours());
        for (int i = 0; i < partial_.colours(); ++i) {
            const int colour = order[static_cast<std::size_t>(i)];
            if (!partial_.allowed(colour, filled)) continue;
            if (--steps < 0) return Outcome::out_of_steps;
            const std::size_t hole = holes_[static_cast<std::size_t>(filled)];
            code[hole] = static_cast<std::uint8_t>(colour);
            const bool possible = partial_.place(hole, colour, filled + 1);
            const Outcome outcome = possible ? fill(code, filled + 1, steps) : Outcome::none_exists;
            if (outcome != Outcome::none_exists) return outcome;
            partial_.undo(hole, colour);
        }
        return Outcome::none_exists;
    }

  private:
    // Not std::shuffle: it may differ between libraries, and the same seed has to find the same codes everywhere.
    template <class Order> void shuffle(Order &order, int count) {
        for (int i = count - 1; i > 0; --i)
            std::swap(order[static_cast<std::size_t>(i)],
                      order[static_cast<std::size_t>(random_() % static_cast<std::uint64_t>(i + 1))]);
    }

    PartialCode partial_;
    std::mt19937_64 &random_;
    std::array<std::uint8_t, kMaxHoles> holes_{};
};

// Goes through the consistent codes in ascending order.
class Enumeration {
  public:
    Enumeration(const Shape &shape, std::span<const KeyConstraint> constraints, std::size_t listed,
                std::int64_t step_limit)
        : partial_(shape, constraints), listed_(listed), steps_(step_limit) {
        counted_.colours.resize(static_cast<std::size_t>(shape.holes),
                                std::vector<std::uint64_t>(static_cast<std::size_t>(shape.colours + 1)));
    }

    CountedCodes count() {
        counted_.complete = fill(0);
        return std::move(counted_);
    }

  private:
    // Returns false when the steps are used up.
    bool fill(int filled) {
        const int holes = partial_.shape().holes;
        if (filled == holes) {
            ++counted_.count;
            if (counted_.first.size() < listed_) counted_.first.push_back(code_);
            return true;
        }
        const auto hole = static_cast<std::size_t>(filled);
        for (int colour = 0; colour < partial_.colours(); ++colour) {
            if (!partial_.allowed(colour, filled)) continue;
            if (--steps_ < 0) return false;
            code_[hole] = static_cast<std::uint8_t>(colour);
            const std::uint64_t before = counted_.count;
            const bool done = !partial_.place(hole, colour, filled + 1) || fill(filled + 1);
            partial_.undo(hole, colour);
            counted_.colours[hole][static_cast<std::size_t>(colour)] += counted_.count - before;
            if (!done) return false;
        }
        return true;
    }

    PartialCode partial_;
    std::size_t listed_;
    std::int64_t steps_;
    Pegs code_{};
    CountedCodes counted_;
};

} // namespace

ConsistentCodes sample_consistent_codes(const Shape &shape, std::span<const KeyConstraint> constraints,
                                        std::size_t wanted, std::uint64_t seed, std::int64_t step_limit) {
    ConsistentCodes sampled;
    std::mt19937_64 random(seed);
    // A search with a bad first peg may take very long, and usually another search is faster. So each search may take
    // only so many steps. The limit doubles, so that in the end one search can try everything.
    std::int64_t search_limit = kFirstStepLimit, left = step_limit;
    while (sampled.codes.size() < wanted && left > 0) {
        const std::int64_t granted = std::min(search_limit, left);
        std::int64_t unused = granted;
        Pegs code{};
        const Outcome outcome = RandomBacktracking(shape, constraints, random).fill(code, 0, unused);
        left -= granted - std::max<std::int64_t>(unused, 0);
        if (outcome == Outcome::found) sampled.codes.push_back(code);
        if (outcome == Outcome::out_of_steps) search_limit *= 2;
        sampled.none_exist = outcome == Outcome::none_exists;
        if (sampled.none_exist) break;
    }
    return sampled;
}

CountedCodes count_consistent_codes(const Shape &shape, std::span<const KeyConstraint> constraints, std::size_t listed,
                                    std::int64_t step_limit) {
    return Enumeration(shape, constraints, listed, step_limit).count();
}

} // namespace keypeg
