// Looks at codes that weigh differently. Codes come heaviest first; a mix weighs only a few kinds of code differently.
#include "search.hpp"

#include <algorithm>

namespace keypeg {

// The next row finds the heaviest code at best, the one after it the next heaviest, one in each part …
Cost Search::least_weighted(const Position &position, int parts) const {
    Cost total = 0;
    std::size_t level = 1, left = 1;
    int row = position.laid + 1;
    for (const auto code : position.codes) {
        if (left == 0) left = level = std::min(level * static_cast<std::size_t>(parts), position.codes.size()), ++row;
        total += weights_[position.table->code(code)] * objective_.cost(row);
        --left;
    }
    return total;
}

// A cheap bound for a small cell: each of its own codes as a row, and the best that any other row could do.
void Search::glance_weighted(const Position &position, int parts, Cell &cell) const {
    const std::size_t n = position.codes.size();
    const int laid = position.laid;
    const Cost c1 = objective_.cost(laid + 1), c2 = objective_.cost(laid + 2), c3 = objective_.cost(laid + 3);
    std::array<std::int64_t, 32> heavy;
    Cost other = 0;
    for (std::size_t i = 0; i < n; ++i) {
        heavy[i] = weights_[position.table->code(position.codes[i])];
        other += heavy[i] * (i < static_cast<std::size_t>(parts) ? c2 : c3);
    }
    Cost own = 8 * kNever;
    bool settled = false; // whether that row leaves nothing open
    for (std::size_t i = 0; i < n; ++i) {
        std::array<std::uint8_t, 64> size{};
        Cost cost = heavy[i] * c1;
        int largest = 0;
        for (std::size_t j = 0; j < n && cost <= own; ++j) {
            if (j == i) continue;
            auto &there = size[position.table->answers(position.codes[j])[position.codes[i]]];
            cost += heavy[j] * (there++ == 0 ? c2 : c3);
            largest = std::max<int>(largest, there);
        }
        if (cost > own || (cost == own && settled)) continue;
        own = cost;
        settled = largest <= 2;
    }
    cell.exact = own <= other && settled;
    cell.cost = cell.exact ? own : std::max(cell.cost, std::min(own, other));
    // A look at every other row could not raise this bound.
    cell.scanned = own <= other;
}

// The heaviest codes alone, then those with the next heaviest …: a cell costs what each of these costs without weights,
// times how much lighter the next kind is.
Search::Scan Search::scan_kinds(const Position &position, std::span<const Kind> kinds, int parts, Room &room,
                                Cost budget, std::vector<Candidate> *candidates) {
    const AnswerTable &table = *position.table;
    const std::size_t n = position.codes.size(), columns = table.padded_columns(),
                      keys = static_cast<std::size_t>(losing_);
    const std::size_t room_for_one = columns * keys;
    const Answers *answers = gathered(position, room);
    const bool small = n <= 255;
    const auto count = [&](auto &sizes, auto cells) {
        sizes.resize(room_for_one * kinds.size());
        std::size_t from = 0;
        for (std::size_t k = 0; k < kinds.size(); ++k) {
            auto *here = sizes.data() + k * room_for_one;
            cells(answers + from, kinds[k].end - from, columns, losing_, here);
            if (k > 0)
                for (std::size_t i = 0; i < room_for_one; ++i) here[i] += here[i - room_for_one];
            from = kinds[k].end;
        }
        return sizes.data() + (kinds.size() - 1) * room_for_one;
    };
    Scan scan;
    if (small)
        scan.parts = kernels().parts8(count(room.small_sizes, kernels().cells8), columns, losing_, nullptr);
    else
        scan.parts = kernels().parts16(count(room.sizes, kernels().cells16), columns, losing_, nullptr);
    scan.parts = std::min(scan.parts, parts);
    const Cost c1 = objective_.cost(position.laid + 1), c2 = objective_.cost(position.laid + 2);
    room.cost.resize(columns);
    room.bounds.assign(columns, 0);
    for (std::size_t k = 0; k < kinds.size(); ++k) {
        const auto [slopes, shift] =
            objective_.slopes(position.laid, static_cast<std::int64_t>(kinds[k].end), scan.parts);
        if (small)
            kernels().cost8(room.small_sizes.data() + k * room_for_one, columns, losing_, slopes, room.cost.data());
        else
            kernels().cost16(room.sizes.data() + k * room_for_one, columns, losing_, slopes, room.cost.data());
        const Cost base = static_cast<Cost>(kinds[k].end) * c2 * kinds[k].step;
        for (std::size_t column = 0; column < table.columns(); ++column)
            room.bounds[column] += base + (Cost{room.cost[column]} << shift) * kinds[k].step;
    }
    // A code of the set comes out one row sooner when it is laid itself.
    for (const auto code : position.codes) room.bounds[code] -= weights_[table.code(code)] * (c2 - c1);
    const auto end = room.bounds.begin() + static_cast<std::ptrdiff_t>(table.columns());
    scan.least = *std::min_element(room.bounds.begin(), end);
    const auto sizes_of = [&](std::size_t column, std::size_t kind, auto &&each) {
        const std::size_t at = kind * room_for_one + column / kLane * kLane * keys + column % kLane;
        for (std::size_t k = 0; k < keys; ++k)
            each(small ? room.small_sizes[at + k * kLane] : room.sizes[at + k * kLane]);
    };
    // Where no cell holds more than two codes, the bound is what the row costs.
    for (std::size_t column = 0, looks = 0; !scan.exact && looks < 16 && column < table.columns(); ++column) {
        if (room.bounds[column] != scan.least) continue;
        int largest = 0;
        sizes_of(column, kinds.size() - 1, [&](int size) { largest = std::max(largest, size); });
        scan.exact = largest <= 2;
        ++looks;
    }
    if (candidates == nullptr) return scan;
    for (std::uint32_t column = 0; column < table.columns(); ++column) {
        const Cost bound = room.bounds[column];
        if (bound > budget) {
            scan.next = std::min(scan.next, bound);
            continue;
        }
        std::int64_t promise = 0;
        for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
            std::int64_t sum = 0;
            sizes_of(column, kind, [&](int size) { sum += promise_[static_cast<std::size_t>(size)]; });
            promise += sum * kinds[kind].step;
        }
        candidates->push_back({bound, promise, column});
    }
    return scan;
}

} // namespace keypeg
