// The kernels, written once over Lanes. Each instruction set includes this file in a source file of its own.
#pragma once

#include "kernels.hpp"
#include "lanes.hpp"

#include <algorithm>

namespace keypeg {
namespace KEYPEG_INSTRUCTION_SET {

// A row with its different colours and how often it has each.
struct CountedRow {
    Pegs pegs{};
    int colours = 0;
    std::array<int, kMaxHoles> colour{};
    std::array<int, kMaxHoles> count{};
};

inline CountedRow count_colours(const Pegs &pegs, int holes) {
    CountedRow row;
    row.pegs = pegs;
    for (int p = 0; p < holes; ++p) {
        const int colour = pegs[static_cast<std::size_t>(p)];
        int i = 0;
        while (i < row.colours && row.colour[static_cast<std::size_t>(i)] != colour) ++i;
        if (i == row.colours) row.colour[static_cast<std::size_t>(row.colours++)] = colour;
        ++row.count[static_cast<std::size_t>(i)];
    }
    return row;
}

// Holes and colours of the row are template parameters, so that the loops unroll and everything stays in registers.
// Measured on one core: 2.4 to 3.3 billion codes of 5 × 8 a second, count_keys included.
template <int holes, int colours>
inline void mark_unrolled(const PegColumns &columns, const CountedRow &row, std::size_t first, std::size_t count,
                          std::uint8_t *keys) {
    static constexpr std::uint8_t first_key[16] = {0, 1, 3, 6, 10, 15, 21, 28, 36};
    Lanes peg[holes], in_row[colours];
    const std::uint8_t *hole[holes];
    const std::uint8_t *in_code[colours];
    for (int p = 0; p < holes; ++p) {
        peg[p] = Lanes::broadcast(row.pegs[static_cast<std::size_t>(p)]);
        hole[p] = columns.hole(p) + first;
    }
    for (int c = 0; c < colours; ++c) {
        in_row[c] = Lanes::broadcast(row.count[static_cast<std::size_t>(c)]);
        in_code[c] = columns.colour_count(row.colour[static_cast<std::size_t>(c)]) + first;
    }
    for (std::size_t i = 0; i < count; i += kLanes) {
        Lanes reds = Lanes::zero(), pegs = Lanes::zero();
#pragma GCC unroll 8
        for (int p = 0; p < holes; ++p) reds = reds - (Lanes::load(hole[p] + i) == peg[p]);
#pragma GCC unroll 8
        for (int c = 0; c < colours; ++c) pegs = pegs + Lanes::min(Lanes::load(in_code[c] + i), in_row[c]);
        (Lanes::lookup(first_key, pegs) + reds).store(keys + i);
    }
}

template <int holes, int colours>
inline void mark_with_holes(const PegColumns &columns, const CountedRow &row, std::size_t first, std::size_t count,
                            std::uint8_t *keys) {
    if (row.colours == colours)
        mark_unrolled<holes, colours>(columns, row, first, count, keys);
    else if constexpr (colours > 1)
        mark_with_holes<holes, colours - 1>(columns, row, first, count, keys);
}

inline void mark_all(const PegColumns &columns, const Pegs &pegs, std::size_t first, std::size_t count,
                     std::uint8_t *keys) {
    const CountedRow row = count_colours(pegs, columns.holes());
    switch (columns.holes()) {
    case 1:
        return mark_with_holes<1, 1>(columns, row, first, count, keys);
    case 2:
        return mark_with_holes<2, 2>(columns, row, first, count, keys);
    case 3:
        return mark_with_holes<3, 3>(columns, row, first, count, keys);
    case 4:
        return mark_with_holes<4, 4>(columns, row, first, count, keys);
    case 5:
        return mark_with_holes<5, 5>(columns, row, first, count, keys);
    case 6:
        return mark_with_holes<6, 6>(columns, row, first, count, keys);
    case 7:
        return mark_with_holes<7, 7>(columns, row, first, count, keys);
    case 8:
        return mark_with_holes<8, 8>(columns, row, first, count, keys);
    default:
        return;
    }
}

// Counts four keys in one pass, over blocks short enough for byte counters.
inline void count_keys(const std::uint8_t *keys, std::size_t n, int key_count, std::uint32_t *counts) {
    std::fill_n(counts, key_count, 0U);
    const std::size_t whole = n / kLanes * kLanes;
    constexpr std::size_t block = 128 * kLanes;
    for (std::size_t from = 0; from < whole; from += block) {
        const std::size_t to = std::min(whole, from + block);
        for (int k = 0; k < key_count; k += 4) {
            const Lanes k0 = Lanes::broadcast(k), k1 = Lanes::broadcast(k + 1), k2 = Lanes::broadcast(k + 2),
                        k3 = Lanes::broadcast(k + 3);
            Lanes n0 = Lanes::zero(), n1 = n0, n2 = n0, n3 = n0;
            for (std::size_t i = from; i < to; i += kLanes) {
                const Lanes key = Lanes::load(keys + i);
                n0 = n0 - (key == k0);
                n1 = n1 - (key == k1);
                n2 = n2 - (key == k2);
                n3 = n3 - (key == k3);
            }
            counts[k] += static_cast<std::uint32_t>(n0.horizontal_sum());
            if (k + 1 < key_count) counts[k + 1] += static_cast<std::uint32_t>(n1.horizontal_sum());
            if (k + 2 < key_count) counts[k + 2] += static_cast<std::uint32_t>(n2.horizontal_sum());
            if (k + 3 < key_count) counts[k + 3] += static_cast<std::uint32_t>(n3.horizontal_sum());
        }
    }
    for (std::size_t i = whole; i < n; ++i) ++counts[keys[i]];
}

inline int count_repeats(std::span<const CodeKeys> codes, std::size_t columns, int /*key_count*/, RepeatLimits limits,
                         std::uint8_t *repeats) {
    Lanes best = Lanes::broadcast(255), limit = Lanes::broadcast(limits.limit);
    int least = 255;
    for (std::size_t at = 0; at < columns; at += kLanes) {
        if (limits.max_cells != nullptr) {
            // No count from here on is below this.
            const int fewest = static_cast<int>(codes.size()) - limits.max_cells[at / kLanes];
            if (fewest >= (repeats != nullptr ? limits.limit : std::min(limits.limit, least))) {
                if (repeats != nullptr) std::fill(repeats + at, repeats + columns, static_cast<std::uint8_t>(fewest));
                return std::min(best.horizontal_min(), fewest);
            }
        }
        Lanes count = Lanes::zero();
        for (std::size_t i = 1; i < codes.size(); ++i) {
            const Lanes key = Lanes::load(codes[i] + at);
            Lanes seen = key == Lanes::load(codes[0] + at);
            for (std::size_t j = 1; j < i; ++j) seen = seen | (key == Lanes::load(codes[j] + at));
            count = count - seen;
            if (i >= 3 && !Lanes::subtract_saturated(limit, count).any()) break;
        }
        best = Lanes::min(best, count);
        if (repeats != nullptr) {
            count.store(repeats + at);
        } else if (Lanes::subtract_saturated(limit, count).any()) {
            // Below the limit: from here on only smaller counts matter.
            const int smallest = best.horizontal_min();
            least = smallest;
            if (smallest <= limits.enough) break;
            limit = Lanes::broadcast(smallest);
        }
    }
    return best.horizontal_min();
}

inline void cell_sizes_compared(std::span<const CodeKeys> codes, std::size_t columns, int keys, std::uint8_t *sizes) {
    for (std::size_t at = 0; at < columns; at += kLanes) {
        int k = 0;
        for (; k + 4 <= keys; k += 4) {
            const Lanes k0 = Lanes::broadcast(k), k1 = Lanes::broadcast(k + 1), k2 = Lanes::broadcast(k + 2),
                        k3 = Lanes::broadcast(k + 3);
            Lanes n0 = Lanes::zero(), n1 = n0, n2 = n0, n3 = n0;
            for (std::size_t i = 0; i < codes.size(); ++i) {
                const Lanes key = Lanes::load(codes[i] + at);
                n0 = n0 - (key == k0);
                n1 = n1 - (key == k1);
                n2 = n2 - (key == k2);
                n3 = n3 - (key == k3);
            }
            n0.store(sizes);
            n1.store(sizes + kLanes);
            n2.store(sizes + 2 * kLanes);
            n3.store(sizes + 3 * kLanes);
            sizes += 4 * kLanes;
        }
        for (; k < keys; ++k) {
            const Lanes k0 = Lanes::broadcast(k);
            Lanes n0 = Lanes::zero();
            for (std::size_t i = 0; i < codes.size(); ++i) n0 = n0 - (Lanes::load(codes[i] + at) == k0);
            n0.store(sizes);
            sizes += kLanes;
        }
    }
}

// The sizes of the cells of keys 4 * first … 4 * (first + groups) - 1, for one block of lanes. Four keys share a byte,
// with 2 bits each: a byte shuffle turns a key into what it adds. After three codes the counters move to 4 bits, after
// 15 codes to 8. All of this stays in registers.
template <int first, int groups>
inline void count_packed(std::span<const CodeKeys> codes, std::size_t at, Lanes *bytes) {
    static constexpr std::uint8_t ones[16] = {1, 4, 16, 64};
    static constexpr std::uint8_t first_key = 4 * first;
    // Keys of other groups are above 127 here, or lead to a zero of the table.
    Lanes adds[groups];
    for (int g = 0; g < groups; ++g) {
        std::uint8_t table[16] = {};
        std::copy_n(ones, 4, table + 4 * g);
        adds[g] = Lanes::broadcast16(table);
    }
    const Lanes twos = Lanes::broadcast(0x33), low = Lanes::broadcast(0x0F);
    // Keys below 16 become 112 … 127 for the first groups; for later ones, 16 … 31 become 0 … 15 and smaller keys wrap.
    const Lanes shift = Lanes::broadcast(first == 0 ? 0x70 : -first_key);
    const auto index = [&](std::size_t i) {
        // The codes lie far apart, so the processor does not guess what comes next: a third of the time of a scan.
        if (first == 0 && at % 64 == 0) __builtin_prefetch(codes[i] + at + 256);
        return Lanes::load(codes[i] + at) + shift;
    };
    std::size_t i = 0;
    while (i < codes.size()) {
        const std::size_t end = std::min(codes.size(), i + 15);
        Lanes nibbles[2 * groups];
        std::fill_n(nibbles, 2 * groups, Lanes::zero());
        for (; i + 3 <= end; i += 3) {
            const Lanes a = index(i), b = index(i + 1), c = index(i + 2);
#pragma GCC unroll 4
            for (int g = 0; g < groups; ++g) {
                const Lanes pairs = Lanes::lookup_or_zero(adds[g], a) + Lanes::lookup_or_zero(adds[g], b) +
                                    Lanes::lookup_or_zero(adds[g], c);
                nibbles[2 * g] = nibbles[2 * g] + (pairs & twos);
                nibbles[2 * g + 1] = nibbles[2 * g + 1] + (pairs.template shift_down<2>() & twos);
            }
        }
        for (; i < end; ++i) {
            const Lanes a = index(i);
#pragma GCC unroll 4
            for (int g = 0; g < groups; ++g) {
                const Lanes pairs = Lanes::lookup_or_zero(adds[g], a);
                nibbles[2 * g] = nibbles[2 * g] + (pairs & twos);
                nibbles[2 * g + 1] = nibbles[2 * g + 1] + (pairs.template shift_down<2>() & twos);
            }
        }
#pragma GCC unroll 4
        for (int g = 0; g < groups; ++g)
#pragma GCC unroll 2
            for (int odd = 0; odd < 2; ++odd) {
                bytes[4 * g + odd] = bytes[4 * g + odd] + (nibbles[2 * g + odd] & low);
                bytes[4 * g + odd + 2] = bytes[4 * g + odd + 2] + (nibbles[2 * g + odd].template shift_down<4>() & low);
            }
    }
}

// For at most 32 keys: up to six holes.
inline void cell_sizes_packed(std::span<const CodeKeys> codes, std::size_t columns, int keys, std::uint8_t *sizes) {
    for (std::size_t at = 0; at < columns; at += kLanes, sizes += static_cast<std::size_t>(keys) * kLanes) {
        Lanes bytes[32];
        std::fill_n(bytes, 32, Lanes::zero());
        if (keys > 8)
            count_packed<0, 4>(codes, at, bytes);
        else
            count_packed<0, 2>(codes, at, bytes);
        if (keys > 20)
            count_packed<4, 4>(codes, at, bytes + 16);
        else if (keys > 16)
            count_packed<4, 1>(codes, at, bytes + 16);
        for (int k = 0; k < keys; ++k) bytes[k].store(sizes + static_cast<std::size_t>(k) * kLanes);
    }
}

inline void cell_sizes8(std::span<const CodeKeys> codes, std::size_t columns, int keys, std::uint8_t *sizes) {
    if (keys <= 32)
        cell_sizes_packed(codes, columns, keys, sizes);
    else
        cell_sizes_compared(codes, columns, keys, sizes);
}

inline void cell_sizes16(std::span<const CodeKeys> codes, std::size_t columns, int keys, std::uint16_t *sizes) {
    alignas(32) std::uint8_t part[64 * kLanes];
    for (std::size_t at = 0; at < columns; at += kLanes) {
        std::uint16_t *block = sizes + at * static_cast<std::size_t>(keys);
        const std::size_t bytes = static_cast<std::size_t>(keys) * kLanes;
        std::fill_n(block, bytes, std::uint16_t{0});
        std::array<CodeKeys, 255> moved; // the codes, at the columns of this block
        for (std::size_t from = 0; from < codes.size(); from += 255) {
            const std::size_t count = std::min<std::size_t>(255, codes.size() - from);
            for (std::size_t i = 0; i < count; ++i) moved[i] = codes[from + i] + at;
            cell_sizes8(std::span(moved).first(count), kLanes, keys, part);
            for (std::size_t i = 0; i < bytes; ++i) block[i] = static_cast<std::uint16_t>(block[i] + part[i]);
        }
    }
}

inline int count_cells8(const std::uint8_t *sizes, std::size_t columns, int keys, std::uint8_t *counts) {
    const Lanes one = Lanes::broadcast(1);
    Lanes fewest_missing = Lanes::broadcast(255); // 255 - count, because Lanes have a minimum and no maximum
    for (std::size_t at = 0; at < columns; at += kLanes) {
        Lanes count = Lanes::zero();
        for (int k = 0; k < keys; ++k, sizes += kLanes) count = count + Lanes::min(Lanes::load(sizes), one);
        if (counts != nullptr) count.store(counts + at);
        fewest_missing = Lanes::min(fewest_missing, Lanes::broadcast(255) - count);
    }
    return 255 - fewest_missing.horizontal_min();
}

inline int count_cells16(const std::uint16_t *sizes, std::size_t columns, int keys, std::uint8_t *counts) {
    int most = 0;
    for (std::size_t at = 0; at < columns; at += kLanes) {
        std::array<std::uint8_t, kLanes> count{};
        for (int k = 0; k < keys; ++k, sizes += kLanes)
            for (std::size_t i = 0; i < kLanes; ++i) count[i] = static_cast<std::uint8_t>(count[i] + (sizes[i] != 0));
        for (std::size_t i = 0; i < kLanes; ++i) {
            if (counts != nullptr) counts[at + i] = count[i];
            most = std::max<int>(most, count[i]);
        }
    }
    return most;
}

inline void sum_cells8(const std::uint8_t *sizes, std::size_t columns, int keys, const PiecewiseLinear &function,
                       std::int32_t *sums) {
    for (std::size_t at = 0; at < columns; at += kLanes) {
        std::fill_n(sums + at, kLanes, 0);
        for (int j = 0; j < function.pieces; ++j) {
            const auto piece = static_cast<std::size_t>(j);
            if (function.knot[piece] > 254) break;
            const Lanes knot = Lanes::broadcast(function.knot[piece]);
            Lanes over = Lanes::zero();
            for (int k = 0; k < keys; ++k)
                over =
                    over + Lanes::subtract_saturated(Lanes::load(sizes + static_cast<std::size_t>(k) * kLanes), knot);
            over.multiply_add_to(sums + at, function.slope[piece]);
        }
        sizes += static_cast<std::size_t>(keys) * kLanes;
    }
}

inline void sum_cells16(const std::uint16_t *sizes, std::size_t columns, int keys, const PiecewiseLinear &function,
                        std::int32_t *sums) {
    for (std::size_t at = 0; at < columns; at += kLanes) {
        std::array<std::int32_t, kLanes> sum{};
        for (int j = 0; j < function.pieces; ++j) {
            const int knot = function.knot[static_cast<std::size_t>(j)];
            std::array<std::int32_t, kLanes> over{};
            for (int k = 0; k < keys; ++k)
                for (std::size_t i = 0; i < kLanes; ++i)
                    over[i] += std::max(0, sizes[static_cast<std::size_t>(k) * kLanes + i] - knot);
            for (std::size_t i = 0; i < kLanes; ++i) sum[i] += over[i] * function.slope[static_cast<std::size_t>(j)];
        }
        std::copy_n(sum.data(), kLanes, sums + at);
        sizes += static_cast<std::size_t>(keys) * kLanes;
    }
}

} // namespace KEYPEG_INSTRUCTION_SET
} // namespace keypeg
