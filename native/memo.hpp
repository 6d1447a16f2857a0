// The memo (transposition table): bounds of the sets of codes met so far, in a table of fixed size.
#pragma once

#include "objective.hpp"
#include "symmetry.hpp"

#include <vector>

namespace keypeg {

// What a set of codes costs if exact, else a lower bound. In a beam search, exact means the best cost within the beam.
struct Bound {
    Cost cost = 0;
    bool exact = false;
};

class Memo {
  public:
    // Takes 64 bytes for each of 2^bits buckets.
    explicit Memo(int bits) : buckets_(std::size_t{1} << bits) {}

    // Whether the set is in the memo.
    bool find(const CanonicalHash &hash, Bound &bound) const {
        for (const Entry &entry : bucket(hash).entries)
            if (entry.check == hash.high && entry.word != 0) {
                bound = {static_cast<Cost>(entry.word >> 16), (entry.word & 1U) != 0};
                return true;
            }
        return false;
    }

    // A better bound of a set replaces a worse one. In a full bucket the smallest set is replaced; n is the set's size.
    void store(const CanonicalHash &hash, Bound bound, std::size_t n) {
        Entry *to = nullptr;
        auto &entries = bucket(hash).entries;
        for (Entry &entry : entries)
            if (entry.check == hash.high && entry.word != 0) {
                if ((entry.word & 1U) != 0) return;
                if (!bound.exact && static_cast<Cost>(entry.word >> 16) >= bound.cost) return;
                to = &entry;
                break;
            }
        if (to == nullptr) {
            to = &entries[0];
            for (Entry &entry : entries) {
                if (size(entry) < size(*to)) to = &entry;
            }
        }
        const std::uint64_t capped = n < 0x7FFF ? n : 0x7FFF;
        bound.cost = bound.cost < kInfinity ? bound.cost : kInfinity;
        *to = {hash.high, static_cast<std::uint64_t>(bound.cost) << 16 | capped << 1 | (bound.exact ? 1U : 0U)};
    }

  private:
    struct Entry {
        std::uint64_t check = 0;
        std::uint64_t word = 0; // cost << 16 | size of the set << 1 | exact; zero is a free entry
    };
    struct alignas(64) Bucket {
        std::array<Entry, 4> entries{};
    };
    static std::uint64_t size(const Entry &entry) { return entry.word >> 1 & 0x7FFF; }
    Bucket &bucket(const CanonicalHash &hash) { return buckets_[hash.low & (buckets_.size() - 1)]; }
    const Bucket &bucket(const CanonicalHash &hash) const { return buckets_[hash.low & (buckets_.size() - 1)]; }

    std::vector<Bucket> buckets_;
};

} // namespace keypeg
