#include "symmetry.hpp"

#include <algorithm>
#include <numeric>

namespace keypeg {

namespace {

constexpr std::uint64_t mixed(std::uint64_t x) {
    x ^= x >> 31;
    x *= 0x9E3779B97F4A7C15ULL;
    x ^= x >> 29;
    x *= 0xBF58476D1CE4E5B9ULL;
    return x ^ x >> 32;
}

// A dozen things at most: insertion is quickest.
void put_in_order(std::uint8_t *order, std::size_t n, const std::uint64_t *weight) {
    for (std::size_t i = 1; i < n; ++i) {
        const std::uint8_t moved = order[i];
        std::size_t to = i;
        for (; to > 0 && weight[moved] < weight[order[to - 1]]; --to) order[to] = order[to - 1];
        order[to] = moved;
    }
}

} // namespace

Symmetries::Symmetries(const Board &board) : holes_(board.holes()), colours_(board.colours() + 1) {
    Relabelling map;
    map.colour.fill(-1);
    if (const int fixed = board.fixed_colour(); fixed >= 0) {
        map.colour[static_cast<std::size_t>(fixed)] = static_cast<std::int8_t>(fixed);
        used_ = 1U << fixed;
    }
    std::iota(map.from.begin(), map.from.begin() + holes_, std::uint8_t{0});
    do maps_.push_back(map);
    while (std::next_permutation(map.from.begin(), map.from.begin() + holes_));
}

int Symmetries::compare(const Pegs &row, Relabelling &map) const {
    unsigned taken = used_;
    for (std::size_t q = 0; q < static_cast<std::size_t>(holes_); ++q) {
        const std::uint8_t colour = row[map.from[q]];
        if (map.colour[colour] < 0) {
            // A colour not used before may stand for any other such: take the smallest.
            const int next = __builtin_ctz(~taken);
            taken |= 1U << next;
            map.colour[colour] = static_cast<std::int8_t>(next);
        }
        if (const int difference = map.colour[colour] - row[q]; difference != 0) return difference;
    }
    return 0;
}

bool Symmetries::is_smallest(const Pegs &row) const {
    return std::none_of(maps_.begin(), maps_.end(), [&](Relabelling map) { return compare(row, map) < 0; });
}

Symmetries Symmetries::after(const Pegs &row) const {
    Symmetries left;
    left.holes_ = holes_;
    left.colours_ = colours_;
    left.used_ = used_;
    for (std::size_t p = 0; p < static_cast<std::size_t>(holes_); ++p) left.used_ |= 1U << row[p];
    for (Relabelling map : maps_)
        if (compare(row, map) == 0) left.maps_.push_back(map);
    // Only the relabelling that changes nothing, and no two colours to exchange: nothing more to save.
    if (left.maps_.size() == 1 && __builtin_popcount(left.used_) + 1 >= colours_) left.maps_.clear();
    return left;
}

Name Naming::name(std::span<const Pegs *const> codes) const {
    const auto holes = static_cast<std::size_t>(holes_);
    const auto colours = static_cast<std::size_t>(colours_);
    std::array<std::array<std::uint64_t, kMostColours>, kMostHoles> label;
    if (relabel_) {
        // How often each colour stands in each hole tells holes and colours apart; a second look goes code by code.
        std::array<std::array<std::uint32_t, kMostColours>, kMostHoles> stands{};
        for (const Pegs *code : codes)
            for (std::size_t p = 0; p < holes; ++p) ++stands[p][(*code)[p]];
        std::array<std::uint64_t, kMostHoles> of_hole{};
        std::array<std::uint64_t, kMostColours> of_colour{};
        for (std::size_t p = 0; p < holes; ++p)
            for (std::size_t c = 0; c < colours; ++c) {
                const std::uint64_t weight = mixed(stands[p][c]);
                of_hole[p] += weight;
                of_colour[c] += weight * weight;
            }
        if (fixed_ >= 0) of_colour[static_cast<std::size_t>(fixed_)] += 0x1234567;
        std::array<std::uint64_t, kMostHoles> hole_again = of_hole;
        std::array<std::uint64_t, kMostColours> colour_again = of_colour;
        for (const Pegs *code : codes) {
            std::array<std::uint64_t, kMostHoles> peg;
            std::uint64_t whole = 0;
            for (std::size_t p = 0; p < holes; ++p) {
                peg[p] = of_hole[p] * 0xD1342543DE82EF95ULL ^ of_colour[(*code)[p]];
                peg[p] = (peg[p] ^ peg[p] >> 32) * 0x9E3779B97F4A7C15ULL;
                whole += peg[p];
            }
            whole = mixed(whole);
            for (std::size_t p = 0; p < holes; ++p) {
                const std::uint64_t seen = (whole ^ peg[p]) * 0xBF58476D1CE4E5B9ULL;
                hole_again[p] += seen ^ seen >> 32;
                colour_again[(*code)[p]] += seen ^ seen >> 29;
            }
        }
        std::array<std::uint8_t, kMostHoles> hole_order;
        std::array<std::uint8_t, kMostColours> colour_order;
        std::iota(hole_order.begin(), hole_order.end(), std::uint8_t{0});
        std::iota(colour_order.begin(), colour_order.end(), std::uint8_t{0});
        if (fixed_ >= 0) colour_again[static_cast<std::size_t>(fixed_)] = ~std::uint64_t{0};
        put_in_order(hole_order.data(), holes, hole_again.data());
        put_in_order(colour_order.data(), colours, colour_again.data());
        for (std::size_t q = 0; q < holes; ++q)
            for (std::size_t c = 0; c < colours; ++c) label[hole_order[q]][colour_order[c]] = (c + 1) << (8 * q);
    } else {
        for (std::size_t p = 0; p < holes; ++p)
            for (std::size_t c = 0; c < colours; ++c) label[p][c] = (c + 1) << (8 * p);
    }
    Name name;
    for (const Pegs *code : codes) {
        std::uint64_t word = 0;
        for (std::size_t p = 0; p < holes; ++p) word |= label[p][(*code)[p]];
        const std::uint64_t hash = mixed(word);
        name.low += hash;
        name.high += (hash ^ 0x5851F42D4C957F2DULL) * (word * 2 + 0x14057B7EF767814FULL);
    }
    return name;
}

} // namespace keypeg
