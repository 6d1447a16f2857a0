// Lower bounds for codes of different weights. The codes of a node are sorted by weight, the heaviest first.
#include "search.hpp"

#include <algorithm>
#include <bit>

namespace keypeg {

Cost Search::weighted_lower_bound(const Node &node, int max_cells) const {
    return objective_.weighted_lower_bound(node.laid, node.codes.size(), max_cells,
                                           [&](std::size_t i) { return weights_[node.table->code(node.codes[i])]; });
}

// A cheap bound for a cell of at most 32 codes: from each of its own codes as a row, and from `max_cells` for all other
// rows.
void Search::bound_weighted_cell(const Node &node, int max_cells, Cell &cell) const {
    const std::size_t n = node.codes.size();
    const int laid = node.laid;
    const Cost c1 = objective_.cost(laid + 1), c2 = objective_.cost(laid + 2), c3 = objective_.cost(laid + 3);
    std::array<std::int64_t, 32> weights;
    Cost with_other = 0;
    for (std::size_t i = 0; i < n; ++i) {
        weights[i] = weights_[node.table->code(node.codes[i])];
        with_other += weights[i] * (i < static_cast<std::size_t>(max_cells) ? c2 : c3);
    }
    Cost with_own = kInfinity;
    bool own_exact = false; // no cell of that row has more than two codes, so its bound is its cost
    for (std::size_t i = 0; i < n; ++i) {
        std::array<std::uint8_t, 64> size{};
        Cost cost = weights[i] * c1;
        int largest = 0;
        for (std::size_t j = 0; j < n && cost <= with_own; ++j) {
            if (j == i) continue;
            auto &cell_size = size[node.table->keys(node.codes[j])[node.codes[i]]];
            cost += weights[j] * (cell_size++ == 0 ? c2 : c3);
            largest = std::max<int>(largest, cell_size);
        }
        if (cost > with_own || (cost == with_own && own_exact)) continue;
        with_own = cost;
        own_exact = largest <= 2;
    }
    cell.exact = with_own <= with_other && own_exact;
    cell.cost = cell.exact ? with_own : std::max(cell.cost, std::min(with_own, with_other));
    // A scan of the other rows could not raise this bound.
    cell.scanned = with_own <= with_other;
}

Search::ScanResult Search::scan_weighted(const ScanRequest &request) {
    const Node &node = request.node;
    const std::size_t n = node.codes.size();
    std::array<WeightClass, 8> classes;
    std::size_t count = 0;
    for (std::size_t i = 0; i < n && count < classes.size(); ++i) {
        const auto weight = weights_[node.table->code(node.codes[i])],
                   next = i + 1 < n ? weights_[node.table->code(node.codes[i + 1])] : 0;
        if (weight != next || i + 1 == n) classes[count++] = {i + 1, weight - next};
    }
    return classes[count - 1].end == n ? scan_weight_classes(request, std::span(classes).first(count))
                                       : scan_many_weights(request);
}

// Few different weights, the usual case. The cost is a sum over the classes: the heaviest codes alone, then these with
// the next heaviest, and so on, each as if unweighted and times the step to the next weight.
Search::ScanResult Search::scan_weight_classes(const ScanRequest &request, std::span<const WeightClass> classes) {
    const Node &node = request.node;
    const KeyTable &table = *node.table;
    Scratch &scratch = request.scratch;
    const std::size_t n = node.codes.size(), columns = table.padded_columns(),
                      keys = static_cast<std::size_t>(losing_keys_);
    const std::size_t class_sizes = columns * keys;
    const auto code_keys = gather_keys(node, scratch);
    const bool small = n <= 255;
    // Cell sizes of every class; those of the last class are the sizes of all codes.
    const auto count_sizes = [&](auto &sizes, auto cell_sizes) {
        sizes.resize(class_sizes * classes.size());
        std::size_t from = 0;
        for (std::size_t k = 0; k < classes.size(); ++k) {
            auto *here = sizes.data() + k * class_sizes;
            cell_sizes(code_keys.subspan(from, classes[k].end - from), columns, losing_keys_, here);
            if (k > 0)
                for (std::size_t i = 0; i < class_sizes; ++i) here[i] += here[i - class_sizes];
            from = classes[k].end;
        }
        return sizes.data() + (classes.size() - 1) * class_sizes;
    };
    ScanResult result;
    if (small)
        result.max_cells =
            kernels().count_cells8(count_sizes(scratch.sizes8, kernels().cell_sizes8), columns, losing_keys_, nullptr);
    else
        result.max_cells = kernels().count_cells16(count_sizes(scratch.sizes16, kernels().cell_sizes16), columns,
                                                   losing_keys_, nullptr);
    result.max_cells = std::min(result.max_cells, request.max_cells);
    const Cost c1 = objective_.cost(node.laid + 1), c2 = objective_.cost(node.laid + 2);
    scratch.sums.resize(columns);
    scratch.bounds.assign(columns, 0);
    for (std::size_t k = 0; k < classes.size(); ++k) {
        const auto [function, shift] =
            objective_.cell_bound(node.laid, static_cast<std::int64_t>(classes[k].end), result.max_cells);
        if (small)
            kernels().sum_cells8(scratch.sizes8.data() + k * class_sizes, columns, losing_keys_, function,
                                 scratch.sums.data());
        else
            kernels().sum_cells16(scratch.sizes16.data() + k * class_sizes, columns, losing_keys_, function,
                                  scratch.sums.data());
        const Cost base = static_cast<Cost>(classes[k].end) * c2 * classes[k].step;
        for (std::size_t column = 0; column < table.columns(); ++column)
            scratch.bounds[column] += base + (Cost{scratch.sums[column]} << shift) * classes[k].step;
    }
    // A code of the node is found one row earlier if it is laid itself.
    for (const auto code : node.codes) scratch.bounds[code] -= weights_[table.code(code)] * (c2 - c1);
    const auto end = scratch.bounds.begin() + static_cast<std::ptrdiff_t>(table.columns());
    result.lower_bound = *std::min_element(scratch.bounds.begin(), end);
    const auto for_each_size = [&](std::size_t column, std::size_t k, auto &&use) {
        const std::size_t at = k * class_sizes + column / kLanes * kLanes * keys + column % kLanes;
        for (std::size_t key = 0; key < keys; ++key)
            use(small ? scratch.sizes8[at + key * kLanes] : scratch.sizes16[at + key * kLanes]);
    };
    // Where no cell has more than two codes, the bound of a row is its cost. Sixteen of the best rows are checked.
    for (std::size_t column = 0, checked = 0; !result.exact && checked < 16 && column < table.columns(); ++column) {
        if (scratch.bounds[column] != result.lower_bound) continue;
        int largest = 0;
        for_each_size(column, classes.size() - 1, [&](int size) { largest = std::max(largest, size); });
        result.exact = largest <= 2;
        ++checked;
    }
    if (request.candidates == nullptr) return result;
    for (std::uint32_t column = 0; column < table.columns(); ++column) {
        const Cost bound = scratch.bounds[column];
        if (bound > request.budget) {
            result.next_bound = std::min(result.next_bound, bound);
            continue;
        }
        std::int64_t estimate = 0;
        for (std::size_t k = 0; k < classes.size(); ++k) {
            std::int64_t sum = 0;
            for_each_size(column, k, [&](int size) { sum += cell_estimates_[static_cast<std::size_t>(size)]; });
            estimate += sum * classes[k].step;
        }
        request.candidates->push_back({bound, estimate, column});
    }
    return result;
}

// Many different weights: code by code, without SIMD.
Search::ScanResult Search::scan_many_weights(const ScanRequest &request) {
    const Node &node = request.node;
    const KeyTable &table = *node.table;
    const std::size_t n = node.codes.size();
    ScanResult result;
    for (std::size_t column = 0; column < table.columns(); ++column) {
        std::uint64_t seen = 0;
        for (const auto code : node.codes) seen |= std::uint64_t{1} << table.keys(code)[column];
        result.max_cells = std::max(result.max_cells, std::popcount(seen & ~(std::uint64_t{1} << (losing_keys_ + 1))));
    }
    result.max_cells = std::min(result.max_cells, request.max_cells);
    // The cost of a cell's i-th heaviest code, at best.
    std::vector<Cost> cost_by_place(n);
    std::int64_t level = 1, left = 1;
    int row = node.laid + 2;
    for (std::size_t place = 0; place < n; ++place, --left) {
        if (left == 0)
            left = level = std::min<std::int64_t>(level * result.max_cells, static_cast<std::int64_t>(n)), ++row;
        cost_by_place[place] = objective_.cost(row);
    }
    const Cost c1 = objective_.cost(node.laid + 1);
    result.lower_bound = kInfinity;
    for (std::uint32_t column = 0; column < table.columns(); ++column) {
        std::array<std::uint16_t, 64> size{};
        Cost bound = 0;
        std::int64_t estimate = 0;
        for (const auto code : node.codes) {
            const auto key = table.keys(code)[column];
            const std::int64_t weight = weights_[table.code(code)];
            if (key == losing_keys_ + 1) {
                bound += weight * c1;
                continue;
            }
            const std::size_t place = size[key]++;
            bound += weight * cost_by_place[place];
            estimate += weight * (cell_estimates_[place + 1] - cell_estimates_[place]);
        }
        result.lower_bound = std::min(result.lower_bound, bound);
        if (bound > request.budget)
            result.next_bound = std::min(result.next_bound, bound);
        else if (request.candidates != nullptr)
            request.candidates->push_back({bound, estimate, column});
    }
    return result;
}

} // namespace keypeg
