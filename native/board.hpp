// A board: which codes may be hidden and which rows may be laid. Both are also stored column by column, for SIMD.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace keypeg {

inline constexpr int kMaxHoles = 8;
inline constexpr int kMaxColours = 13;    // twelve colours of peg and the empty hole
inline constexpr std::size_t kLanes = 32; // bytes in a SIMD register: codes that one instruction marks

// One row of pegs; hole p holds colour pegs[p]. Unused holes are zero.
using Pegs = std::array<std::uint8_t, kMaxHoles>;

// Keys are numbered by their pegs and then by their reds: t(t+1)/2 + reds, with t = reds + whites.
// The winning key has the highest number. The number below it (all pegs but one red, that one white) cannot occur.
constexpr int key_number(int reds, int whites) {
    const int pegs = reds + whites;
    return pegs * (pegs + 1) / 2 + reds;
}
constexpr int winning_key(int holes) { return key_number(holes, 0); }
// Key numbers in all, with the one that cannot occur.
constexpr int key_count(int holes) { return winning_key(holes) + 1; }
// Keys that do not win are numbered 0 … losing_keys - 1.
constexpr int losing_keys(int holes) { return winning_key(holes) - 1; }

// A set of rows, given by what they may contain. An empty hole is colour number `colours`.
struct Shape {
    int holes = 0;
    int colours = 0;
    bool repeats = true;
    int fewest_empty = 0;
    int most_empty = 0;

    bool contains(const Pegs &pegs) const;
    std::uint64_t size() const;
    // Every row of this shape, in ascending order.
    std::vector<Pegs> rows() const;
    // Whether an empty hole behaves like one more colour: then a symmetry may exchange it with the colours.
    bool empty_is_a_colour() const { return repeats && fewest_empty == 0 && most_empty == holes; }
};

// Rows (or codes) stored as columns: one column a hole with its colour, one column a colour with its count. A value is
// one byte, so that a row is marked against 32 others at once.
class PegColumns {
  public:
    PegColumns(std::span<const Pegs> rows, int holes);

    std::size_t size() const { return size_; }
    std::size_t stride() const { return stride_; }
    int holes() const { return holes_; }
    const std::uint8_t *hole(int p) const { return bytes_.data() + stride_ * static_cast<std::size_t>(p); }
    const std::uint8_t *colour_count(int colour) const {
        return bytes_.data() + stride_ * static_cast<std::size_t>(holes_ + colour);
    }

  private:
    std::size_t size_;
    std::size_t stride_;
    int holes_;
    std::vector<std::uint8_t> bytes_;
};

// Rounded up to whole SIMD registers.
constexpr std::size_t padded(std::size_t n) { return (n + kLanes - 1) / kLanes * kLanes; }

// The key number of one row against one code, without SIMD.
int mark(const Pegs &row, const Pegs &code, int holes);

// Codes and rows are known by their numbers, which follow their order. Every code is also a row.
class Board {
  public:
    Board(const Shape &code_shape, const Shape &row_shape);

    int holes() const { return code_shape_.holes; }
    int colours() const { return code_shape_.colours; }
    // The colours that a hole of a row may hold, the empty hole included where rows may have one.
    int hole_colours() const { return row_shape_.colours + (row_shape_.most_empty > 0); }
    // The colour that symmetries must leave as it is (the empty hole), or -1.
    int fixed_colour() const { return fixed_colour_; }
    const std::vector<Pegs> &codes() const { return codes_; }
    const std::vector<Pegs> &rows() const { return rows_; }
    const PegColumns &row_columns() const { return row_columns_; }
    const PegColumns &code_columns() const { return code_columns_; }
    // The number of the row that equals a code.
    std::uint32_t row_of(std::uint32_t code) const { return row_of_code_[code]; }

  private:
    Shape code_shape_;
    Shape row_shape_;
    int fixed_colour_;
    std::vector<Pegs> codes_;
    std::vector<Pegs> rows_;
    PegColumns row_columns_;
    PegColumns code_columns_;
    std::vector<std::uint32_t> row_of_code_;
};

} // namespace keypeg
