// A position: a board with rows and keys on it, and the codes that are consistent with them.
#pragma once

#include "board.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace keypeg {

// A row on the board and its key, both by number.
struct MarkedRow {
    std::uint32_t row = 0;
    int key = 0;
};

class Position {
  public:
    Position(const Board &board, std::vector<MarkedRow> rows);

    const Board &board() const { return board_; }
    const std::vector<MarkedRow> &rows() const { return rows_; }
    // The consistent codes, in ascending order.
    const std::vector<std::uint32_t> &codes() const { return codes_; }
    // The total weight of the codes with each colour in each hole: [hole][colour], with the empty hole as last colour.
    // Weights are one a code of the board; none at all means that every code weighs 1.
    std::vector<std::vector<std::int64_t>> colour_weights(std::span<const std::int64_t> weights) const;
    // The fewest rows that no code is consistent with, by their place; none if a code is consistent with every row.
    // At most 64 rows.
    std::vector<std::uint32_t> contradiction() const;

  private:
    const Board &board_;
    std::vector<MarkedRow> rows_;
    std::vector<std::uint32_t> codes_;
};

} // namespace keypeg
