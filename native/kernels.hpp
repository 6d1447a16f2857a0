// The inner loops. They are compiled for AVX-512, for AVX2 and for any processor, and chosen at run time.
#pragma once

#include "board.hpp"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace keypeg {

// The keys of one code against many rows, one byte a row, padded to whole lanes. In the kernels below a set of codes is
// a span of such pointers; a row is a column of it.
using CodeKeys = const std::uint8_t *;

inline constexpr int kMaxPieces = 6;

// A convex piecewise linear function of a cell's size: Σ slope[j] · max(0, size - knot[j]).
struct PiecewiseLinear {
    int pieces = 0;
    std::array<int, kMaxPieces> knot{};
    std::array<std::int32_t, kMaxPieces> slope{};
};

// Stop conditions for count_repeats. Where counting stops early the counts are too low, but never below `limit`.
struct RepeatLimits {
    int enough = 0;                          // without `repeats`, a count this small ends the whole scan
    int limit = 255;                         // counts from here on do not matter
    const std::uint8_t *max_cells = nullptr; // by block of lanes, falling: no column has more different keys
};

// Some of 64 bytes, to be copied without gaps. `to` grows from pick to pick by the number of bytes.
struct ColumnPick {
    std::uint32_t from = 0, to = 0;
    std::uint64_t mask = 0; // bit i is set if byte from + i is copied
};

struct Kernels {
    std::string_view name;
    // The keys of a row against columns first … first + count - 1; `count` is rounded up to whole lanes.
    void (*mark_all)(const PegColumns &, const Pegs &row, std::size_t first, std::size_t count, std::uint8_t *keys);
    // How often each of `key_count` key numbers occurs among `n` keys.
    void (*count_keys)(const std::uint8_t *keys, std::size_t n, int key_count, std::uint32_t *counts);
    // For each column: the number of codes minus the number of different keys. Returns the minimum over the columns.
    // Without `repeats` only that minimum is wanted, and columns that cannot go below it are left early.
    // Key numbers are below `key_count`.
    int (*count_repeats)(std::span<const CodeKeys> codes, std::size_t columns, int key_count, RepeatLimits,
                         std::uint8_t *repeats);
    // The size of every cell, for at most 255 codes: sizes[block of lanes][key][lane].
    void (*cell_sizes8)(std::span<const CodeKeys> codes, std::size_t columns, int keys, std::uint8_t *sizes);
    // The same for any number of codes.
    void (*cell_sizes16)(std::span<const CodeKeys> codes, std::size_t columns, int keys, std::uint16_t *sizes);
    // For each column the number of cells that are not empty, if `counts` is given. Returns the maximum.
    int (*count_cells8)(const std::uint8_t *sizes, std::size_t columns, int keys, std::uint8_t *counts);
    int (*count_cells16)(const std::uint16_t *sizes, std::size_t columns, int keys, std::uint8_t *counts);
    // For each column the sum of a function over its cells.
    void (*sum_cells8)(const std::uint8_t *sizes, std::size_t columns, int keys, const PiecewiseLinear &,
                       std::int32_t *sums);
    void (*sum_cells16)(const std::uint16_t *sizes, std::size_t columns, int keys, const PiecewiseLinear &,
                        std::int32_t *sums);
    // Copies the bytes of all picks, in their order. Writes up to 64 bytes beyond the last one. Null where copying byte
    // by byte is faster.
    void (*pick_columns)(const std::uint8_t *from, std::span<const ColumnPick>, std::uint8_t *to);
};

extern const Kernels kPortableKernels;
#if defined(KEYPEG_X86)
extern const Kernels kAvx2Kernels;
extern const Kernels kAvx512Kernels;
#endif

// The fastest kernels for this processor, unless others were chosen by name.
const Kernels &kernels();
void use_kernels(std::string_view name);
// Those that run on this processor, the fastest first.
std::vector<std::string_view> kernel_names();

} // namespace keypeg
