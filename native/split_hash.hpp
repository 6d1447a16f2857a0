// A hash of how a row splits a set of codes, to recognise rows that split it in the same way.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace keypeg {

// Give it the keys of the codes, always in the same order. Which key a losing cell has does not change the hash. The
// winning cell counts separately: laying a code of the set is not the same as laying a row that only separates it.
class SplitHash {
  public:
    void add(std::size_t key) {
        cells_[key] += label_ ^ label_ >> 29;
        label_ = label_ * 0xD1342543DE82EF95ULL + 1;
    }
    std::uint64_t value(std::size_t losing_keys) const {
        std::uint64_t split = cells_[losing_keys + 1] * 3;
        for (std::size_t key = 0; key < losing_keys; ++key) {
            const std::uint64_t cell = cells_[key] * 0xBF58476D1CE4E5B9ULL;
            split += (cell ^ cell >> 31) * 0x94D049BB133111EBULL;
        }
        return split;
    }

  private:
    std::array<std::uint64_t, 64> cells_{};
    std::uint64_t label_ = 0x9E3779B97F4A7C15ULL;
};

} // namespace keypeg
