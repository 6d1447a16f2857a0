// Symmetries of a board: permutations of its holes and its colours. They show which rows need not be tried, and which
// sets of codes are the same set.
#pragma once

#include "board.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace keypeg {

// The symmetries that leave every row laid so far unchanged: permutations of holes, each with the colours it forces.
class Symmetries {
  public:
    // Before the first row: every permutation of holes, with no colour forced.
    explicit Symmetries(const Board &board);
    // No symmetries, for codes of different weights.
    static Symmetries none() { return Symmetries(); }

    // Whether no symmetry maps this row to a smaller one: only such rows need to be tried.
    bool is_smallest(const Pegs &row) const;
    // The symmetries that leave this row unchanged too.
    Symmetries after(const Pegs &row) const;
    bool trivial() const { return maps_.empty(); }

  private:
    struct Symmetry {
        std::array<std::uint8_t, kMaxHoles> from{}; // hole q of the image is hole from[q] of the row
        std::array<std::int8_t, kMaxColours> colour{};
    };

    Symmetries() = default;
    // Compares the image of a row with the row: below zero if the image is smaller. Adds the colours it meets to the
    // map.
    int compare(const Pegs &row, Symmetry &map) const;

    int holes_ = 0;
    int colours_ = 0;
    unsigned used_ = 0; // bits: colours of the rows so far
    std::vector<Symmetry> maps_;
};

// A hash of a set of codes in canonical form. Sets that a symmetry maps to each other almost always share it; equal
// hashes mean symmetric sets, but for a collision.
struct CanonicalHash {
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    friend bool operator==(const CanonicalHash &, const CanonicalHash &) = default;
};

class CanonicalHasher {
  public:
    // Without `symmetric` the codes are hashed as they are.
    CanonicalHasher(const Board &board, bool symmetric)
        : holes_(static_cast<std::size_t>(board.holes())), colours_(static_cast<std::size_t>(board.colours() + 1)),
          fixed_colour_(board.fixed_colour()), symmetric_(symmetric) {}

    CanonicalHash hash(std::span<const Pegs *const> codes) const;

  private:
    // A number for each peg, by hole and colour. The numbers of a code's pegs together make one word.
    using PegLabels = std::array<std::array<std::uint64_t, kMaxColours>, kMaxHoles>;
    PegLabels canonical_labels(std::span<const Pegs *const> codes) const;
    PegLabels plain_labels() const;

    std::size_t holes_;
    std::size_t colours_; // the empty hole included
    int fixed_colour_;
    bool symmetric_;
};

} // namespace keypeg
