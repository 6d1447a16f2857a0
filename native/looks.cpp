// One look at every row over a set of codes: the least it can cost, and which rows are worth trying.
#include "search.hpp"

#include <algorithm>

namespace keypeg {

// Looks at many codes take long enough to ask every time whether to go on.
void Search::pulse(std::size_t codes) {
    ++effort_.scans;
    if (settings_.pulse && ((effort_.scans & 63U) == 0 || codes > few_)) settings_.pulse();
}

// The most cells, the winning one included, that a code of the set makes of it.
int Search::best_own(const Position &position) const {
    const std::size_t n = position.codes.size();
    std::array<std::uint64_t, 32> seen{};
    std::array<int, 32> parts{};
    for (std::size_t i = 0; i < n; ++i) {
        const Answers answers = position.table->answers(position.codes[i]);
        for (std::size_t j = 0; j < n; ++j) {
            const auto key = answers[position.codes[j]];
            parts[j] += static_cast<int>(~seen[j] >> key & 1U);
            seen[j] |= std::uint64_t{1} << key;
        }
    }
    return *std::max_element(parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(n));
}

Cost Search::own_cost(const Position &position, int own_parts) const {
    const Cost n = static_cast<Cost>(position.codes.size());
    const int laid = position.laid;
    const Cost c1 = objective_.cost(laid + 1), c2 = objective_.cost(laid + 2), c3 = objective_.cost(laid + 3);
    return c1 + (own_parts - 1) * c2 + (n - own_parts) * c3;
}

Answers *Search::gathered(const Position &position, Room &room) const {
    room.answers.clear();
    for (const auto code : position.codes) room.answers.push_back(position.table->answers(code));
    return room.answers.data();
}

Search::Scan Search::scan(const Position &position, int parts, Room &room, Cost budget,
                          std::vector<Candidate> *candidates, int own) {
    pulse(position.codes.size());
    if (candidates != nullptr) candidates->clear();
    if (weighted()) return scan_weighted(position, parts, room, budget, candidates);
    return position.codes.size() <= few_ ? scan_few(position, parts, room, budget, candidates, own)
                                         : scan_many(position, parts, room, budget, candidates);
}

// Few codes: how many answers repeat says nearly all there is to say.
Search::Scan Search::scan_few(const Position &position, int parts, Room &room, Cost budget,
                              std::vector<Candidate> *candidates, int own) {
    const AnswerTable &table = *position.table;
    const std::size_t n = position.codes.size();
    const Cost c1 = objective_.cost(position.laid + 1), c2 = objective_.cost(position.laid + 2),
               c3 = objective_.cost(position.laid + 3);
    const Answers *answers = gathered(position, room);
    room.repeats.resize(table.padded_columns());
    if (own == 0) own = best_own(position);
    const Cost with_own = own_cost(position, own);
    const Cost base = static_cast<Cost>(n) * c2, step = c3 - c2;
    // Rows that cannot come within the budget, or within what an own code gives, need no exact count.
    const Cost room_left = candidates != nullptr ? budget + 1 - (base - (c2 - c1)) : with_own - base;
    const int limit = step == 0 ? 255 : static_cast<int>(std::clamp<Cost>((room_left + step - 1) / step, 1, 255));
    const int enough = std::max(0, static_cast<int>(n) - parts);
    const int repeats = kernels().repeated(answers, n, table.padded_columns(), enough, limit,
                                           candidates != nullptr ? room.repeats.data() : nullptr);
    const Cost with_other = base + repeats * step;
    Scan scan;
    scan.least = std::min(with_own, with_other);
    scan.parts = std::max(static_cast<int>(n) - repeats, own - 1);
    scan.exact = with_own <= with_other ? own + 1 >= static_cast<int>(n) : repeats <= 1;
    if (candidates == nullptr) return scan;
    const auto add = [&](std::uint32_t column, Cost bound) { candidates->push_back({bound, bound, column}); };
    for (const auto code : position.codes) {
        const Cost bound = c1 + static_cast<Cost>(n - 1) * c2 + room.repeats[code] * (c3 - c2);
        if (bound <= budget)
            add(code, bound);
        else
            scan.next = std::min(scan.next, bound);
        room.repeats[code] = 255;
    }
    const int most = base > budget ? -1
                     : step == 0   ? 254
                                   : static_cast<int>(std::min<Cost>(254, (budget - base) / step));
    int next = 255;
    for (std::uint32_t column = 0; column < table.columns(); ++column) {
        const int repeated = room.repeats[column];
        if (repeated <= most)
            add(column, base + repeated * step);
        else if (repeated < next)
            next = repeated;
    }
    if (next < 255) scan.next = std::min(scan.next, base + next * step);
    return scan;
}

Search::Scan Search::scan_many(const Position &position, int parts, Room &room, Cost budget,
                               std::vector<Candidate> *candidates) {
    const AnswerTable &table = *position.table;
    const std::size_t n = position.codes.size(), columns = table.padded_columns(),
                      keys = static_cast<std::size_t>(losing_);
    const Answers *answers = gathered(position, room);
    const bool small = n <= 255;
    Scan scan;
    if (small) {
        room.small_sizes.resize(columns * keys);
        kernels().cells8(answers, n, columns, losing_, room.small_sizes.data());
        scan.parts = kernels().parts8(room.small_sizes.data(), columns, losing_, nullptr);
    } else {
        room.sizes.resize(columns * keys);
        kernels().cells16(answers, n, columns, losing_, room.sizes.data());
        scan.parts = kernels().parts16(room.sizes.data(), columns, losing_, nullptr);
    }
    scan.parts = std::min(scan.parts, parts);
    const auto [slopes, shift] = objective_.slopes(position.laid, static_cast<std::int64_t>(n), scan.parts);
    room.cost.resize(columns);
    if (small)
        kernels().cost8(room.small_sizes.data(), columns, losing_, slopes, room.cost.data());
    else
        kernels().cost16(room.sizes.data(), columns, losing_, slopes, room.cost.data());
    // A code of the set comes out one row sooner when it is laid itself.
    const Cost c1 = objective_.cost(position.laid + 1), c2 = objective_.cost(position.laid + 2);
    const Cost base = static_cast<Cost>(n) * c2;
    scan.least = 8 * kNever;
    for (const auto code : position.codes)
        scan.least = std::min(scan.least, base - (c2 - c1) + (Cost{room.cost[code]} << shift));
    std::int32_t other = room.cost[0];
    for (std::size_t column = 1; column < table.columns(); ++column) other = std::min(other, room.cost[column]);
    // Own columns are counted here too, but they are never the dearer for it above.
    scan.least = std::min(scan.least, base + (Cost{other} << shift));
    if (candidates == nullptr) return scan;
    const auto promise = [&](std::size_t column) {
        const std::size_t at = column / kLane * kLane * keys + column % kLane;
        std::int64_t sum = 0;
        if (small)
            for (std::size_t k = 0; k < keys; ++k) sum += promise_[room.small_sizes[at + k * kLane]];
        else
            for (std::size_t k = 0; k < keys; ++k) sum += promise_[room.sizes[at + k * kLane]];
        return sum;
    };
    for (const auto code : position.codes) {
        const Cost bound = base - (c2 - c1) + (Cost{room.cost[code]} << shift);
        if (bound <= budget)
            candidates->push_back({bound, promise(code), code});
        else
            scan.next = std::min(scan.next, bound);
        room.cost[code] = INT32_MAX;
    }
    for (std::uint32_t column = 0; column < table.columns(); ++column) {
        if (room.cost[column] == INT32_MAX) continue;
        const Cost bound = base + (Cost{room.cost[column]} << shift);
        if (bound <= budget)
            candidates->push_back({bound, promise(column), column});
        else
            scan.next = std::min(scan.next, bound);
    }
    return scan;
}

// Codes that weigh differently: the heaviest of each cell is found first at best.
Search::Scan Search::scan_weighted(const Position &position, int parts, Room &room, Cost budget,
                                   std::vector<Candidate> *candidates) {
    const AnswerTable &table = *position.table;
    const std::size_t n = position.codes.size();
    std::array<Kind, 8> kinds;
    std::size_t count = 0;
    for (std::size_t i = 0; i < n && count < kinds.size(); ++i) {
        const auto weight = weights_[table.code(position.codes[i])],
                   next = i + 1 < n ? weights_[table.code(position.codes[i + 1])] : 0;
        if (weight != next || i + 1 == n) kinds[count++] = {i + 1, weight - next};
    }
    if (kinds[count - 1].end == n)
        return scan_kinds(position, std::span(kinds).first(count), parts, room, budget, candidates);
    Scan scan;
    for (std::size_t column = 0; column < table.columns(); ++column) {
        std::uint64_t seen = 0;
        for (const auto code : position.codes) seen |= std::uint64_t{1} << table.answers(code)[column];
        scan.parts = std::max(scan.parts, __builtin_popcountll(seen & ~(std::uint64_t{1} << (losing_ + 1))));
    }
    scan.parts = std::min(scan.parts, parts);
    std::vector<Cost> by_place(n);
    std::int64_t level = 1, left = 1;
    int row = position.laid + 2;
    for (std::size_t place = 0; place < n; ++place) {
        if (left == 0) left = level = std::min<std::int64_t>(level * scan.parts, static_cast<std::int64_t>(n)), ++row;
        by_place[place] = objective_.cost(row);
        --left;
    }
    const Cost c1 = objective_.cost(position.laid + 1);
    scan.least = 8 * kNever;
    for (std::uint32_t column = 0; column < table.columns(); ++column) {
        std::array<std::uint16_t, 64> size{};
        Cost bound = 0;
        std::int64_t promise = 0;
        for (const auto code : position.codes) {
            const auto key = table.answers(code)[column];
            const std::int64_t heavy = weights_[table.code(code)];
            if (key == losing_ + 1) {
                bound += heavy * c1;
                continue;
            }
            const std::size_t place = size[key]++;
            bound += heavy * by_place[place];
            promise += heavy * (promise_[place + 1] - promise_[place]);
        }
        scan.least = std::min(scan.least, bound);
        if (bound > budget)
            scan.next = std::min(scan.next, bound);
        else if (candidates != nullptr)
            candidates->push_back({bound, promise, column});
    }
    return scan;
}

} // namespace keypeg
