#include "fitting.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <random>

namespace keypeg {
namespace {

constexpr std::int64_t kPatience = 2000; // steps of the first walk

enum class Walked { found, nothing, tired };

class Walk {
  public:
    Walk(const Shape &shape, std::span<const Told> told, std::mt19937_64 &chance)
        : shape_(shape), told_(told), chance_(chance), kinds_(shape.colours + (shape.most_empty > 0)),
          reds_(told.size()), shared_(told.size()), left_(told.size()) {
        for (std::size_t r = 0; r < told.size(); ++r)
            for (int p = 0; p < shape.holes; ++p) ++left_[r][told[r].row[static_cast<std::size_t>(p)]];
        std::iota(holes_.begin(), holes_.begin() + shape.holes, std::uint8_t{0});
        shuffle(holes_, shape.holes);
    }

    // Fill the holes that are left, the first of them first.
    Walked fill(Pegs &code, int done, std::int64_t &steps) {
        if (done == shape_.holes) return Walked::found;
        std::array<std::uint8_t, kMostColours> order{};
        std::iota(order.begin(), order.begin() + kinds_, std::uint8_t{0});
        shuffle(order, kinds_);
        for (int i = 0; i < kinds_; ++i) {
            const int colour = order[static_cast<std::size_t>(i)];
            if (!allowed(colour, done)) continue;
            if (--steps < 0) return Walked::tired;
            const std::size_t hole = holes_[static_cast<std::size_t>(done)];
            code[hole] = static_cast<std::uint8_t>(colour);
            const bool fits = place(hole, colour, done + 1);
            const Walked walked = fits ? fill(code, done + 1, steps) : Walked::nothing;
            if (walked != Walked::nothing) return walked;
            take_back(hole, colour);
        }
        return Walked::nothing;
    }

  private:
    template <class Order> void shuffle(Order &order, int count) {
        // std::shuffle may differ from one library to the next; the same seed has to find the same codes everywhere.
        for (int i = count - 1; i > 0; --i)
            std::swap(order[static_cast<std::size_t>(i)],
                      order[static_cast<std::size_t>(chance_() % static_cast<std::uint64_t>(i + 1))]);
    }

    bool allowed(int colour, int done) const {
        const int empty = used_[static_cast<std::size_t>(shape_.colours)], after = shape_.holes - done - 1;
        if (colour == shape_.colours) return empty < shape_.most_empty;
        if (empty + after < shape_.fewest_empty) return false;
        return shape_.repeats || used_[static_cast<std::size_t>(colour)] == 0;
    }

    // Whether every row can still earn its key.
    bool place(std::size_t hole, int colour, int done) {
        ++used_[static_cast<std::size_t>(colour)];
        const int after = shape_.holes - done;
        bool fits = true;
        for (std::size_t r = 0; r < told_.size(); ++r) {
            const Told &told = told_[r];
            reds_[r] += told.row[hole] == colour;
            shared_[r] += left_[r][static_cast<std::size_t>(colour)]-- > 0;
            if (told.reds >= 0) fits = fits && reds_[r] <= told.reds && reds_[r] + after >= told.reds;
            if (told.shared >= 0) fits = fits && shared_[r] <= told.shared && shared_[r] + after >= told.shared;
        }
        return fits;
    }

    void take_back(std::size_t hole, int colour) {
        --used_[static_cast<std::size_t>(colour)];
        for (std::size_t r = 0; r < told_.size(); ++r) {
            reds_[r] -= told_[r].row[hole] == colour;
            shared_[r] -= ++left_[r][static_cast<std::size_t>(colour)] > 0;
        }
    }

    const Shape &shape_;
    std::span<const Told> told_;
    std::mt19937_64 &chance_;
    int kinds_; // what may stand in a hole: colours, and the empty hole as the last of them
    std::vector<int> reds_, shared_;
    std::vector<std::array<std::int8_t, kMostColours>> left_; // pegs of each colour of a row that no peg answers yet
    std::array<int, kMostColours> used_{};
    std::array<std::uint8_t, kMostHoles> holes_{};
};

} // namespace

Fitting fitting(const Shape &shape, std::span<const Told> told, std::size_t wanted, std::uint64_t seed,
                std::int64_t steps) {
    Fitting found;
    std::mt19937_64 chance(seed);
    // A walk that went wrong early may wander for long, and most of the time another one is there sooner. Each gets
    // twice the patience of the one before, so that in the end one can try everything.
    std::int64_t patience = kPatience;
    while (found.codes.size() < wanted && steps > 0) {
        const std::int64_t granted = std::min(patience, steps);
        std::int64_t left = granted;
        Pegs code{};
        const Walked walked = Walk(shape, told, chance).fill(code, 0, left);
        steps -= granted - std::max<std::int64_t>(left, 0);
        if (walked == Walked::found) found.codes.push_back(code);
        if (walked == Walked::tired) patience *= 2;
        found.none = walked == Walked::nothing;
        if (found.none) break;
    }
    return found;
}

} // namespace keypeg
