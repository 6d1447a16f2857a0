// The kernels for processors with AVX-512 and its byte instructions: VBMI, VBMI2 and BITALG. Those that a third of a
// proof's time was spent in are written anew for 64 lanes; the others are the common ones, compiled again.
#define KEYPEG_INSTRUCTION_SET avx512
#include "kernels_impl.hpp"

namespace keypeg {
namespace avx512 {

inline constexpr std::size_t kWide = 64; // lanes here: two blocks of kLanes

// Key numbers are below 64. A byte shuffle turns a key into one bit: of group key / 8, bit key % 8. So eight keys share
// a byte, and the codes of a cell are counted bit by bit.
struct KeyBits {
    __m512i table[6];
    __m512i of(int group, __m512i key) const { return _mm512_permutexvar_epi8(key, table[group]); }
};

template <int groups> inline KeyBits key_bits(int keys) {
    KeyBits bits;
    for (int g = 0; g < groups; ++g) {
        alignas(64) std::uint8_t table[64] = {};
        for (int k = 8 * g; k < std::min(keys, 8 * g + 8); ++k) table[k] = static_cast<std::uint8_t>(1U << (k & 7));
        bits.table[g] = _mm512_load_si512(table);
    }
    return bits;
}

constexpr std::uint64_t first_bits(std::size_t n) { return n >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1; }

// Adds three bits in every place: `sum` gets the lower bit of sum + a + b; the higher one is returned.
inline __m512i add_bits(__m512i &sum, __m512i a, __m512i b) {
    constexpr int any_two = 0xE8, parity = 0x96;
    const __m512i carry = _mm512_ternarylogic_epi64(sum, a, b, any_two);
    sum = _mm512_ternarylogic_epi64(sum, a, b, parity);
    return carry;
}

// Counts for every bit of every byte, as binary numbers: plane p has bit p of all of them. At most 255 are counted.
struct BitCounts {
    __m512i plane[8];

    // Adds eight bytes.
    void add(const __m512i *bytes) {
        const __m512i two_a = add_bits(plane[0], bytes[0], bytes[1]), two_b = add_bits(plane[0], bytes[2], bytes[3]);
        const __m512i four_a = add_bits(plane[1], two_a, two_b);
        const __m512i two_c = add_bits(plane[0], bytes[4], bytes[5]), two_d = add_bits(plane[0], bytes[6], bytes[7]);
        const __m512i four_b = add_bits(plane[1], two_c, two_d);
        __m512i carry = add_bits(plane[2], four_a, four_b);
        for (int p = 3; p < 8; ++p) {
            const __m512i next = _mm512_and_si512(plane[p], carry);
            plane[p] = _mm512_xor_si512(plane[p], carry);
            carry = next;
        }
    }
};

// One step of turning eight planes into eight bytes: the bits of a below `mask` stay, those above change places with
// the bits of b that lie `shift` lower.
template <int shift> inline void exchange(__m512i &a, __m512i &b, __m512i mask) {
    constexpr int choose = 0xCA; // where the mask has a bit the first, else the second
    const __m512i up = _mm512_slli_epi16(b, shift), down = _mm512_srli_epi16(a, shift);
    a = _mm512_ternarylogic_epi64(mask, a, up, choose);
    b = _mm512_ternarylogic_epi64(mask, down, b, choose);
}

// Byte i becomes the count of bit i.
inline void transpose(__m512i *plane) {
    const __m512i m4 = _mm512_set1_epi8(0x0F), m2 = _mm512_set1_epi8(0x33), m1 = _mm512_set1_epi8(0x55);
    for (int i = 0; i < 4; ++i) exchange<4>(plane[i], plane[i + 4], m4);
    for (int i = 0; i < 8; i += 4)
        for (int j = i; j < i + 2; ++j) exchange<2>(plane[j], plane[j + 2], m2);
    for (int i = 0; i < 8; i += 2) exchange<1>(plane[i], plane[i + 1], m1);
}

// load(i) has the keys of code i at 64 columns. `counts` gets a byte for each key and column. Group by group, because
// the counts of one fit into registers and those of three do not; the keys then come from the first cache.
template <int groups, class Load>
inline void count_cells_wide(std::size_t codes, const KeyBits &bits, Load load, __m512i (&counts)[groups][8]) {
    const __m512i none = _mm512_set1_epi8(63);
    for (int g = 0; g < groups; ++g) {
        BitCounts sum;
        for (auto &plane : sum.plane) plane = _mm512_setzero_si512();
        std::size_t i = 0;
        __m512i bytes[8];
        for (; i + 8 <= codes; i += 8) {
            for (std::size_t j = 0; j < 8; ++j) bytes[j] = bits.of(g, load(i + j));
            sum.add(bytes);
        }
        if (i < codes) {
            for (std::size_t j = 0; j < 8; ++j) bytes[j] = bits.of(g, i + j < codes ? load(i + j) : none);
            sum.add(bytes);
        }
        transpose(sum.plane);
        for (int k = 0; k < 8; ++k) counts[g][k] = sum.plane[k];
    }
}

template <int groups>
inline void cell_sizes_wide(std::span<const CodeKeys> codes, std::size_t columns, int keys, std::uint8_t *sizes) {
    const KeyBits bits = key_bits<groups>(keys);
    const std::size_t block = static_cast<std::size_t>(keys) * kLanes;
    for (std::size_t at = 0; at < columns; at += kWide, sizes += 2 * block) {
        const bool both = columns - at >= kWide;
        const __mmask64 used = both ? first_bits(kWide) : first_bits(kLanes);
        // The codes lie far apart, so the processor does not guess what comes next.
        for (const CodeKeys code : codes) __builtin_prefetch(code + at + 4 * kWide);
        __m512i counts[groups][8];
        count_cells_wide<groups>(
            codes.size(), bits, [&](std::size_t i) { return _mm512_maskz_loadu_epi8(used, codes[i] + at); }, counts);
        for (int k = 0; k < keys; ++k) {
            const __m512i count = counts[k / 8][k % 8];
            std::uint8_t *to = sizes + static_cast<std::size_t>(k) * kLanes;
            _mm256_storeu_si256(reinterpret_cast<__m256i *>(to), _mm512_castsi512_si256(count));
            if (both) _mm256_storeu_si256(reinterpret_cast<__m256i *>(to + block), _mm512_extracti64x4_epi64(count, 1));
        }
    }
}

// Calls function<groups>() with as many groups as so many keys need.
template <int groups = 1, class Function> inline auto with_groups(int keys, Function function) {
    if constexpr (groups < 6) {
        if (keys > 8 * groups) return with_groups<groups + 1>(keys, function);
    }
    return function.template operator()<groups>();
}

inline void cell_sizes8_wide(std::span<const CodeKeys> codes, std::size_t columns, int keys, std::uint8_t *sizes) {
    with_groups(keys, [&]<int groups>() { cell_sizes_wide<groups>(codes, columns, keys, sizes); });
}

inline void cell_sizes16_wide(std::span<const CodeKeys> codes, std::size_t columns, int keys, std::uint16_t *sizes) {
    const auto count = [&]<int groups>() {
        const KeyBits bits = key_bits<groups>(keys);
        for (std::size_t at = 0; at < columns; at += kLanes, sizes += static_cast<std::size_t>(keys) * kLanes) {
            for (std::size_t from = 0; from == 0 || from < codes.size(); from += 255) {
                const auto some = codes.subspan(from, std::min<std::size_t>(255, codes.size() - from));
                __m512i counts[groups][8];
                const auto load = [&](std::size_t i) {
                    return _mm512_castsi256_si512(_mm256_loadu_si256(reinterpret_cast<const __m256i *>(some[i] + at)));
                };
                count_cells_wide<groups>(some.size(), bits, load, counts);
                for (int k = 0; k < keys; ++k) {
                    std::uint16_t *to = sizes + static_cast<std::size_t>(k) * kLanes;
                    const __m512i wide = _mm512_cvtepu8_epi16(_mm512_castsi512_si256(counts[k / 8][k % 8]));
                    _mm512_storeu_si512(to, from == 0 ? wide : _mm512_add_epi16(wide, _mm512_loadu_si512(to)));
                }
            }
        }
    };
    with_groups(keys, count);
}

inline void count_keys_wide(const std::uint8_t *keys, std::size_t n, int key_count, std::uint32_t *counts) {
    std::fill_n(counts, key_count, 0U);
    const auto count = [&]<int groups>() {
        const KeyBits bits = key_bits<groups>(key_count);
        const __m512i none = _mm512_set1_epi8(63);
        for (std::size_t from = 0; from < n; from += 255 * kWide) {
            const std::size_t blocks = std::min<std::size_t>(255, (n - from + kWide - 1) / kWide);
            __m512i found[groups][8];
            const auto load = [&](std::size_t i) {
                const std::size_t at = from + i * kWide;
                return at + kWide <= n ? _mm512_loadu_si512(keys + at)
                                       : _mm512_mask_loadu_epi8(none, first_bits(n - at), keys + at);
            };
            count_cells_wide<groups>(blocks, bits, load, found);
            for (int k = 0; k < key_count; ++k) {
                const __m512i sums = _mm512_sad_epu8(found[k / 8][k % 8], _mm512_setzero_si512());
                counts[k] += static_cast<std::uint32_t>(_mm512_reduce_add_epi64(sums));
            }
        }
    };
    with_groups(key_count, count);
}

inline int least_byte(__m512i bytes) {
    const __m256i half = _mm256_min_epu8(_mm512_castsi512_si256(bytes), _mm512_extracti64x4_epi64(bytes, 1));
    return Lanes{half}.horizontal_min();
}

// How many codes repeat a key: all codes but one for every bit that any of them sets.
template <int groups>
inline int count_repeats_wide(std::span<const CodeKeys> codes, std::size_t columns, int keys, RepeatLimits limits,
                              std::uint8_t *repeats) {
    constexpr std::size_t first_look = 8, step = 4; // codes after which a block is left if no column of it can matter
    constexpr int any = 0xFE;
    const KeyBits bits = key_bits<groups>(keys);
    const std::size_t n = codes.size();
    int least = 255, limit = limits.limit;
    for (std::size_t at = 0; at < columns; at += kWide) {
        if (limits.max_cells != nullptr) {
            const int fewest = static_cast<int>(n) - limits.max_cells[at / kLanes];
            if (fewest >= (repeats != nullptr ? limits.limit : std::min(limits.limit, least))) {
                if (repeats != nullptr) std::fill(repeats + at, repeats + columns, static_cast<std::uint8_t>(fewest));
                return std::min(least, fewest);
            }
        }
        const __mmask64 used = first_bits(std::min(kWide, columns - at));
        __m512i seen[groups];
        for (auto &one : seen) one = _mm512_setzero_si512();
        const auto repeated = [&](std::size_t counted) {
            __m512i count = _mm512_set1_epi8(static_cast<char>(counted));
            for (const auto &one : seen) count = _mm512_sub_epi8(count, _mm512_popcnt_epi8(one));
            return count;
        };
        const __m512i high = _mm512_set1_epi8(static_cast<char>(limit));
        __m512i count;
        std::size_t i = 0;
        for (std::size_t next = first_look;; next += step) {
            const std::size_t end = next + step > n ? n : next;
            for (; i + 2 <= end; i += 2) {
                const __m512i a = _mm512_maskz_loadu_epi8(used, codes[i] + at),
                              b = _mm512_maskz_loadu_epi8(used, codes[i + 1] + at);
                for (int g = 0; g < groups; ++g)
                    seen[g] = _mm512_ternarylogic_epi64(seen[g], bits.of(g, a), bits.of(g, b), any);
            }
            if (i < end) {
                const __m512i a = _mm512_maskz_loadu_epi8(used, codes[i] + at);
                for (int g = 0; g < groups; ++g) seen[g] = _mm512_or_si512(seen[g], bits.of(g, a));
                ++i;
            }
            count = repeated(i);
            if (i == n || _mm512_mask_cmplt_epu8_mask(used, count, high) == 0) break;
        }
        if (repeats != nullptr) _mm512_mask_storeu_epi8(repeats + at, used, count);
        const __mmask64 below = _mm512_mask_cmplt_epu8_mask(used, count, _mm512_set1_epi8(static_cast<char>(least)));
        if (below == 0) continue;
        least = least_byte(_mm512_mask_mov_epi8(_mm512_set1_epi8(-1), used, count));
        if (repeats == nullptr && least < limit) {
            // From here on only smaller counts matter.
            if (least <= limits.enough) break;
            limit = least;
        }
    }
    return least;
}

// The bytes of each pick, one pick after the other. A pick writes 64 bytes, so the next one overwrites what is too
// much.
inline void pick_columns(const std::uint8_t *from, std::span<const ColumnPick> picks, std::uint8_t *to) {
    for (const ColumnPick &pick : picks) {
        const __m512i block = _mm512_loadu_si512(from + pick.from);
        _mm512_storeu_si512(to + pick.to, _mm512_maskz_compress_epi8(pick.mask, block));
    }
}

inline int count_repeats_bits(std::span<const CodeKeys> codes, std::size_t columns, int keys, RepeatLimits limits,
                              std::uint8_t *repeats) {
    return with_groups(keys,
                       [&]<int groups>() { return count_repeats_wide<groups>(codes, columns, keys, limits, repeats); });
}

} // namespace avx512

const Kernels kAvx512Kernels = {
    .name = "avx512",
    .mark_all = avx512::mark_all,
    .count_keys = avx512::count_keys_wide,
    .count_repeats = avx512::count_repeats_bits,
    .cell_sizes8 = avx512::cell_sizes8_wide,
    .cell_sizes16 = avx512::cell_sizes16_wide,
    .count_cells8 = avx512::count_cells8,
    .count_cells16 = avx512::count_cells16,
    .sum_cells8 = avx512::sum_cells8,
    .sum_cells16 = avx512::sum_cells16,
    .pick_columns = avx512::pick_columns,
};

} // namespace keypeg
