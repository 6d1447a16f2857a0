#include "positions.hpp"

#include "kernels.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace keypeg {
namespace {

// Whether so many rows are enough to leave no code: `offences` says for each kind of code which rows it does not fit.
bool enough(std::span<const std::uint64_t> offences, int rows, std::uint64_t chosen, std::uint64_t &found) {
    const auto fits = std::find_if(offences.begin(), offences.end(),
                                   [&](std::uint64_t rows_against) { return (rows_against & chosen) == 0; });
    if (fits == offences.end()) {
        found = chosen;
        return true;
    }
    if (rows == 0) return false;
    // One of the rows that this code does not fit has to be among them.
    for (std::uint64_t against = *fits; against != 0; against &= against - 1)
        if (enough(offences, rows - 1, chosen | (against & (~against + 1)), found)) return true;
    return false;
}

} // namespace

std::vector<std::uint32_t> remaining(const Board &board, std::span<const Laid> laid) {
    const Columns &columns = board.code_columns();
    std::vector<std::uint8_t> fits(columns.stride(), 1), keys(columns.stride());
    for (const Laid &row : laid) {
        kernels().mark_all(columns, board.rows()[row.row], 0, columns.size(), keys.data());
        for (std::size_t i = 0; i < columns.size(); ++i) fits[i] &= static_cast<std::uint8_t>(keys[i] == row.key);
    }
    std::vector<std::uint32_t> codes;
    for (std::uint32_t i = 0; i < columns.size(); ++i)
        if (fits[i] != 0) codes.push_back(i);
    return codes;
}

std::vector<std::uint32_t> contradiction(const Board &board, std::span<const Laid> laid) {
    if (laid.size() > 64) throw std::length_error("more than 64 rows");
    const Columns &columns = board.code_columns();
    std::vector<std::uint8_t> keys(columns.stride());
    std::vector<std::uint64_t> against(columns.size());
    for (std::size_t row = 0; row < laid.size(); ++row) {
        kernels().mark_all(columns, board.rows()[laid[row].row], 0, columns.size(), keys.data());
        for (std::size_t i = 0; i < columns.size(); ++i)
            against[i] |= static_cast<std::uint64_t>(keys[i] != laid[row].key) << row;
    }
    std::sort(against.begin(), against.end());
    against.erase(std::unique(against.begin(), against.end()), against.end());
    if (against.front() == 0) return {};
    // A code that fits fewer rows than another, and none besides, says nothing new.
    std::stable_sort(against.begin(), against.end(),
                     [](auto a, auto b) { return std::popcount(a) < std::popcount(b); });
    std::vector<std::uint64_t> offences;
    for (const auto rows : against)
        if (std::none_of(offences.begin(), offences.end(), [&](auto fewer) { return (fewer & rows) == fewer; }))
            offences.push_back(rows);
    std::uint64_t found = 0;
    for (int rows = 1; !enough(offences, rows, 0, found); ++rows) {
    }
    std::vector<std::uint32_t> numbers;
    for (; found != 0; found &= found - 1) numbers.push_back(static_cast<std::uint32_t>(std::countr_zero(found)));
    return numbers;
}

} // namespace keypeg
