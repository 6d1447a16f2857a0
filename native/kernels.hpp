// The inner loops, compiled once for AVX2 and once for any processor, and chosen at run time.
#pragma once

#include "board.hpp"

#include <cstdint>
#include <string_view>

namespace keypeg {

// Answers of one code to many rows: keys[row], padded to whole lanes. Sets of codes are arrays of such pointers.
using Answers = const std::uint8_t *;

inline constexpr int kMostLevels = 6;

// How dear it is to have many codes in one cell: cost = Σ weight[j] · Σ_cells max(0, size - start[j]).
struct Slopes {
    int levels = 0;
    std::array<int, kMostLevels> start{};
    std::array<std::int32_t, kMostLevels> weight{};
};

struct Kernels {
    std::string_view name;
    // keys[i] for columns first … first + count - 1; count is rounded up to whole lanes.
    void (*mark_all)(const Columns &, const Pegs &row, std::size_t first, std::size_t count, std::uint8_t *keys);
    // How often each key stands among n.
    void (*tally)(const std::uint8_t *keys, std::size_t n, int kinds, std::uint32_t *counts);
    // For each column: n codes minus the number of different answers. Returns the smallest over the columns.
    // Counting stops where a count cannot come out below `limit` any more, and without `out` also where it cannot come
    // out below the smallest so far, and altogether where one is as small as `enough`: counts given are then too low,
    // but never below the limit.
    int (*repeated)(const Answers *codes, std::size_t n, std::size_t columns, int enough, int limit, std::uint8_t *out);
    // Cell sizes, at most 255 codes: sizes[block][key][lane].
    void (*cells8)(const Answers *codes, std::size_t n, std::size_t columns, int keys, std::uint8_t *sizes);
    // The same for any number of codes.
    void (*cells16)(const Answers *codes, std::size_t n, std::size_t columns, int keys, std::uint16_t *sizes);
    // Per column the number of non-empty cells.
    int (*parts8)(const std::uint8_t *sizes, std::size_t columns, int keys, std::uint8_t *parts);
    int (*parts16)(const std::uint16_t *sizes, std::size_t columns, int keys, std::uint8_t *parts);
    // Per column the slopes' cost.
    void (*cost8)(const std::uint8_t *sizes, std::size_t columns, int keys, const Slopes &, std::int32_t *cost);
    void (*cost16)(const std::uint16_t *sizes, std::size_t columns, int keys, const Slopes &, std::int32_t *cost);
};

extern const Kernels kPortableKernels;
#if defined(KEYPEG_HAS_AVX2)
extern const Kernels kAvx2Kernels;
#endif

// The fastest set this processor runs, unless another was asked for by name.
const Kernels &kernels();
void use_kernels(std::string_view name);

} // namespace keypeg
