// Lower bounds for a node, and the rows that are worth trying there: a scan splits the codes by every row once.
#include "search.hpp"

#include <algorithm>
#include <bit>

namespace keypeg {

// A scan of many codes takes long enough to check every time.
void Search::check_interrupt(std::size_t codes) {
    ++scans_;
    if (settings_.interrupt_check && ((scans_ & 63U) == 0 || codes > max_pairwise_)) settings_.interrupt_check();
}

// The most cells, the winning one included, that a row makes which is itself a code of the node. At most 32 codes.
int Search::max_own_cells(const Node &node) const {
    const std::size_t n = node.codes.size();
    std::array<std::uint64_t, 32> seen{};
    // Two codes give each other the same key.
    for (std::size_t i = 1; i < n; ++i) {
        const CodeKeys keys = node.table->keys(node.codes[i]);
        std::uint64_t row = 0;
        for (std::size_t j = 0; j < i; ++j) {
            const std::uint64_t key = std::uint64_t{1} << keys[node.codes[j]];
            row |= key;
            seen[j] |= key;
        }
        seen[i] = row;
    }
    int most = 0;
    for (std::size_t i = 0; i < n; ++i) most = std::max(most, std::popcount(seen[i]) + 1);
    return most;
}

// A lower bound if the next row is a code of the node: it is found at once, one code of each other cell by the row
// after it, and all others by the third row.
Cost Search::own_code_bound(const Node &node, int own_cells) const {
    const Cost n = static_cast<Cost>(node.codes.size());
    const int laid = node.laid;
    const Cost c1 = objective_.cost(laid + 1), c2 = objective_.cost(laid + 2), c3 = objective_.cost(laid + 3);
    return c1 + (own_cells - 1) * c2 + (n - own_cells) * c3;
}

// A cheap bound for a cell: from its own codes as rows, from `max_cells` for all other rows, and from the memo.
void Search::bound_cell(const Node &node, int max_cells, Cell &cell, Scratch &scratch) {
    const std::size_t n = node.codes.size();
    if (!weighted() && n <= 32) {
        const Cost c2 = objective_.cost(node.laid + 2), c3 = objective_.cost(node.laid + 3);
        const int own_cells = max_own_cells(node);
        const Cost with_own = own_code_bound(node, own_cells);
        const Cost most = std::min<Cost>(static_cast<Cost>(n), max_cells);
        const Cost with_other = most * c2 + (static_cast<Cost>(n) - most) * c3;
        if (own_cells + 1 >= static_cast<int>(n) && (own_cells == static_cast<int>(n) || with_own <= with_other)) {
            cell.cost = with_own;
            cell.exact = true;
            return;
        }
        cell.own_cells = own_cells;
        cell.cost = std::max(cell.cost, std::min(with_own, with_other));
        // A scan of the other rows could not raise this bound.
        cell.scanned = with_own <= with_other && n <= max_pairwise_;
    }
    if (weighted() && n <= 32) {
        bound_weighted_cell(node, max_cells, cell);
        if (cell.exact) return;
    }
    cell.hash = hash(node, scratch);
    cell.hashed = true;
    if (Bound bound; find_in_memo(cell.hash, node, bound)) {
        cell.exact = bound.exact;
        cell.cost = bound.exact ? bound.cost : std::max(cell.cost, bound.cost);
        cell.scanned = true;
    }
}

std::span<const CodeKeys> Search::gather_keys(const Node &node, Scratch &scratch) const {
    scratch.code_keys.clear();
    for (const auto code : node.codes) scratch.code_keys.push_back(node.table->keys(code));
    return scratch.code_keys;
}

Search::ScanResult Search::scan(const ScanRequest &request) {
    check_interrupt(request.node.codes.size());
    if (request.candidates != nullptr) request.candidates->clear();
    if (weighted()) return scan_weighted(request);
    return request.node.codes.size() <= max_pairwise_ ? scan_pairwise(request) : scan_cells(request);
}

// Few codes: how many keys repeat nearly decides what a row costs, and comparing keys in pairs is the fastest way to
// count them.
Search::ScanResult Search::scan_pairwise(const ScanRequest &request) {
    const Node &node = request.node;
    const KeyTable &table = *node.table;
    auto &repeats = request.scratch.repeats;
    std::vector<Candidate> *const candidates = request.candidates;
    const std::size_t n = node.codes.size();
    const Cost c1 = objective_.cost(node.laid + 1), c2 = objective_.cost(node.laid + 2),
               c3 = objective_.cost(node.laid + 3);
    const auto code_keys = gather_keys(node, request.scratch);
    repeats.resize(table.padded_columns());
    const int own_cells = request.own_cells != 0 ? request.own_cells : max_own_cells(node);
    const Cost with_own = own_code_bound(node, own_cells);
    const Cost base = static_cast<Cost>(n) * c2, step = c3 - c2;
    // Rows that cannot come within the budget, or below what an own code gives, need no exact count.
    const Cost slack = candidates != nullptr ? request.budget + 1 - (base - (c2 - c1)) : with_own - base;
    const int limit = step == 0 ? 255 : static_cast<int>(std::clamp<Cost>((slack + step - 1) / step, 1, 255));
    const int enough = std::max(0, static_cast<int>(n) - request.max_cells);
    const int fewest =
        kernels().count_repeats(code_keys, table.padded_columns(), losing_keys_ + 2, {enough, limit, table.max_cells()},
                                candidates != nullptr ? repeats.data() : nullptr);
    const Cost with_other = base + fewest * step;
    ScanResult result;
    result.lower_bound = std::min(with_own, with_other);
    result.max_cells = std::max(static_cast<int>(n) - fewest, own_cells - 1);
    result.exact = with_own <= with_other ? own_cells + 1 >= static_cast<int>(n) : fewest <= 1;
    if (candidates == nullptr) return result;
    const auto add = [&](std::uint32_t column, Cost bound) { candidates->push_back({bound, bound, column}); };
    for (const auto code : node.codes) {
        const Cost bound = c1 + static_cast<Cost>(n - 1) * c2 + repeats[code] * step;
        if (bound <= request.budget)
            add(code, bound);
        else
            result.next_bound = std::min(result.next_bound, bound);
        repeats[code] = 255; // not again below
    }
    const int within_budget = base > request.budget ? -1
                              : step == 0 ? 254
                                          : static_cast<int>(std::min<Cost>(254, (request.budget - base) / step));
    int next = 255;
    for (std::uint32_t column = 0; column < table.columns(); ++column) {
        const int repeated = repeats[column];
        if (repeated <= within_budget)
            add(column, base + repeated * step);
        else if (repeated < next)
            next = repeated;
    }
    if (next < 255) result.next_bound = std::min(result.next_bound, base + next * step);
    return result;
}

// Many codes: the sizes of all cells of all rows.
Search::ScanResult Search::scan_cells(const ScanRequest &request) {
    const Node &node = request.node;
    const KeyTable &table = *node.table;
    Scratch &scratch = request.scratch;
    const std::size_t n = node.codes.size(), columns = table.padded_columns(),
                      keys = static_cast<std::size_t>(losing_keys_);
    const auto code_keys = gather_keys(node, scratch);
    const bool small = n <= 255;
    ScanResult result;
    std::uint8_t *cell_counts = nullptr;
    if (request.candidates != nullptr) {
        scratch.cell_counts.resize(columns);
        cell_counts = scratch.cell_counts.data();
    }
    if (small) {
        scratch.sizes8.resize(columns * keys);
        kernels().cell_sizes8(code_keys, columns, losing_keys_, scratch.sizes8.data());
        result.max_cells = kernels().count_cells8(scratch.sizes8.data(), columns, losing_keys_, cell_counts);
    } else {
        scratch.sizes16.resize(columns * keys);
        kernels().cell_sizes16(code_keys, columns, losing_keys_, scratch.sizes16.data());
        result.max_cells = kernels().count_cells16(scratch.sizes16.data(), columns, losing_keys_, cell_counts);
    }
    result.max_cells = std::min(result.max_cells, request.max_cells);
    const auto [function, shift] = objective_.cell_bound(node.laid, static_cast<std::int64_t>(n), result.max_cells);
    scratch.sums.resize(columns);
    if (small)
        kernels().sum_cells8(scratch.sizes8.data(), columns, losing_keys_, function, scratch.sums.data());
    else
        kernels().sum_cells16(scratch.sizes16.data(), columns, losing_keys_, function, scratch.sums.data());
    // A code of the node is found one row earlier if it is laid itself.
    const Cost c1 = objective_.cost(node.laid + 1), c2 = objective_.cost(node.laid + 2);
    const Cost base = static_cast<Cost>(n) * c2;
    result.lower_bound = kInfinity;
    for (const auto code : node.codes)
        result.lower_bound = std::min(result.lower_bound, base - (c2 - c1) + (Cost{scratch.sums[code]} << shift));
    // This minimum includes the codes of the node, but their bounds above are lower.
    std::int32_t least_sum = scratch.sums[0];
    for (std::size_t column = 1; column < table.columns(); ++column)
        least_sum = std::min(least_sum, scratch.sums[column]);
    result.lower_bound = std::min(result.lower_bound, base + (Cost{least_sum} << shift));
    if (request.candidates == nullptr) return result;
    const auto estimate = [&](std::size_t column) {
        const std::size_t at = column / kLanes * kLanes * keys + column % kLanes;
        std::int64_t sum = 0;
        if (small)
            for (std::size_t k = 0; k < keys; ++k) sum += cell_estimates_[scratch.sizes8[at + k * kLanes]];
        else
            for (std::size_t k = 0; k < keys; ++k) sum += cell_estimates_[scratch.sizes16[at + k * kLanes]];
        return sum;
    };
    for (const auto code : node.codes) {
        const Cost bound = base - (c2 - c1) + (Cost{scratch.sums[code]} << shift);
        if (bound <= request.budget)
            request.candidates->push_back({bound, estimate(code), code});
        else
            result.next_bound = std::min(result.next_bound, bound);
        scratch.sums[code] = INT32_MAX; // not again below
    }
    for (std::uint32_t column = 0; column < table.columns(); ++column) {
        if (scratch.sums[column] == INT32_MAX) continue;
        const Cost bound = base + (Cost{scratch.sums[column]} << shift);
        if (bound <= request.budget)
            request.candidates->push_back({bound, estimate(column), column});
        else
            result.next_bound = std::min(result.next_bound, bound);
    }
    return result;
}

} // namespace keypeg
