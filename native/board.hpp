// The code space: which codes may be hidden, which rows may be laid, and both in column layout.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace keypeg {

inline constexpr int kMostHoles = 8;
inline constexpr int kMostColours = 13;  // twelve colours of peg and the empty hole
inline constexpr std::size_t kLane = 32; // codes that one instruction marks at once

// One row of pegs; hole p holds colour pegs[p]. Unused holes are zero.
using Pegs = std::array<std::uint8_t, kMostHoles>;

// Keys are numbered by pegs and then reds: key(reds, whites) = t(t+1)/2 + reds with t = reds + whites.
// The winning key is the highest number, and the one below it (all but one red, one white) cannot exist.
constexpr int key_number(int reds, int whites) {
    const int pegs = reds + whites;
    return pegs * (pegs + 1) / 2 + reds;
}
constexpr int winning_key(int holes) { return key_number(holes, 0); }
// Keys that leave the code open are numbered 0 … losing_keys - 1.
constexpr int losing_keys(int holes) { return winning_key(holes) - 1; }

// Which rows have a shape; the empty hole is colour number `colours`.
struct Shape {
    int holes = 0;
    int colours = 0;
    bool repeats = true;
    int fewest_empty = 0;
    int most_empty = 0;

    bool holds(const Pegs &pegs) const;
    std::uint64_t size() const;
    // Every row of this shape in ascending order.
    std::vector<Pegs> rows() const;
    // Whether an empty hole behaves as one more colour, so that symmetry may exchange it with the others.
    bool empty_is_a_colour() const { return repeats && fewest_empty == 0 && most_empty == holes; }
};

// Rows hole by hole and colour count by colour count: one byte each, so that a row is marked against 32 at once.
class Columns {
  public:
    Columns(std::span<const Pegs> rows, int holes);

    std::size_t size() const { return size_; }
    std::size_t stride() const { return stride_; }
    int holes() const { return holes_; }
    const std::uint8_t *hole(int p) const { return bytes_.data() + stride_ * static_cast<std::size_t>(p); }
    const std::uint8_t *count(int colour) const {
        return bytes_.data() + stride_ * static_cast<std::size_t>(holes_ + colour);
    }

  private:
    std::size_t size_;
    std::size_t stride_;
    int holes_;
    std::vector<std::uint8_t> bytes_;
};

constexpr std::size_t padded(std::size_t n) { return (n + kLane - 1) / kLane * kLane; }

// The key of one row against one code, without tables or lanes.
int mark(const Pegs &row, const Pegs &code, int holes);

// A board: the codes that may be hidden and the rows that may be laid. Every code is also a row.
class Board {
  public:
    Board(const Shape &code_shape, const Shape &row_shape);

    int holes() const { return code_shape_.holes; }
    int colours() const { return code_shape_.colours; }
    // The colour number that symmetry must leave alone, or -1.
    int fixed_colour() const { return fixed_colour_; }
    const std::vector<Pegs> &codes() const { return codes_; }
    const std::vector<Pegs> &rows() const { return rows_; }
    const Columns &row_columns() const { return row_columns_; }
    const Columns &code_columns() const { return code_columns_; }
    // The row that equals a code.
    std::uint32_t row_of(std::uint32_t code) const { return row_of_code_[code]; }

  private:
    Shape code_shape_;
    Shape row_shape_;
    int fixed_colour_;
    std::vector<Pegs> codes_;
    std::vector<Pegs> rows_;
    Columns row_columns_;
    Columns code_columns_;
    std::vector<std::uint32_t> row_of_code_;
};

} // namespace keypeg
