// A table with the key of every row against every code of a set. The search reads it instead of marking again.
#pragma once

#include "aligned_bytes.hpp"
#include "board.hpp"
#include "kernels.hpp"

#include <span>
#include <vector>

namespace keypeg {

// The codes of the set are numbered 0 … size() - 1, in the order given. A column is a row of the board: column i <
// size() is the row that equals code i, and the other rows follow, those with small cells first. Of other rows that
// split the set in the same way only the smallest is kept, and none if a code of the set splits it so; rows that leave
// the set whole are left out.
class KeyTable {
  public:
    KeyTable(const Board &board, std::span<const std::uint32_t> codes);
    // With these rows only, besides the codes themselves.
    KeyTable(const Board &board, std::span<const std::uint32_t> codes, std::span<const std::uint32_t> others);

    KeyTable() = default;
    // Becomes the table of some codes of another table. `cells` says into how many losing cells each column of the
    // other table splits them; the rows with the most cells come first. `new_column` gets the new number of each
    // column.
    void assign(const KeyTable &whole, std::span<const std::uint16_t> codes, std::span<const std::uint8_t> cells,
                std::vector<std::uint32_t> &new_column);
    static constexpr std::uint32_t kNoColumn = 0xFFFFFFFFU; // of a row that leaves the set whole

    // For each block of lanes, the most cells that a column of this block or a later one makes of the set. No column
    // makes more of a part of the set. Null if not known.
    const std::uint8_t *max_cells() const { return max_cells_.empty() ? nullptr : max_cells_.data(); }
    std::size_t size() const { return codes_.size(); }
    std::size_t columns() const { return rows_.size(); }
    std::size_t padded_columns() const { return padded(rows_.size()); }
    // The keys of a code, by column.
    CodeKeys keys(std::size_t index) const { return keys_.data() + index * stride_; }
    // The board's number of a code.
    std::uint32_t code(std::size_t index) const { return codes_[index]; }
    const Pegs *pegs(std::size_t index) const { return &pegs_[index]; }
    // The board's number of the row in a column.
    std::uint32_t row(std::size_t column) const { return rows_[column]; }
    std::size_t bytes() const { return keys_.size(); }

  private:
    // The columns to keep, in their new order.
    std::vector<std::uint32_t> distinct_columns(std::size_t columns) const;
    void keep_distinct_columns(const std::vector<std::uint32_t> &rows);

    std::vector<std::uint32_t> codes_;
    std::vector<Pegs> pegs_;
    std::vector<std::uint32_t> rows_;
    std::size_t key_count_ = 0;
    std::size_t stride_ = 0;
    AlignedBytes keys_;
    std::vector<std::uint8_t> max_cells_; // see max_cells()
};

} // namespace keypeg
