#include "position.hpp"

#include "kernels.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace keypeg {
namespace {

std::vector<std::uint32_t> consistent_codes(const Board &board, std::span<const MarkedRow> rows) {
    const PegColumns &columns = board.code_columns();
    std::vector<std::uint8_t> consistent(columns.stride(), 1), keys(columns.stride());
    for (const MarkedRow &row : rows) {
        kernels().mark_all(columns, board.rows()[row.row], 0, columns.size(), keys.data());
        for (std::size_t i = 0; i < columns.size(); ++i) consistent[i] &= static_cast<std::uint8_t>(keys[i] == row.key);
    }
    std::vector<std::uint32_t> codes;
    for (std::uint32_t i = 0; i < columns.size(); ++i)
        if (consistent[i] != 0) codes.push_back(i);
    return codes;
}

// A set of rows as bits.
using RowSet = std::uint64_t;

// For each code of the board, the rows that it is not consistent with.
std::vector<RowSet> inconsistent_rows(const Board &board, std::span<const MarkedRow> rows) {
    const PegColumns &columns = board.code_columns();
    std::vector<std::uint8_t> keys(columns.stride());
    std::vector<RowSet> sets(columns.size());
    for (std::size_t row = 0; row < rows.size(); ++row) {
        kernels().mark_all(columns, board.rows()[rows[row].row], 0, columns.size(), keys.data());
        for (std::size_t i = 0; i < columns.size(); ++i)
            sets[i] |= static_cast<RowSet>(keys[i] != rows[row].key) << row;
    }
    std::sort(sets.begin(), sets.end());
    sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
    return sets;
}

// Only the sets that contain no other: whoever meets these meets all.
std::vector<RowSet> minimal_sets(std::vector<RowSet> sets) {
    std::stable_sort(sets.begin(), sets.end(), [](auto a, auto b) { return std::popcount(a) < std::popcount(b); });
    std::vector<RowSet> minimal;
    for (const auto rows : sets)
        if (std::none_of(minimal.begin(), minimal.end(), [&](auto subset) { return (subset & rows) == subset; }))
            minimal.push_back(rows);
    return minimal;
}

// Whether `chosen` and at most `more` other rows meet every set; if so, they are put into `found`.
bool find_hitting_set(std::span<const RowSet> sets, int more, RowSet chosen, RowSet &found) {
    const auto missed = std::find_if(sets.begin(), sets.end(), [&](RowSet rows) { return (rows & chosen) == 0; });
    if (missed == sets.end()) {
        found = chosen;
        return true;
    }
    if (more == 0) return false;
    // One row of this set has to be chosen.
    for (RowSet rows = *missed; rows != 0; rows &= rows - 1)
        if (find_hitting_set(sets, more - 1, chosen | (rows & (~rows + 1)), found)) return true;
    return false;
}

} // namespace

Position::Position(const Board &board, std::vector<MarkedRow> rows)
    : board_(board), rows_(std::move(rows)), codes_(consistent_codes(board, rows_)) {}

std::vector<std::vector<std::int64_t>> Position::colour_weights(std::span<const std::int64_t> weights) const {
    std::vector<std::vector<std::int64_t>> sums(
        static_cast<std::size_t>(board_.holes()),
        std::vector<std::int64_t>(static_cast<std::size_t>(board_.colours() + 1)));
    for (const auto code : codes_)
        for (std::size_t p = 0; p < sums.size(); ++p)
            sums[p][board_.codes()[code][p]] += weights.empty() ? 1 : weights[code];
    return sums;
}

// No code is consistent with some rows exactly if each code's inconsistent rows have one of them: a hitting set.
std::vector<std::uint32_t> Position::contradiction() const {
    if (rows_.size() > 64) throw std::length_error("more than 64 rows");
    const std::vector<RowSet> all = inconsistent_rows(board_, rows_);
    if (all.front() == 0) return {};
    const std::vector<RowSet> sets = minimal_sets(all);
    RowSet found = 0;
    for (int size = 1; !find_hitting_set(sets, size, 0, found); ++size) {
    }
    std::vector<std::uint32_t> places;
    for (; found != 0; found &= found - 1) places.push_back(static_cast<std::uint32_t>(std::countr_zero(found)));
    return places;
}

} // namespace keypeg
