// Bytes that begin where a cache line begins: SIMD loads that cross from one line to the next are slower.
#pragma once

#include <cstdint>
#include <new>
#include <vector>

namespace keypeg {

inline constexpr std::size_t kCacheLine = 64;

template <class T> struct CacheLineAllocator {
    using value_type = T;
    CacheLineAllocator() = default;
    template <class U> CacheLineAllocator(const CacheLineAllocator<U> & /*other*/) {}
    T *allocate(std::size_t n) { return static_cast<T *>(::operator new(n * sizeof(T), std::align_val_t{kCacheLine})); }
    void deallocate(T *memory, std::size_t /*n*/) { ::operator delete(memory, std::align_val_t{kCacheLine}); }
    template <class U> bool operator==(const CacheLineAllocator<U> & /*other*/) const { return true; }
};

using AlignedBytes = std::vector<std::uint8_t, CacheLineAllocator<std::uint8_t>>;

} // namespace keypeg
