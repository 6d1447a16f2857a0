// Python bindings for the inner loops: which are in use, and each of them alone, for tests and benchmarks.
#include "aligned_bytes.hpp"
#include "board.hpp"
#include "kernels.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <bit>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>

namespace nb = nanobind;
using namespace nb::literals;

namespace keypeg {
namespace {

// The keys of some codes at some columns, as the kernels need them: each code padded to whole lanes with zeros.
class KeyLines {
  public:
    KeyLines(const std::vector<nb::bytes> &lines, int key_count) {
        if (lines.empty() || lines.front().size() == 0) throw std::invalid_argument("no keys");
        if (key_count < 1 || key_count > winning_key(kMaxHoles) + 1) throw std::invalid_argument("no such keys");
        columns_ = lines.front().size();
        bytes_.resize(padded(columns_) * lines.size());
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const auto *keys = reinterpret_cast<const std::uint8_t *>(lines[i].c_str());
            if (lines[i].size() != columns_ ||
                std::any_of(keys, keys + columns_, [&](std::uint8_t key) { return key >= winning_key(kMaxHoles) + 1; }))
                throw std::invalid_argument("codes with other columns or keys");
            std::copy_n(keys, columns_, bytes_.begin() + static_cast<std::ptrdiff_t>(i * padded(columns_)));
        }
        for (std::size_t i = 0; i < lines.size(); ++i) codes_.push_back(bytes_.data() + i * padded(columns_));
    }

    std::span<const CodeKeys> codes() const { return codes_; }
    std::size_t columns() const { return columns_; }
    std::size_t padded_columns() const { return padded(columns_); }

  private:
    std::size_t columns_ = 0;
    AlignedBytes bytes_;
    std::vector<CodeKeys> codes_;
};

nb::bytes first_bytes(const std::vector<std::uint8_t> &bytes, std::size_t n) {
    return nb::bytes(reinterpret_cast<const char *>(bytes.data()), n);
}

std::pair<int, nb::bytes> repeats(const std::vector<nb::bytes> &lines, int key_count, int limit, bool minimum_only) {
    const KeyLines keys(lines, key_count);
    std::vector<std::uint8_t> counts(keys.padded_columns());
    const int least = kernels().count_repeats(keys.codes(), keys.padded_columns(), key_count,
                                              {.enough = 0, .limit = limit, .max_cells = nullptr},
                                              minimum_only ? nullptr : counts.data());
    return {least, first_bytes(counts, keys.columns())};
}

// The sizes of all cells, column by column; how many are not empty; and Σ max(0, size - knot) for each column.
template <class Size, class CellSizes, class CountCells, class SumCells>
std::tuple<std::vector<std::uint32_t>, nb::bytes, std::vector<std::int32_t>>
sizes_by(const KeyLines &lines, int keys, int knot, CellSizes cell_sizes, CountCells count_cells, SumCells sum_cells) {
    const auto key_numbers = static_cast<std::size_t>(keys);
    std::vector<Size> sizes(lines.padded_columns() * key_numbers);
    std::vector<std::uint8_t> counts(lines.padded_columns());
    std::vector<std::int32_t> sums(lines.padded_columns());
    cell_sizes(lines.codes(), lines.padded_columns(), keys, sizes.data());
    count_cells(sizes.data(), lines.padded_columns(), keys, counts.data());
    PiecewiseLinear function;
    function.pieces = 1;
    function.knot[0] = knot;
    function.slope[0] = 1;
    sum_cells(sizes.data(), lines.padded_columns(), keys, function, sums.data());
    std::vector<std::uint32_t> by_column;
    for (std::size_t column = 0; column < lines.columns(); ++column)
        for (std::size_t k = 0; k < key_numbers; ++k)
            by_column.push_back(sizes[column / kLanes * kLanes * key_numbers + k * kLanes + column % kLanes]);
    sums.resize(lines.columns());
    return {std::move(by_column), first_bytes(counts, lines.columns()), std::move(sums)};
}

auto cells(const std::vector<nb::bytes> &lines, int keys, int knot, bool wide) {
    const KeyLines key_lines(lines, keys);
    if (!wide && lines.size() > 255) throw std::invalid_argument("too many codes for counts of a byte");
    const Kernels &use = kernels();
    return wide ? sizes_by<std::uint16_t>(key_lines, keys, knot, use.cell_sizes16, use.count_cells16, use.sum_cells16)
                : sizes_by<std::uint8_t>(key_lines, keys, knot, use.cell_sizes8, use.count_cells8, use.sum_cells8);
}

std::optional<nb::bytes> picked(const nb::bytes &line, const std::vector<std::uint64_t> &masks) {
    if (kernels().pick_columns == nullptr) return std::nullopt;
    if (line.size() < masks.size() * kCacheLine) throw std::invalid_argument("masks beyond the end");
    std::vector<ColumnPick> picks;
    std::uint32_t to = 0;
    for (std::size_t i = 0; i < masks.size(); ++i) {
        picks.push_back({static_cast<std::uint32_t>(i * kCacheLine), to, masks[i]});
        to += static_cast<std::uint32_t>(std::popcount(masks[i]));
    }
    std::vector<std::uint8_t> bytes(to + kCacheLine);
    kernels().pick_columns(reinterpret_cast<const std::uint8_t *>(line.c_str()), picks, bytes.data());
    return first_bytes(bytes, to);
}

} // namespace

void bind_kernels(nb::module_ &m) {
    m.def("kernels", [] { return std::string(kernels().name); }, "The name of the inner loops in use.");
    m.def(
        "kernel_names",
        [] {
            std::vector<std::string> names;
            for (const auto name : kernel_names()) names.emplace_back(name);
            return names;
        },
        "The inner loops that run on this processor, the fastest first.");
    m.def(
        "use_kernels", [](const std::string &name) { use_kernels(name); }, "name"_a,
        "Use the inner loops of this name, or the \"fastest\".");
    m.def("count_repeats", &repeats, "keys"_a, nb::kw_only(), "key_count"_a, "limit"_a, "minimum_only"_a,
          "How many codes repeat a key, at least and at each column. Counts from `limit` on may be too low.");
    m.def("cell_sizes", &cells, "keys"_a, nb::kw_only(), "key_count"_a, "knot"_a, "wide"_a,
          "The sizes of all cells column by column, how many cells are not empty, and the sum of max(0, size - knot).");
    m.def("pick_columns", &picked, "line"_a, "masks"_a,
          "The bytes that the masks choose, 64 for each; None where these inner loops have no way of their own.");
}

} // namespace keypeg
