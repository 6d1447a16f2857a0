// What is known about sets met before: an exact cost or a lower bound, in a table of fixed size.
#pragma once

#include "objective.hpp"
#include "symmetry.hpp"

#include <vector>

namespace keypeg {

struct Known {
    Cost cost = 0;
    bool exact = false;
};

class Memo {
  public:
    explicit Memo(int bits) : buckets_(std::size_t{1} << bits) {}

    // Whether anything is known of the set of that name.
    bool find(const Name &name, Known &known) const {
        for (const Entry &entry : bucket(name).entries)
            if (entry.check == name.high && entry.word != 0) {
                known = {static_cast<Cost>(entry.word >> 16), (entry.word & 1U) != 0};
                return true;
            }
        return false;
    }

    // Remember; a better bound replaces a worse one, and bigger sets stay longer.
    void keep(const Name &name, Known known, std::size_t n) {
        Entry *to = nullptr;
        auto &entries = bucket(name).entries;
        for (Entry &entry : entries)
            if (entry.check == name.high && entry.word != 0) {
                if ((entry.word & 1U) != 0) return;
                if (!known.exact && static_cast<Cost>(entry.word >> 16) >= known.cost) return;
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
        known.cost = known.cost < 8 * kNever ? known.cost : 8 * kNever;
        *to = {name.high, static_cast<std::uint64_t>(known.cost) << 16 | capped << 1 | (known.exact ? 1U : 0U)};
    }

  private:
    struct Entry {
        std::uint64_t check = 0;
        std::uint64_t word = 0; // cost, size of the set, exact or not; zero is a free place
    };
    struct alignas(64) Bucket {
        std::array<Entry, 4> entries{};
    };
    static std::uint64_t size(const Entry &entry) { return entry.word >> 1 & 0x7FFF; }
    Bucket &bucket(const Name &name) { return buckets_[name.low & (buckets_.size() - 1)]; }
    const Bucket &bucket(const Name &name) const { return buckets_[name.low & (buckets_.size() - 1)]; }

    std::vector<Bucket> buckets_;
};

} // namespace keypeg
