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

// Insertion sort: there are at most 13 elements.
void sort_by_weight(std::uint8_t *order, std::size_t n, const std::uint64_t *weight) {
    for (std::size_t i = 1; i < n; ++i) {
        const std::uint8_t moved = order[i];
        std::size_t to = i;
        for (; to > 0 && weight[moved] < weight[order[to - 1]]; --to) order[to] = order[to - 1];
        order[to] = moved;
    }
}

} // namespace

Symmetries::Symmetries(int holes, int colours, int fixed_colour)
    : holes_(static_cast<std::size_t>(holes)), colours_(colours) {
    Symmetry map;
    map.colour.fill(-1);
    if (fixed_colour >= 0) {
        map.colour[static_cast<std::size_t>(fixed_colour)] = static_cast<std::int8_t>(fixed_colour);
        used_ = 1U << fixed_colour;
    }
    std::iota(map.from.begin(), map.from.begin() + holes, std::uint8_t{0});
    do maps_.push_back(map);
    while (std::next_permutation(map.from.begin(), map.from.begin() + holes));
}

Symmetries::Symmetries(const Board &board) : Symmetries(board.holes(), board.hole_colours(), board.fixed_colour()) {}

Symmetries::Symmetries(const Board &board, std::span<const MarkedRow> rows) : Symmetries(board) {
    std::vector<MarkedPegs> distinct;
    for (const MarkedRow &marked : rows) {
        const MarkedPegs row{board.rows()[marked.row], marked.key};
        if (std::find(distinct.begin(), distinct.end(), row) == distinct.end()) distinct.push_back(row);
    }
    std::vector<Symmetry> all;
    all.swap(maps_);
    for (const Symmetry &map : all) add_matches(distinct, 0, 0, used_, map);
    for (const MarkedPegs &marked : distinct)
        for (std::size_t p = 0; p < holes_; ++p) used_ |= 1U << marked.row[p];
    forget_identity();
}

void Symmetries::add_matches(std::span<const MarkedPegs> rows, std::size_t at, std::uint64_t matched, unsigned taken,
                             const Symmetry &map) {
    if (at == rows.size()) {
        maps_.push_back(map);
        return;
    }
    for (std::size_t other = 0; other < rows.size(); ++other) {
        if ((matched >> other & 1U) != 0 || rows[other].key != rows[at].key) continue;
        Symmetry extended = map;
        unsigned now_taken = taken;
        if (extend(rows[at].row, rows[other].row, now_taken, extended))
            add_matches(rows, at + 1, matched | std::uint64_t{1} << other, now_taken, extended);
    }
}

bool Symmetries::extend(const Pegs &row, const Pegs &image, unsigned &taken, Symmetry &map) const {
    for (std::size_t q = 0; q < holes_; ++q) {
        std::int8_t &name = map.colour[row[map.from[q]]];
        if (name < 0) {
            if ((taken >> image[q] & 1U) != 0) return false;
            taken |= 1U << image[q];
            name = static_cast<std::int8_t>(image[q]);
        } else if (name != image[q]) {
            return false;
        }
    }
    return true;
}

Pegs Symmetries::image(const Pegs &row, Symmetry &map) const {
    unsigned taken = used_;
    Pegs image{};
    for (std::size_t q = 0; q < holes_; ++q) {
        std::int8_t &name = map.colour[row[map.from[q]]];
        if (name < 0) {
            // A colour that no row has used may be mapped to any other such colour: take the smallest.
            name = static_cast<std::int8_t>(__builtin_ctz(~taken));
            taken |= 1U << name;
        }
        image[q] = static_cast<std::uint8_t>(name);
    }
    return image;
}

int Symmetries::compare(const Pegs &row, Symmetry &map) const {
    unsigned taken = used_;
    for (std::size_t q = 0; q < holes_; ++q) {
        const std::uint8_t colour = row[map.from[q]];
        if (map.colour[colour] < 0) {
            const int next = __builtin_ctz(~taken);
            taken |= 1U << next;
            map.colour[colour] = static_cast<std::int8_t>(next);
        }
        if (const int difference = map.colour[colour] - row[q]; difference != 0) return difference;
    }
    return 0;
}

bool Symmetries::is_smallest(const Pegs &row) const {
    return std::none_of(maps_.begin(), maps_.end(), [&](Symmetry map) { return compare(row, map) < 0; });
}

Pegs Symmetries::smallest(const Pegs &row) const {
    Pegs smallest = row;
    for (Symmetry map : maps_) smallest = std::min(smallest, image(row, map));
    return smallest;
}

std::uint64_t Symmetries::class_size(const Pegs &row) const {
    if (trivial()) return 1;
    // All symmetries, divided by those that leave the row as it is. Of colours that are in no row, only those of this
    // row count: the others cancel out.
    unsigned colours = 0;
    for (std::size_t p = 0; p < holes_; ++p) colours |= 1U << row[p];
    std::uint64_t size = maps_.size();
    const int unused = colours_ - __builtin_popcount(used_);
    for (int named = 0; named < __builtin_popcount(colours & ~used_); ++named)
        size *= static_cast<std::uint64_t>(unused - named);
    return size / static_cast<std::uint64_t>(std::count_if(maps_.begin(), maps_.end(), [&](Symmetry map) {
               unsigned taken = used_;
               return extend(row, row, taken, map);
           }));
}

Symmetries Symmetries::after(const Pegs &row) const {
    Symmetries left;
    left.holes_ = holes_;
    left.colours_ = colours_;
    left.used_ = used_;
    for (std::size_t p = 0; p < holes_; ++p) left.used_ |= 1U << row[p];
    for (Symmetry map : maps_)
        if (unsigned taken = used_; extend(row, row, taken, map)) left.maps_.push_back(map);
    left.forget_identity();
    return left;
}

// Only the identity is left, and no two unused colours to exchange: there is nothing to try.
void Symmetries::forget_identity() {
    if (maps_.size() == 1 && __builtin_popcount(used_) + 1 >= colours_) maps_.clear();
}

std::vector<std::uint8_t> Symmetries::canonical_order(int holes, std::span<const Pegs> rows, int fixed_colour) {
    Symmetries left(holes, kMaxColours, fixed_colour);
    for (const Pegs &row : rows) {
        std::vector<Symmetry> first;
        Pegs smallest{};
        for (Symmetry map : left.maps_) {
            const Pegs image = left.image(row, map);
            if (!first.empty() && image > smallest) continue;
            if (image != smallest) first.clear();
            smallest = image;
            first.push_back(map);
        }
        left.maps_.swap(first);
        for (std::size_t p = 0; p < left.holes_; ++p) left.used_ |= 1U << smallest[p];
    }
    const auto &order = left.maps_.front().from;
    return {order.begin(), order.begin() + holes};
}

// Holes and colours are ordered by numbers that do not depend on their names: first how often each colour is in each
// hole, then the same refined code by code. Two of them may get equal numbers; then symmetric sets can get different
// hashes, which costs time but is never wrong.
CanonicalHasher::PegLabels CanonicalHasher::canonical_labels(std::span<const Pegs *const> codes) const {
    std::array<std::array<std::uint32_t, kMaxColours>, kMaxHoles> occurrences{};
    for (const Pegs *code : codes)
        for (std::size_t p = 0; p < holes_; ++p) ++occurrences[p][(*code)[p]];
    std::array<std::uint64_t, kMaxHoles> hole_weight{};
    std::array<std::uint64_t, kMaxColours> colour_weight{};
    for (std::size_t p = 0; p < holes_; ++p)
        for (std::size_t c = 0; c < colours_; ++c) {
            const std::uint64_t weight = mixed(occurrences[p][c]);
            hole_weight[p] += weight;
            colour_weight[c] += weight * weight;
        }
    if (fixed_colour_ >= 0) colour_weight[static_cast<std::size_t>(fixed_colour_)] += 0x1234567;
    std::array<std::uint64_t, kMaxHoles> refined_hole = hole_weight;
    std::array<std::uint64_t, kMaxColours> refined_colour = colour_weight;
    for (const Pegs *code : codes) {
        std::array<std::uint64_t, kMaxHoles> peg;
        std::uint64_t whole = 0;
        for (std::size_t p = 0; p < holes_; ++p) {
            peg[p] = hole_weight[p] * 0xD1342543DE82EF95ULL ^ colour_weight[(*code)[p]];
            peg[p] = (peg[p] ^ peg[p] >> 32) * 0x9E3779B97F4A7C15ULL;
            whole += peg[p];
        }
        whole = mixed(whole);
        for (std::size_t p = 0; p < holes_; ++p) {
            const std::uint64_t seen = (whole ^ peg[p]) * 0xBF58476D1CE4E5B9ULL;
            refined_hole[p] += seen ^ seen >> 32;
            refined_colour[(*code)[p]] += seen ^ seen >> 29;
        }
    }
    if (fixed_colour_ >= 0) refined_colour[static_cast<std::size_t>(fixed_colour_)] = ~std::uint64_t{0};
    std::array<std::uint8_t, kMaxHoles> hole_order;
    std::array<std::uint8_t, kMaxColours> colour_order;
    std::iota(hole_order.begin(), hole_order.end(), std::uint8_t{0});
    std::iota(colour_order.begin(), colour_order.end(), std::uint8_t{0});
    sort_by_weight(hole_order.data(), holes_, refined_hole.data());
    sort_by_weight(colour_order.data(), colours_, refined_colour.data());
    PegLabels labels;
    for (std::size_t q = 0; q < holes_; ++q)
        for (std::size_t c = 0; c < colours_; ++c) labels[hole_order[q]][colour_order[c]] = (c + 1) << (8 * q);
    return labels;
}

CanonicalHasher::PegLabels CanonicalHasher::plain_labels() const {
    PegLabels labels;
    for (std::size_t p = 0; p < holes_; ++p)
        for (std::size_t c = 0; c < colours_; ++c) labels[p][c] = (c + 1) << (8 * p);
    return labels;
}

CanonicalHash CanonicalHasher::hash(std::span<const Pegs *const> codes) const {
    const PegLabels labels = symmetric_ ? canonical_labels(codes) : plain_labels();
    CanonicalHash hash;
    for (const Pegs *code : codes) {
        std::uint64_t word = 0;
        for (std::size_t p = 0; p < holes_; ++p) word |= labels[p][(*code)[p]];
        const std::uint64_t mixed_word = mixed(word);
        hash.low += mixed_word;
        hash.high += (mixed_word ^ 0x5851F42D4C957F2DULL) * (word * 2 + 0x14057B7EF767814FULL);
    }
    return hash;
}

} // namespace keypeg
