// Symmetries of a board: permutations of its holes and its colours. They show which rows need not be tried, and which
// sets of codes are the same set.
#pragma once

#include "position.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace keypeg {

// The symmetries that leave the rows laid so far unchanged: permutations of holes, each with the colours it forces.
// They are a group, so that rows fall into classes of rows that are the same.
class Symmetries {
  public:
    // Before the first row: every permutation of holes, with no colour forced.
    explicit Symmetries(const Board &board);
    // The symmetries of marked rows: each turns the rows into themselves, in any order, with the same keys.
    Symmetries(const Board &board, std::span<const MarkedRow> rows);
    // No symmetries, for codes of different weights.
    static Symmetries none() { return Symmetries(); }

    // Whether no symmetry maps this row to a smaller one: only such rows need to be tried.
    bool is_smallest(const Pegs &row) const;
    // The smallest row that a symmetry maps this row to.
    Pegs smallest(const Pegs &row) const;
    // How many rows the symmetries map this row to, itself included.
    std::uint64_t class_size(const Pegs &row) const;
    // The symmetries that leave this row unchanged too, whatever its colours are called.
    Symmetries after(const Pegs &row) const;
    bool trivial() const { return maps_.empty(); }

    // The order of holes under which these rows come first, if colours are named in the order in which they appear.
    // The fixed colour keeps its name; -1 is none.
    static std::vector<std::uint8_t> canonical_order(int holes, std::span<const Pegs> rows, int fixed_colour);

  private:
    struct Symmetry {
        std::array<std::uint8_t, kMaxHoles> from{}; // hole q of the image is hole from[q] of the row
        std::array<std::int8_t, kMaxColours> colour{};
    };
    struct MarkedPegs {
        Pegs row;
        int key;
        friend bool operator==(const MarkedPegs &, const MarkedPegs &) = default;
    };

    Symmetries() = default;
    Symmetries(int holes, int colours, int fixed_colour);
    // Whether a map can be extended so that it turns a row into another one; `taken` are the colours it maps to.
    bool extend(const Pegs &row, const Pegs &image, unsigned &taken, Symmetry &map) const;
    // Adds every extension of a map that turns the rows from place `at` on into rows that are not matched yet.
    void add_matches(std::span<const MarkedPegs> rows, std::size_t at, std::uint64_t matched, unsigned taken,
                     const Symmetry &map);
    // The smallest image of a row under a map. Adds the colours it meets to the map.
    Pegs image(const Pegs &row, Symmetry &map) const;
    void forget_identity();
    // Compares the image of a row with the row: below zero if the image is smaller. Adds the colours it meets to the
    // map.
    int compare(const Pegs &row, Symmetry &map) const;

    std::size_t holes_ = 0;
    int colours_ = 0;   // that a hole may hold, the empty hole included
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
