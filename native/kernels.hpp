// The inner loops. They are compiled once for AVX2 and once for any processor, and chosen at run time.
#pragma once

#include "board.hpp"

#include <cstdint>
#include <span>
#include <string_view>

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

struct Kernels {
    std::string_view name;
    // The keys of a row against columns first … first + count - 1; `count` is rounded up to whole lanes.
    void (*mark_all)(const PegColumns &, const Pegs &row, std::size_t first, std::size_t count, std::uint8_t *keys);
    // How often each of `key_count` key numbers occurs among `n` keys.
    void (*count_keys)(const std::uint8_t *keys, std::size_t n, int key_count, std::uint32_t *counts);
    // For each column: the number of codes minus the number of different keys. Returns the minimum over the columns.
    // Without `repeats` only that minimum is wanted, and columns that cannot go below it are left early.
    int (*count_repeats)(std::span<const CodeKeys> codes, std::size_t columns, RepeatLimits, std::uint8_t *repeats);
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
};

extern const Kernels kPortableKernels;
#if defined(KEYPEG_HAS_AVX2)
extern const Kernels kAvx2Kernels;
#endif

// The fastest kernels for this processor, unless others were chosen by name.
const Kernels &kernels();
void use_kernels(std::string_view name);

} // namespace keypeg
