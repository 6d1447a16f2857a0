#include "board.hpp"

#include <algorithm>
#include <stdexcept>

namespace keypeg {

bool Shape::contains(const Pegs &pegs) const {
    int empty = 0;
    unsigned seen = 0;
    for (int p = 0; p < holes; ++p) {
        const int colour = pegs[static_cast<std::size_t>(p)];
        if (colour > colours) return false;
        if (colour == colours) {
            ++empty;
        } else {
            if (!repeats && (seen >> colour & 1U)) return false;
            seen |= 1U << colour;
        }
    }
    return fewest_empty <= empty && empty <= most_empty;
}

std::uint64_t Shape::size() const {
    std::uint64_t total = 0;
    std::uint64_t ways_empty = 1; // binomial coefficient: holes choose empty
    for (int empty = 0; empty <= most_empty; ++empty) {
        if (empty > 0)
            ways_empty = ways_empty * static_cast<std::uint64_t>(holes - empty + 1) / static_cast<std::uint64_t>(empty);
        if (empty < fewest_empty) continue;
        std::uint64_t ways = ways_empty;
        for (int peg = 0; peg < holes - empty; ++peg)
            ways *= static_cast<std::uint64_t>(repeats ? colours : std::max(colours - peg, 0));
        total += ways;
    }
    return total;
}

std::vector<Pegs> Shape::rows() const {
    constexpr std::uint64_t max_rows = 1U << 24;
    if (size() > max_rows) throw std::length_error("too many rows to list: " + std::to_string(size()));
    std::vector<Pegs> rows;
    rows.reserve(size());
    Pegs pegs{};
    const int last_colour = most_empty > 0 ? colours : colours - 1;
    for (;;) {
        if (contains(pegs)) rows.push_back(pegs);
        int p = holes - 1;
        while (p >= 0 && pegs[static_cast<std::size_t>(p)] == last_colour) pegs[static_cast<std::size_t>(p--)] = 0;
        if (p < 0) return rows;
        ++pegs[static_cast<std::size_t>(p)];
    }
}

PegColumns::PegColumns(std::span<const Pegs> rows, int holes)
    : size_(rows.size()), stride_(padded(rows.size())), holes_(holes),
      bytes_(stride_ * static_cast<std::size_t>(holes + kMaxColours)) {
    for (std::size_t i = 0; i < size_; ++i) {
        for (int p = 0; p < holes; ++p) {
            const auto colour = rows[i][static_cast<std::size_t>(p)];
            bytes_[stride_ * static_cast<std::size_t>(p) + i] = colour;
            ++bytes_[stride_ * static_cast<std::size_t>(holes + colour) + i];
        }
    }
}

int mark(const Pegs &row, const Pegs &code, int holes) {
    std::array<int, kMaxColours> in_row{}, in_code{};
    int reds = 0;
    for (int p = 0; p < holes; ++p) {
        const auto at = static_cast<std::size_t>(p);
        reds += row[at] == code[at];
        ++in_row[row[at]];
        ++in_code[code[at]];
    }
    int pegs = 0;
    for (std::size_t colour = 0; colour < kMaxColours; ++colour) pegs += std::min(in_row[colour], in_code[colour]);
    return key_number(reds, pegs - reds);
}

Board::Board(const Shape &code_shape, const Shape &row_shape)
    : code_shape_(code_shape), row_shape_(row_shape),
      fixed_colour_(code_shape.most_empty == 0 && row_shape.most_empty == 0           ? -1
                    : code_shape.empty_is_a_colour() && row_shape.empty_is_a_colour() ? -1
                                                                                      : code_shape.colours),
      codes_(code_shape.rows()), rows_(row_shape.rows()), row_columns_(rows_, row_shape.holes),
      code_columns_(codes_, code_shape.holes) {
    if (code_shape.holes != row_shape.holes || code_shape.colours != row_shape.colours)
        throw std::invalid_argument("codes and rows must have the same holes and the same colours");
    row_of_code_.reserve(codes_.size());
    for (const Pegs &code : codes_) {
        const auto found = std::lower_bound(rows_.begin(), rows_.end(), code);
        if (found == rows_.end() || *found != code)
            throw std::invalid_argument("every code must be a row that may be laid");
        row_of_code_.push_back(static_cast<std::uint32_t>(found - rows_.begin()));
    }
}

} // namespace keypeg
