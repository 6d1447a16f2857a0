// The memo (transposition table): bounds of the sets of codes met so far, in a table of fixed size.
#pragma once

#include "objective.hpp"
#include "symmetry.hpp"

#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <span>
#include <stdexcept>
#include <vector>

namespace keypeg {

// What a set of codes costs if exact, else a lower bound. In a beam search, exact means the best cost within the beam.
struct Bound {
    Cost cost = 0;
    bool exact = false;
};

// Several searches may use one memo at the same time, even of different processes: an entry is two words, and the first
// is stored combined with the second. A reader that meets a half-written entry finds that the two do not match.
class Memo {
  public:
    // Takes 64 bytes for each of 2^bits buckets.
    explicit Memo(int bits) : own_(std::size_t{1} << bits), buckets_(own_) {}
    // Uses memory of somebody else, zero at first. Its size is a power of two.
    explicit Memo(std::span<std::byte> memory)
        : buckets_(reinterpret_cast<Bucket *>(memory.data()), memory.size() / sizeof(Bucket)) {
        if (!std::has_single_bit(buckets_.size()) || reinterpret_cast<std::uintptr_t>(memory.data()) % sizeof(Bucket))
            throw std::invalid_argument("a memo takes 64 bytes for each of 2^n buckets");
    }

    // Whether the set is in the memo.
    bool find(const CanonicalHash &hash, Bound &bound) const {
        for (const Entry &entry : bucket(hash).entries) {
            const auto [check, word] = entry.load();
            if (check == hash.high && word != 0) {
                bound = {static_cast<Cost>(word >> 16), (word & 1U) != 0};
                return true;
            }
        }
        return false;
    }

    // A better bound of a set replaces a worse one. In a full bucket the smallest set is replaced; n is the set's size.
    void store(const CanonicalHash &hash, Bound bound, std::size_t n) {
        Entry *to = nullptr;
        std::uint64_t smallest = ~std::uint64_t{0};
        for (Entry &entry : bucket(hash).entries) {
            const auto [check, word] = entry.load();
            if (check == hash.high && word != 0) {
                if ((word & 1U) != 0) return;
                if (!bound.exact && static_cast<Cost>(word >> 16) >= bound.cost) return;
                to = &entry;
                break;
            }
            const std::uint64_t size = word >> 1 & 0x7FFF;
            if (size < smallest) smallest = size, to = &entry;
        }
        const std::uint64_t capped = n < 0x7FFF ? n : 0x7FFF;
        bound.cost = bound.cost < kInfinity ? bound.cost : kInfinity;
        to->store(hash.high, static_cast<std::uint64_t>(bound.cost) << 16 | capped << 1 | (bound.exact ? 1U : 0U));
    }

  private:
    class Entry {
      public:
        struct Words {
            std::uint64_t check, word; // word: cost << 16 | size of the set << 1 | exact; zero is a free entry
        };
        Words load() const {
            const std::uint64_t word = word_.load(std::memory_order_relaxed);
            return {mixed_.load(std::memory_order_relaxed) ^ word, word};
        }
        void store(std::uint64_t check, std::uint64_t word) {
            mixed_.store(check ^ word, std::memory_order_relaxed);
            word_.store(word, std::memory_order_relaxed);
        }

      private:
        std::atomic<std::uint64_t> mixed_ = 0, word_ = 0;
        static_assert(std::atomic<std::uint64_t>::is_always_lock_free);
    };
    struct alignas(64) Bucket {
        std::array<Entry, 4> entries{};
    };
    Bucket &bucket(const CanonicalHash &hash) { return buckets_[hash.low & (buckets_.size() - 1)]; }
    const Bucket &bucket(const CanonicalHash &hash) const { return buckets_[hash.low & (buckets_.size() - 1)]; }

    std::vector<Bucket> own_;
    std::span<Bucket> buckets_;
};

} // namespace keypeg
