#include "answers.hpp"

#include <algorithm>
#include <numeric>

namespace keypeg {
namespace {

constexpr std::uint64_t stirred(std::uint64_t x) {
    x ^= x >> 32;
    x *= 0xD6E8FEB86659FD93ULL;
    x ^= x >> 32;
    x *= 0xD6E8FEB86659FD93ULL;
    return x ^ x >> 32;
}

constexpr std::size_t kLarge = std::size_t{1} << 25; // bytes beyond which a table is not copied to save some

// Codes an odd number of cache lines apart, so that the same column of all of them never falls into one cache set.
constexpr std::size_t spread(std::size_t columns) { return (columns + 127) / 128 * 128 + 64; }

std::vector<std::uint32_t> every_row(const Board &board) {
    std::vector<std::uint32_t> rows(board.rows().size());
    std::iota(rows.begin(), rows.end(), 0U);
    return rows;
}

// A set of numbers, sized once.
class Seen {
  public:
    explicit Seen(std::size_t most) {
        std::size_t size = 64;
        while (size < 2 * most) size *= 2;
        slots_.resize(size);
    }
    bool add(std::uint64_t value) {
        value |= 1;
        std::size_t at = value >> 20 & (slots_.size() - 1);
        while (slots_[at] != 0) {
            if (slots_[at] == value) return false;
            at = (at + 1) & (slots_.size() - 1);
        }
        slots_[at] = value;
        return true;
    }

  private:
    std::vector<std::uint64_t> slots_;
};

} // namespace

AnswerTable::AnswerTable(const Board &board, std::span<const std::uint32_t> codes)
    : AnswerTable(board, codes, every_row(board)) {}

AnswerTable::AnswerTable(const Board &board, std::span<const std::uint32_t> codes,
                         std::span<const std::uint32_t> others)
    : codes_(codes.begin(), codes.end()), kinds_(static_cast<std::size_t>(winning_key(board.holes()) + 1)) {
    std::vector<std::uint32_t> rows;
    std::vector<bool> own(board.rows().size());
    rows.reserve(codes.size() + others.size());
    for (const auto code : codes_) {
        pegs_.push_back(board.codes()[code]);
        rows.push_back(board.row_of(code));
        own[rows.back()] = true;
    }
    for (const auto row : others)
        if (!own[row]) rows.push_back(row);
    std::vector<Pegs> listed;
    listed.reserve(rows.size());
    for (const auto row : rows) listed.push_back(board.rows()[row]);
    const Columns columns(listed, board.holes());
    stride_ = spread(columns.size());
    keys_.resize(stride_ * size());
    for (std::size_t i = 0; i < size(); ++i)
        kernels().mark_all(columns, pegs_[i], 0, columns.size(), keys_.data() + i * stride_);
    keep_different(rows);
}

std::vector<std::uint32_t> AnswerTable::different(std::size_t columns) const {
    const std::size_t kinds = kinds_;
    std::vector<std::uint32_t> kept;
    kept.reserve(columns);
    Seen seen(columns);
    std::vector<std::uint64_t> sums(kLane * kinds), spread(columns);
    std::vector<std::uint32_t> sizes(kLane * kinds);
    std::vector<std::uint64_t> labels(size());
    std::uint64_t everything = 0;
    for (std::size_t i = 0; i < size(); ++i) everything += labels[i] = stirred(i + 1);
    for (std::size_t from = 0; from < columns; from += kLane) {
        const std::size_t count = std::min(kLane, columns - from);
        std::fill(sums.begin(), sums.end(), 0);
        std::fill(sizes.begin(), sizes.end(), 0U);
        for (std::size_t i = 0; i < size(); ++i) {
            const std::uint64_t label = labels[i];
            const std::uint8_t *key = answers(i) + from;
            for (std::size_t j = 0; j < count; ++j) {
                sums[j * kinds + key[j]] += label;
                ++sizes[j * kinds + key[j]];
            }
        }
        for (std::size_t j = 0; j < count; ++j) {
            std::uint64_t split = 0;
            bool splits = true;
            for (std::size_t k = 0; k < kinds; ++k) {
                const std::uint64_t cell = sums[j * kinds + k];
                if (cell == 0) continue;
                if (cell == everything) splits = false;
                split += stirred(cell);
                spread[from + j] += std::uint64_t{sizes[j * kinds + k]} * sizes[j * kinds + k];
            }
            const bool is_new = seen.add(split);
            if (from + j < size() || (is_new && splits)) kept.push_back(static_cast<std::uint32_t>(from + j));
        }
    }
    // Rows that split well side by side: a look finds a good one early and is soon done with the others.
    std::stable_sort(kept.begin() + static_cast<std::ptrdiff_t>(size()), kept.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return spread[a] < spread[b]; });
    return kept;
}

// Within the same memory, code by code: the largest tables would not fit twice.
void AnswerTable::keep_different(const std::vector<std::uint32_t> &rows) {
    const std::vector<std::uint32_t> kept = different(rows.size());
    rows_.reserve(kept.size());
    for (const auto column : kept) rows_.push_back(rows[column]);
    const std::size_t stride = spread(kept.size());
    std::vector<std::uint8_t> line(stride); // what is beyond the last column stays zero: no row at all
    for (std::size_t i = 0; i < size(); ++i) {
        const std::uint8_t *source = answers(i);
        for (std::size_t column = 0; column < kept.size(); ++column) line[column] = source[kept[column]];
        std::copy(line.begin(), line.end(), keys_.begin() + static_cast<std::ptrdiff_t>(i * stride));
    }
    stride_ = stride;
    keys_.resize(stride_ * size());
    if (keys_.size() < kLarge) keys_.shrink_to_fit();
}

} // namespace keypeg
