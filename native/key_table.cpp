#include "key_table.hpp"

#include <algorithm>
#include <numeric>

namespace keypeg {
namespace {

constexpr std::uint64_t hash_of(std::uint64_t x) {
    x ^= x >> 32;
    x *= 0xD6E8FEB86659FD93ULL;
    x ^= x >> 32;
    x *= 0xD6E8FEB86659FD93ULL;
    return x ^ x >> 32;
}

constexpr std::size_t kMaxShrinkBytes = std::size_t{1} << 25; // larger tables keep unused memory: shrinking copies them

// Codes are stored an odd number of cache lines apart: otherwise one column of many codes shares a cache set, and the
// search takes twice as long (measured).
constexpr std::size_t stride_for(std::size_t columns) { return (columns + 127) / 128 * 128 + 64; }

std::vector<std::uint32_t> every_row(const Board &board) {
    std::vector<std::uint32_t> rows(board.rows().size());
    std::iota(rows.begin(), rows.end(), 0U);
    return rows;
}

// The columns from number `first` on, in this order: runs of ascending columns within 64 bytes are picked at once.
std::vector<ColumnPick> picks_of(const std::vector<std::uint32_t> &columns, std::size_t first) {
    std::vector<ColumnPick> picks;
    std::uint32_t last = 0;
    for (std::size_t to = first; to < columns.size(); last = columns[to++]) {
        const std::uint32_t from = columns[to] / 64 * 64;
        if (picks.empty() || picks.back().from != from || columns[to] < last)
            picks.push_back({from, static_cast<std::uint32_t>(to), 0});
        picks.back().mask |= std::uint64_t{1} << (columns[to] - from);
    }
    return picks;
}

// A hash set of fixed capacity.
class HashSet {
  public:
    explicit HashSet(std::size_t capacity) {
        std::size_t size = 64;
        while (size < 2 * capacity) size *= 2;
        slots_.resize(size);
    }
    // Whether the value is new.
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

KeyTable::KeyTable(const Board &board, std::span<const std::uint32_t> codes)
    : KeyTable(board, codes, every_row(board)) {}

KeyTable::KeyTable(const Board &board, std::span<const std::uint32_t> codes, std::span<const std::uint32_t> others)
    : codes_(codes.begin(), codes.end()), key_count_(static_cast<std::size_t>(key_count(board.holes()))) {
    std::vector<std::uint32_t> rows;
    std::vector<bool> is_code(board.rows().size());
    rows.reserve(codes.size() + others.size());
    for (const auto code : codes_) {
        pegs_.push_back(board.codes()[code]);
        rows.push_back(board.row_of(code));
        is_code[rows.back()] = true;
    }
    for (const auto row : others)
        if (!is_code[row]) rows.push_back(row);
    std::vector<Pegs> row_pegs;
    row_pegs.reserve(rows.size());
    for (const auto row : rows) row_pegs.push_back(board.rows()[row]);
    const PegColumns columns(row_pegs, board.holes());
    stride_ = stride_for(columns.size());
    keys_.resize(stride_ * size());
    for (std::size_t i = 0; i < size(); ++i)
        kernels().mark_all(columns, pegs_[i], 0, columns.size(), keys_.data() + i * stride_);
    keep_distinct_columns(rows);
}

std::vector<std::uint32_t> KeyTable::distinct_columns(std::size_t columns) const {
    const std::size_t key_numbers = key_count_;
    std::vector<std::uint32_t> kept;
    kept.reserve(columns);
    HashSet seen(columns);
    std::vector<std::uint64_t> sums(kLanes * key_numbers), sum_of_squares(columns);
    std::vector<std::uint32_t> sizes(kLanes * key_numbers);
    std::vector<std::uint64_t> labels(size());
    std::uint64_t whole_set = 0;
    for (std::size_t i = 0; i < size(); ++i) whole_set += labels[i] = hash_of(i + 1);
    for (std::size_t from = 0; from < columns; from += kLanes) {
        const std::size_t count = std::min(kLanes, columns - from);
        std::fill(sums.begin(), sums.end(), 0);
        std::fill(sizes.begin(), sizes.end(), 0U);
        for (std::size_t i = 0; i < size(); ++i) {
            const std::uint64_t label = labels[i];
            const std::uint8_t *key = keys(i) + from;
            for (std::size_t j = 0; j < count; ++j) {
                sums[j * key_numbers + key[j]] += label;
                ++sizes[j * key_numbers + key[j]];
            }
        }
        for (std::size_t j = 0; j < count; ++j) {
            std::uint64_t split = 0; // a hash of the cells, whatever their keys
            bool one_cell = false;
            for (std::size_t k = 0; k < key_numbers; ++k) {
                const std::uint64_t cell = sums[j * key_numbers + k];
                if (cell == 0) continue;
                if (cell == whole_set) one_cell = true;
                split += hash_of(cell);
                sum_of_squares[from + j] += std::uint64_t{sizes[j * key_numbers + k]} * sizes[j * key_numbers + k];
            }
            const bool is_new = seen.add(split);
            if (from + j < size() || (is_new && !one_cell)) kept.push_back(static_cast<std::uint32_t>(from + j));
        }
    }
    // Rows with small cells stand together: a scan then finds a good row early and leaves the others sooner.
    std::stable_sort(kept.begin() + static_cast<std::ptrdiff_t>(size()), kept.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return sum_of_squares[a] < sum_of_squares[b]; });
    return kept;
}

// Works in place, code by code: the largest tables would not fit into memory twice.
void KeyTable::keep_distinct_columns(const std::vector<std::uint32_t> &rows) {
    const std::vector<std::uint32_t> kept = distinct_columns(rows.size());
    rows_.reserve(kept.size());
    for (const auto column : kept) rows_.push_back(rows[column]);
    const std::size_t stride = stride_for(kept.size());
    std::vector<std::uint8_t> line(stride); // beyond the last column stay zeros
    for (std::size_t i = 0; i < size(); ++i) {
        const std::uint8_t *source = keys(i);
        for (std::size_t column = 0; column < kept.size(); ++column) line[column] = source[kept[column]];
        std::copy(line.begin(), line.end(), keys_.begin() + static_cast<std::ptrdiff_t>(i * stride));
    }
    stride_ = stride;
    keys_.resize(stride_ * size());
    if (keys_.size() < kMaxShrinkBytes) keys_.shrink_to_fit();
}

void KeyTable::assign(const KeyTable &whole, std::span<const std::uint16_t> codes, std::span<const std::uint8_t> cells,
                      std::vector<std::uint32_t> &new_column) {
    const std::size_t n = codes.size(), columns = whole.columns();
    codes_.clear();
    pegs_.clear();
    for (const auto code : codes) {
        codes_.push_back(whole.codes_[code]);
        pegs_.push_back(whole.pegs_[code]);
    }
    key_count_ = whole.key_count_;
    new_column.assign(columns, kNoColumn);
    std::vector<std::uint32_t> source(codes.begin(), codes.end());
    source.reserve(columns);
    for (std::size_t i = 0; i < n; ++i) new_column[codes[i]] = static_cast<std::uint32_t>(i);
    std::array<std::uint32_t, 66> start{}; // a counting sort: many cells first, else in the old order
    for (std::uint32_t column = 0; column < columns; ++column)
        if (new_column[column] == kNoColumn && cells[column] > 1) ++start[64U - cells[column] + 1];
    for (std::size_t k = 1; k < start.size(); ++k) start[k] += start[k - 1];
    source.resize(n + start.back());
    for (std::uint32_t column = 0; column < columns; ++column)
        if (new_column[column] == kNoColumn && cells[column] > 1) {
            const auto to = static_cast<std::uint32_t>(n) + start[64U - cells[column]]++;
            source[to] = column;
            new_column[column] = to;
        }
    rows_.clear();
    for (const auto column : source) rows_.push_back(whole.rows_[column]);
    stride_ = stride_for(source.size());
    if (keys_.size() < stride_ * n) keys_.resize(stride_ * n);
    const auto pick_columns = kernels().pick_columns;
    const auto picks = pick_columns != nullptr ? picks_of(source, n) : std::vector<ColumnPick>{};
    const std::span<const std::uint32_t> singly(source.data(), pick_columns != nullptr ? n : source.size());
    for (std::size_t i = 0; i < n; ++i) {
        const std::uint8_t *from = whole.keys(codes[i]);
        std::uint8_t *to = keys_.data() + i * stride_;
        std::transform(singly.begin(), singly.end(), to, [&](std::uint32_t column) { return from[column]; });
        if (pick_columns != nullptr) pick_columns(from, picks, to);
        std::fill(to + source.size(), to + stride_, std::uint8_t{0});
    }
    max_cells_.assign(padded_columns() / kLanes, 0);
    for (std::size_t column = 0; column < source.size(); ++column) {
        // A code of the set makes the winning cell too.
        const auto made = static_cast<std::uint8_t>(cells[source[column]] + (column < n ? 1 : 0));
        max_cells_[column / kLanes] = std::max(max_cells_[column / kLanes], made);
    }
    for (std::size_t block = max_cells_.size() - 1; block > 0; --block)
        max_cells_[block - 1] = std::max(max_cells_[block - 1], max_cells_[block]);
}

} // namespace keypeg
