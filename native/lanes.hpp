// Lanes: 32 bytes handled as one value, in an AVX2 register where this file is compiled for AVX2, else in plain loops.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#if defined(__AVX2__)
#if defined(__GNUC__) && !defined(__clang__)
// GCC takes the undefined registers within its own AVX-512 header for a mistake.
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#include <immintrin.h>
#endif

namespace keypeg {
namespace KEYPEG_INSTRUCTION_SET {

#if defined(__AVX2__)

struct Lanes {
    __m256i v;
    static Lanes load(const std::uint8_t *from) {
        return {_mm256_loadu_si256(reinterpret_cast<const __m256i *>(from))};
    }
    static Lanes broadcast(int value) { return {_mm256_set1_epi8(static_cast<char>(value))}; }
    static Lanes zero() { return {_mm256_setzero_si256()}; }
    void store(std::uint8_t *to) const { _mm256_storeu_si256(reinterpret_cast<__m256i *>(to), v); }
    friend Lanes operator==(Lanes a, Lanes b) { return {_mm256_cmpeq_epi8(a.v, b.v)}; }
    friend Lanes operator+(Lanes a, Lanes b) { return {_mm256_add_epi8(a.v, b.v)}; }
    friend Lanes operator-(Lanes a, Lanes b) { return {_mm256_sub_epi8(a.v, b.v)}; }
    friend Lanes operator|(Lanes a, Lanes b) { return {_mm256_or_si256(a.v, b.v)}; }
    static Lanes min(Lanes a, Lanes b) { return {_mm256_min_epu8(a.v, b.v)}; }
    // max(a - b, 0)
    static Lanes subtract_saturated(Lanes a, Lanes b) { return {_mm256_subs_epu8(a.v, b.v)}; }
    // table[index]; the table has 16 bytes
    static Lanes lookup(const std::uint8_t *table, Lanes index) {
        const __m128i half = _mm_loadu_si128(reinterpret_cast<const __m128i *>(table));
        return {_mm256_shuffle_epi8(_mm256_broadcastsi128_si256(half), index.v)};
    }
    // table[index & 15], but 0 where index is 128 or more
    static Lanes lookup_or_zero(Lanes table, Lanes index) { return {_mm256_shuffle_epi8(table.v, index.v)}; }
    // The same 16 bytes twice, as lookup_or_zero needs them.
    static Lanes broadcast16(const std::uint8_t *table) {
        return {_mm256_broadcastsi128_si256(_mm_loadu_si128(reinterpret_cast<const __m128i *>(table)))};
    }
    friend Lanes operator&(Lanes a, Lanes b) { return {_mm256_and_si256(a.v, b.v)}; }
    // Shifts the bits down; bits of the next byte come in from above.
    template <int bits> Lanes shift_down() const { return {_mm256_srli_epi16(v, bits)}; }
    bool any() const { return _mm256_testz_si256(v, v) == 0; }
    std::uint64_t horizontal_sum() const {
        const __m256i sums = _mm256_sad_epu8(v, _mm256_setzero_si256());
        const __m128i folded = _mm_add_epi64(_mm256_castsi256_si128(sums), _mm256_extracti128_si256(sums, 1));
        return static_cast<std::uint64_t>(_mm_extract_epi64(folded, 0)) +
               static_cast<std::uint64_t>(_mm_extract_epi64(folded, 1));
    }
    int horizontal_min() const {
        __m128i low = _mm_min_epu8(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1));
        low = _mm_min_epu8(low, _mm_srli_epi16(low, 8));
        return _mm_extract_epi16(_mm_minpos_epu16(_mm_and_si128(low, _mm_set1_epi16(0xFF))), 0);
    }
    // value[i] += weight * byte[i]
    void multiply_add_to(std::int32_t *value, std::int32_t weight) const {
        const __m256i times = _mm256_set1_epi32(weight);
        alignas(32) std::uint8_t bytes[32];
        store(bytes);
        for (int part = 0; part < 4; ++part) {
            __m256i *to = reinterpret_cast<__m256i *>(value + 8 * part);
            const __m256i wide =
                _mm256_cvtepu8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i *>(bytes + 8 * part)));
            _mm256_storeu_si256(to, _mm256_add_epi32(_mm256_loadu_si256(to), _mm256_mullo_epi32(wide, times)));
        }
    }
};

#else

struct Lanes {
    std::array<std::uint8_t, 32> v;
    static Lanes load(const std::uint8_t *from) {
        Lanes lanes;
        std::memcpy(lanes.v.data(), from, 32);
        return lanes;
    }
    static Lanes broadcast(int value) {
        Lanes lanes;
        lanes.v.fill(static_cast<std::uint8_t>(value));
        return lanes;
    }
    static Lanes zero() { return broadcast(0); }
    void store(std::uint8_t *to) const { std::memcpy(to, v.data(), 32); }
    template <class Function> static Lanes generate(Function function) {
        Lanes lanes;
        for (std::size_t i = 0; i < 32; ++i) lanes.v[i] = static_cast<std::uint8_t>(function(i));
        return lanes;
    }
    friend Lanes operator==(Lanes a, Lanes b) {
        return generate([&](std::size_t i) { return a.v[i] == b.v[i] ? 255 : 0; });
    }
    friend Lanes operator+(Lanes a, Lanes b) {
        return generate([&](std::size_t i) { return a.v[i] + b.v[i]; });
    }
    friend Lanes operator-(Lanes a, Lanes b) {
        return generate([&](std::size_t i) { return a.v[i] - b.v[i]; });
    }
    friend Lanes operator|(Lanes a, Lanes b) {
        return generate([&](std::size_t i) { return a.v[i] | b.v[i]; });
    }
    static Lanes min(Lanes a, Lanes b) {
        return generate([&](std::size_t i) { return a.v[i] < b.v[i] ? a.v[i] : b.v[i]; });
    }
    static Lanes subtract_saturated(Lanes a, Lanes b) {
        return generate([&](std::size_t i) { return a.v[i] > b.v[i] ? a.v[i] - b.v[i] : 0; });
    }
    static Lanes lookup(const std::uint8_t *table, Lanes index) {
        return generate([&](std::size_t i) { return table[index.v[i] & 15]; });
    }
    static Lanes lookup_or_zero(Lanes table, Lanes index) {
        return generate([&](std::size_t i) { return index.v[i] > 127 ? 0 : table.v[i / 16 * 16 + (index.v[i] & 15)]; });
    }
    static Lanes broadcast16(const std::uint8_t *table) {
        return generate([&](std::size_t i) { return table[i % 16]; });
    }
    friend Lanes operator&(Lanes a, Lanes b) {
        return generate([&](std::size_t i) { return a.v[i] & b.v[i]; });
    }
    template <int bits> Lanes shift_down() const {
        return generate([&](std::size_t i) { return v[i] >> bits; });
    }
    bool any() const { return horizontal_sum() != 0; }
    std::uint64_t horizontal_sum() const {
        std::uint64_t total = 0;
        for (const auto byte : v) total += byte;
        return total;
    }
    int horizontal_min() const {
        int least = 255;
        for (const auto byte : v) least = byte < least ? byte : least;
        return least;
    }
    void multiply_add_to(std::int32_t *value, std::int32_t weight) const {
        for (std::size_t i = 0; i < 32; ++i) value[i] += weight * v[i];
    }
};

#endif

} // namespace KEYPEG_INSTRUCTION_SET
} // namespace keypeg
