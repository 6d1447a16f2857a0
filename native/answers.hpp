// A byte for the key of every row against every code of a set: what the search reads instead of marking again.
#pragma once

#include "board.hpp"
#include "kernels.hpp"

#include <span>
#include <vector>

namespace keypeg {

// Column i < size() is the row that equals code i; the other rows follow, those that split well first. Of rows that
// split the set alike one is kept, a code of the set before any other and then the smallest; rows that split nothing
// are left out.
class AnswerTable {
  public:
    AnswerTable(const Board &board, std::span<const std::uint32_t> codes);
    // With these rows alone beside the codes' own.
    AnswerTable(const Board &board, std::span<const std::uint32_t> codes, std::span<const std::uint32_t> others);

    std::size_t size() const { return codes_.size(); }
    std::size_t columns() const { return rows_.size(); }
    std::size_t padded_columns() const { return padded(rows_.size()); }
    Answers answers(std::size_t code) const { return keys_.data() + code * stride_; }
    std::uint32_t code(std::size_t local) const { return codes_[local]; }
    const Pegs *pegs(std::size_t local) const { return &pegs_[local]; }
    // The row of a column.
    std::uint32_t row(std::size_t column) const { return rows_[column]; }
    std::size_t bytes() const { return keys_.size(); }

  private:
    // Which columns are worth keeping.
    std::vector<std::uint32_t> different(std::size_t columns) const;
    void keep_different(const std::vector<std::uint32_t> &rows);

    std::vector<std::uint32_t> codes_;
    std::vector<Pegs> pegs_;
    std::vector<std::uint32_t> rows_;
    std::size_t kinds_; // of keys
    std::size_t stride_ = 0;
    std::vector<std::uint8_t> keys_;
};

} // namespace keypeg
