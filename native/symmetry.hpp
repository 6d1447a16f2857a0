// Symmetry: holes may change places and colours names. Which rows need no look, and which sets are the same set.
#pragma once

#include "board.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace keypeg {

// The relabellings that leave every row laid so far as it is: a permutation of holes each, with the colours it forces.
class Symmetries {
  public:
    // Before the first row: every permutation of holes, no colour forced.
    explicit Symmetries(const Board &board);
    // None at all, for codes that are not equally likely.
    static Symmetries none() { return Symmetries(); }

    // Whether no relabelling turns this row into a smaller one: only such rows need to be tried.
    bool is_smallest(const Pegs &row) const;
    // What is left after this row too.
    Symmetries after(const Pegs &row) const;
    bool trivial() const { return maps_.empty(); }

  private:
    struct Relabelling {
        std::array<std::uint8_t, kMostHoles> from{}; // hole q of the image is hole from[q] of the row
        std::array<std::int8_t, kMostColours> colour{};
    };

    Symmetries() = default;
    // The image of a row against the row itself: below zero if it is smaller. Colours met are added to the map.
    int compare(const Pegs &row, Relabelling &map) const;

    int holes_ = 0;
    int colours_ = 0;
    unsigned used_ = 0; // colours that rows so far contain
    std::vector<Relabelling> maps_;
};

// A name for a set of codes that relabelled sets share, almost always: equal names mean equal sets up to relabelling.
struct Name {
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    friend bool operator==(const Name &, const Name &) = default;
};

class Naming {
  public:
    // With `relabel` off a set is named as it stands.
    Naming(const Board &board, bool relabel)
        : holes_(board.holes()), colours_(board.colours() + 1), fixed_(board.fixed_colour()), relabel_(relabel) {}

    Name name(std::span<const Pegs *const> codes) const;

  private:
    int holes_;
    int colours_;
    int fixed_;
    bool relabel_;
};

} // namespace keypeg
