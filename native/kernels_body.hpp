// The inner loops themselves, written over Lanes. Included by one file an instruction set.
#pragma once

#include "kernels.hpp"
#include "lanes.hpp"

#include <algorithm>

namespace keypeg {
namespace KEYPEG_LANES {

struct Guess {
    int colours = 0;
    std::array<int, kMostHoles> colour{};
    std::array<int, kMostHoles> count{};
};

inline Guess taken_apart(const Pegs &row, int holes) {
    Guess guess;
    for (int p = 0; p < holes; ++p) {
        const int colour = row[static_cast<std::size_t>(p)];
        int i = 0;
        while (i < guess.colours && guess.colour[static_cast<std::size_t>(i)] != colour) ++i;
        if (i == guess.colours) guess.colour[static_cast<std::size_t>(guess.colours++)] = colour;
        ++guess.count[static_cast<std::size_t>(i)];
    }
    return guess;
}

// The loop for so many holes and so many different colours in the row: everything stays in registers.
template <int holes, int colours>
inline void mark_with(const Columns &columns, const Pegs &row, const Guess &guess, std::size_t first, std::size_t count,
                      std::uint8_t *keys) {
    static constexpr std::uint8_t below[16] = {0, 1, 3, 6, 10, 15, 21, 28, 36};
    Lanes peg[holes], most[colours];
    const std::uint8_t *at[holes];
    const std::uint8_t *has[colours];
    for (int p = 0; p < holes; ++p) {
        peg[p] = Lanes::all(row[static_cast<std::size_t>(p)]);
        at[p] = columns.hole(p) + first;
    }
    for (int c = 0; c < colours; ++c) {
        most[c] = Lanes::all(guess.count[static_cast<std::size_t>(c)]);
        has[c] = columns.count(guess.colour[static_cast<std::size_t>(c)]) + first;
    }
    for (std::size_t i = 0; i < count; i += kLane) {
        Lanes reds = Lanes::none(), pegs = Lanes::none();
#pragma GCC unroll 8
        for (int p = 0; p < holes; ++p) reds = reds - (Lanes::load(at[p] + i) == peg[p]);
#pragma GCC unroll 8
        for (int c = 0; c < colours; ++c) pegs = pegs + Lanes::least(Lanes::load(has[c] + i), most[c]);
        (Lanes::look_up(below, pegs) + reds).store(keys + i);
    }
}

template <int holes, int colours>
inline void mark_for(const Columns &columns, const Pegs &row, const Guess &guess, std::size_t first, std::size_t count,
                     std::uint8_t *keys) {
    if (guess.colours == colours)
        mark_with<holes, colours>(columns, row, guess, first, count, keys);
    else if constexpr (colours > 1)
        mark_for<holes, colours - 1>(columns, row, guess, first, count, keys);
}

inline void mark_all(const Columns &columns, const Pegs &row, std::size_t first, std::size_t count,
                     std::uint8_t *keys) {
    const Guess guess = taken_apart(row, columns.holes());
    switch (columns.holes()) {
    case 1:
        return mark_for<1, 1>(columns, row, guess, first, count, keys);
    case 2:
        return mark_for<2, 2>(columns, row, guess, first, count, keys);
    case 3:
        return mark_for<3, 3>(columns, row, guess, first, count, keys);
    case 4:
        return mark_for<4, 4>(columns, row, guess, first, count, keys);
    case 5:
        return mark_for<5, 5>(columns, row, guess, first, count, keys);
    case 6:
        return mark_for<6, 6>(columns, row, guess, first, count, keys);
    case 7:
        return mark_for<7, 7>(columns, row, guess, first, count, keys);
    case 8:
        return mark_for<8, 8>(columns, row, guess, first, count, keys);
    default:
        return;
    }
}

// Four keys counted at once over stretches short enough for byte counters.
inline void tally(const std::uint8_t *keys, std::size_t n, int kinds, std::uint32_t *counts) {
    std::fill_n(counts, kinds, 0U);
    const std::size_t whole = n / kLane * kLane;
    constexpr std::size_t stretch = 128 * kLane;
    for (std::size_t from = 0; from < whole; from += stretch) {
        const std::size_t to = std::min(whole, from + stretch);
        for (int k = 0; k < kinds; k += 4) {
            const Lanes k0 = Lanes::all(k), k1 = Lanes::all(k + 1), k2 = Lanes::all(k + 2), k3 = Lanes::all(k + 3);
            Lanes n0 = Lanes::none(), n1 = n0, n2 = n0, n3 = n0;
            for (std::size_t i = from; i < to; i += kLane) {
                const Lanes key = Lanes::load(keys + i);
                n0 = n0 - (key == k0);
                n1 = n1 - (key == k1);
                n2 = n2 - (key == k2);
                n3 = n3 - (key == k3);
            }
            counts[k] += static_cast<std::uint32_t>(n0.sum());
            if (k + 1 < kinds) counts[k + 1] += static_cast<std::uint32_t>(n1.sum());
            if (k + 2 < kinds) counts[k + 2] += static_cast<std::uint32_t>(n2.sum());
            if (k + 3 < kinds) counts[k + 3] += static_cast<std::uint32_t>(n3.sum());
        }
    }
    for (std::size_t i = whole; i < n; ++i) ++counts[keys[i]];
}

inline int repeated(const Answers *codes, std::size_t n, std::size_t columns, int enough, int limit,
                    std::uint8_t *out) {
    Lanes best = Lanes::all(255), most = Lanes::all(limit);
    for (std::size_t at = 0; at < columns; at += kLane) {
        Lanes again = Lanes::none();
        for (std::size_t i = 1; i < n; ++i) {
            const Lanes key = Lanes::load(codes[i] + at);
            Lanes seen = key == Lanes::load(codes[0] + at);
            for (std::size_t j = 1; j < i; ++j) seen = seen | (key == Lanes::load(codes[j] + at));
            again = again - seen;
            if (i >= 3 && !Lanes::excess(most, again).any()) break;
        }
        best = Lanes::least(best, again);
        if (out != nullptr) {
            again.store(out + at);
        } else if (Lanes::excess(most, again).any()) {
            // Better than anything before: from here on only better ones count.
            const int smallest = best.smallest();
            if (smallest <= enough) break;
            most = Lanes::all(smallest);
        }
    }
    return best.smallest();
}

inline void cells8(const Answers *codes, std::size_t n, std::size_t columns, int keys, std::uint8_t *sizes) {
    for (std::size_t at = 0; at < columns; at += kLane) {
        int k = 0;
        for (; k + 4 <= keys; k += 4) {
            const Lanes k0 = Lanes::all(k), k1 = Lanes::all(k + 1), k2 = Lanes::all(k + 2), k3 = Lanes::all(k + 3);
            Lanes n0 = Lanes::none(), n1 = n0, n2 = n0, n3 = n0;
            for (std::size_t i = 0; i < n; ++i) {
                const Lanes key = Lanes::load(codes[i] + at);
                n0 = n0 - (key == k0);
                n1 = n1 - (key == k1);
                n2 = n2 - (key == k2);
                n3 = n3 - (key == k3);
            }
            n0.store(sizes);
            n1.store(sizes + kLane);
            n2.store(sizes + 2 * kLane);
            n3.store(sizes + 3 * kLane);
            sizes += 4 * kLane;
        }
        for (; k < keys; ++k) {
            const Lanes k0 = Lanes::all(k);
            Lanes n0 = Lanes::none();
            for (std::size_t i = 0; i < n; ++i) n0 = n0 - (Lanes::load(codes[i] + at) == k0);
            n0.store(sizes);
            sizes += kLane;
        }
    }
}

inline void cells16(const Answers *codes, std::size_t n, std::size_t columns, int keys, std::uint16_t *sizes) {
    alignas(32) std::uint8_t part[64 * kLane];
    for (std::size_t at = 0; at < columns; at += kLane) {
        std::uint16_t *block = sizes + at * static_cast<std::size_t>(keys);
        const std::size_t bytes = static_cast<std::size_t>(keys) * kLane;
        std::fill_n(block, bytes, std::uint16_t{0});
        std::array<Answers, 255> moved;
        for (std::size_t from = 0; from < n; from += 255) {
            const std::size_t count = std::min<std::size_t>(255, n - from);
            for (std::size_t i = 0; i < count; ++i) moved[i] = codes[from + i] + at;
            cells8(moved.data(), count, kLane, keys, part);
            for (std::size_t i = 0; i < bytes; ++i) block[i] = static_cast<std::uint16_t>(block[i] + part[i]);
        }
    }
}

inline int parts8(const std::uint8_t *sizes, std::size_t columns, int keys, std::uint8_t *parts) {
    const Lanes one = Lanes::all(1);
    Lanes fewest = Lanes::all(255);
    for (std::size_t at = 0; at < columns; at += kLane) {
        Lanes count = Lanes::none();
        for (int k = 0; k < keys; ++k, sizes += kLane) count = count + Lanes::least(Lanes::load(sizes), one);
        if (parts != nullptr) count.store(parts + at);
        fewest = Lanes::least(fewest, Lanes::all(255) - count);
    }
    return 255 - fewest.smallest();
}

inline int parts16(const std::uint16_t *sizes, std::size_t columns, int keys, std::uint8_t *parts) {
    int most = 0;
    for (std::size_t at = 0; at < columns; at += kLane) {
        std::array<std::uint8_t, kLane> count{};
        for (int k = 0; k < keys; ++k, sizes += kLane)
            for (std::size_t i = 0; i < kLane; ++i) count[i] = static_cast<std::uint8_t>(count[i] + (sizes[i] != 0));
        for (std::size_t i = 0; i < kLane; ++i) {
            if (parts != nullptr) parts[at + i] = count[i];
            most = std::max<int>(most, count[i]);
        }
    }
    return most;
}

inline void cost8(const std::uint8_t *sizes, std::size_t columns, int keys, const Slopes &slopes, std::int32_t *cost) {
    for (std::size_t at = 0; at < columns; at += kLane) {
        std::fill_n(cost + at, kLane, 0);
        for (int j = 0; j < slopes.levels; ++j) {
            const auto level = static_cast<std::size_t>(j);
            if (slopes.start[level] > 254) break;
            const Lanes start = Lanes::all(slopes.start[level]);
            Lanes over = Lanes::none();
            for (int k = 0; k < keys; ++k)
                over = over + Lanes::excess(Lanes::load(sizes + static_cast<std::size_t>(k) * kLane), start);
            over.add_to(cost + at, slopes.weight[level]);
        }
        sizes += static_cast<std::size_t>(keys) * kLane;
    }
}

inline void cost16(const std::uint16_t *sizes, std::size_t columns, int keys, const Slopes &slopes,
                   std::int32_t *cost) {
    for (std::size_t at = 0; at < columns; at += kLane) {
        std::array<std::int32_t, kLane> sum{};
        for (int j = 0; j < slopes.levels; ++j) {
            const int start = slopes.start[static_cast<std::size_t>(j)];
            std::array<std::int32_t, kLane> over{};
            for (int k = 0; k < keys; ++k)
                for (std::size_t i = 0; i < kLane; ++i)
                    over[i] += std::max(0, sizes[static_cast<std::size_t>(k) * kLane + i] - start);
            for (std::size_t i = 0; i < kLane; ++i) sum[i] += over[i] * slopes.weight[static_cast<std::size_t>(j)];
        }
        std::copy_n(sum.data(), kLane, cost + at);
        sizes += static_cast<std::size_t>(keys) * kLane;
    }
}

} // namespace KEYPEG_LANES
} // namespace keypeg
