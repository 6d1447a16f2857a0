#include "search.hpp"

#include "split_hash.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <stdexcept>
#include <unordered_set>

namespace keypeg {
namespace {

// Codes are symmetric if they have equal numbers of pegs of one colour, of another, and so on.
bool symmetric_codes_weigh_the_same(const Board &board, const std::vector<std::int64_t> &weights) {
    std::map<std::vector<int>, std::int64_t> weight_of;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        std::array<int, kMaxColours> count{};
        for (int p = 0; p < board.holes(); ++p) ++count[board.codes()[i][static_cast<std::size_t>(p)]];
        const int fixed = board.fixed_colour();
        std::vector<int> pattern{fixed >= 0 ? count[static_cast<std::size_t>(fixed)] : 0};
        if (fixed >= 0) count[static_cast<std::size_t>(fixed)] = 0;
        std::sort(count.begin(), count.end());
        pattern.insert(pattern.end(), count.begin(), count.end());
        if (!weight_of.emplace(pattern, weights[i]).second && weight_of[pattern] != weights[i]) return false;
    }
    return true;
}

constexpr std::array<double, 1> kWholeRaise{1e9};
constexpr std::size_t kMinRaised = 40; // smaller cells are searched in full at once

constexpr std::size_t kTreeBeamFactor = 32; // where a beam search has to find again a row that it once found

// A node whose search has tried so many rows in vain goes on with a key table of its own. Copying it takes about as
// long.
constexpr std::size_t kTriesBeforeTable = 16;

std::size_t max_pairwise_codes(int holes) { return holes <= 3 ? 12 : holes == 4 ? 20 : 28; }

} // namespace

Cost raised_by(double raise, std::size_t codes) {
    if (codes < kMinRaised || raise >= kWholeRaise[0]) return kInfinity;
    return std::max<Cost>(1, static_cast<Cost>(raise * static_cast<double>(codes)));
}

Search::Search(const Board &board, Objective objective, std::vector<std::int64_t> weights, SearchSettings settings)
    : board_(board), objective_(std::move(objective)), weights_(std::move(weights)), settings_(std::move(settings)),
      symmetric_(weights_.empty() || symmetric_codes_weigh_the_same(board, weights_)), hasher_(board, symmetric_),
      memo_(settings_.memo.empty() ? Memo(settings_.memo_bits) : Memo(settings_.memo)),
      losing_keys_(losing_keys(board.holes())), max_pairwise_(max_pairwise_codes(board.holes())) {
    if (!weights_.empty()) {
        if (weights_.size() != board.codes().size()) throw std::invalid_argument("one weight a code is needed");
        for (const auto weight : weights_)
            if (weight < 0 || weight > 1 << 24) throw std::invalid_argument("weights go from 0 to 16777216");
    }
    cell_estimates_.resize(std::min<std::size_t>(board.codes().size(), kMaxCodes) + 1);
    // n codes take about n (1 + 0.43 ln n) rows in all.
    for (std::size_t n = 1; n < cell_estimates_.size(); ++n)
        cell_estimates_[n] =
            std::llround(65536.0 * static_cast<double>(n) * (1 + 0.43 * std::log(static_cast<double>(n))));
}

Search::Scratch &Search::scratch_at(int laid) {
    const auto at = static_cast<std::size_t>(laid);
    while (scratch_.size() <= at) scratch_.push_back(std::make_unique<Scratch>());
    return *scratch_[at];
}

// Under a linear objective the memo has costs as if no row were laid, so that a set is found again at any depth.
Cost Search::memo_offset(const Node &node) const {
    if (!objective_.linear()) return 0;
    if (!weighted()) return node.laid * static_cast<Cost>(node.codes.size());
    Cost sum = 0;
    for (const auto code : node.codes) sum += weights_[node.table->code(code)];
    return node.laid * sum;
}

CanonicalHash Search::hash(const Node &node, Scratch &scratch) const {
    scratch.pegs.clear();
    for (const auto code : node.codes) scratch.pegs.push_back(node.table->pegs(code));
    CanonicalHash hash = hasher_.hash(scratch.pegs);
    if (!objective_.linear()) {
        hash.low += static_cast<std::uint64_t>(node.laid) * 0x9E3779B97F4A7C15ULL;
        hash.high ^= static_cast<std::uint64_t>(node.laid);
    }
    return hash;
}

bool Search::find_in_memo(const CanonicalHash &hash, const Node &node, Bound &bound) const {
    if (!memo_.find(hash, bound)) return false;
    bound.cost += memo_offset(node);
    return true;
}

void Search::store_in_memo(const CanonicalHash &hash, const Node &node, Bound bound) {
    bound.cost -= memo_offset(node);
    memo_.store(hash, bound, node.codes.size());
}

// Solves a node with one or two codes, or with no row left to lay.
bool Search::solve_trivial(const Node &node, Bound &bound) const {
    const std::size_t n = node.codes.size();
    const bool no_row_left = node.laid >= objective_.row_limit();
    if (n > 2 && !no_row_left) return false;
    bound = {0, true};
    for (std::size_t i = 0; i < n; ++i)
        bound.cost += weight(node.table->code(node.codes[i])) *
                      objective_.cost(node.laid + 1 + (no_row_left ? 0 : static_cast<int>(i)));
    return true;
}

std::uint64_t Search::split_hash(const Node &node, std::uint32_t column) const {
    SplitHash hash;
    for (const auto code : node.codes) hash.add(node.table->keys(code)[column]);
    return hash.value(static_cast<std::size_t>(losing_keys_));
}

// Sorts the codes into cells, by a counting sort.
void Search::split(const Node &node, std::uint32_t column, Scratch &scratch) const {
    std::array<std::uint32_t, 64> size{}, at{};
    for (const auto code : node.codes) ++size[node.table->keys(code)[column]];
    scratch.cells.clear();
    std::uint32_t begin = 0;
    for (int key = 0; key < losing_keys_; ++key) {
        const auto k = static_cast<std::size_t>(key);
        if (size[k] == 0) continue;
        Cell cell;
        cell.begin = at[k] = begin;
        cell.size = size[k];
        cell.key = key;
        scratch.cells.push_back(cell);
        begin += size[k];
    }
    scratch.codes.resize(node.codes.size());
    for (const auto code : node.codes) {
        const auto key = node.table->keys(code)[column];
        if (key < losing_keys_) scratch.codes[at[key]++] = code;
    }
}

// The cost of the node with this row, or a lower bound that is at least the incumbent. Bounds for all cells, from the
// cheapest to the dearest, come before any cell is searched.
Cost Search::row_cost(const Node &node, std::uint32_t column, int max_cells, Cost incumbent, Scratch &scratch) {
    const KeyTable &table = *node.table;
    split(node, column, scratch);
    Node below = node;
    below.laid = node.laid + 1;
    Scratch &scratch_below = scratch_at(below.laid);
    const auto node_of = [&](const Cell &cell) {
        below.codes = std::span<const std::uint16_t>(scratch.codes).subspan(cell.begin, cell.size);
        return below;
    };
    Cost sum = 0;
    for (const auto code : node.codes)
        if (table.keys(code)[column] == losing_keys_ + 1) sum += weight(table.code(code)) * objective_.cost(below.laid);
    // 1. By size alone.
    for (Cell &cell : scratch.cells) {
        if (Bound bound; solve_trivial(node_of(cell), bound))
            cell.cost = bound.cost, cell.exact = true;
        else
            cell.cost = weighted() ? weighted_lower_bound(below, max_cells)
                                   : objective_.lower_bound(below.laid, cell.size, max_cells);
        sum += cell.cost;
    }
    if (sum >= incumbent) return sum;
    std::sort(scratch.cells.begin(), scratch.cells.end(), [](const Cell &a, const Cell &b) { return a.size < b.size; });
    // 2. By the cell's own codes as rows, and the memo.
    for (Cell &cell : scratch.cells) {
        if (cell.exact) continue;
        const Cost before = cell.cost;
        bound_cell(node_of(cell), max_cells, cell, scratch_below);
        sum += cell.cost - before;
        if (sum >= incumbent) return sum;
    }
    // 3. By a scan of every row.
    for (Cell &cell : scratch.cells) {
        if (cell.exact || cell.scanned) continue;
        const Node here = node_of(cell);
        const ScanResult scanned =
            scan({.node = here, .max_cells = max_cells, .scratch = scratch_below, .own_cells = cell.own_cells});
        const Cost before = cell.cost;
        cell.cost = std::max(cell.cost, scanned.lower_bound);
        cell.exact = scanned.exact;
        if (!cell.hashed) cell.hash = hash(here, scratch_below), cell.hashed = true;
        store_in_memo(cell.hash, here, {cell.cost, cell.exact});
        sum += cell.cost - before;
        if (sum >= incumbent) return sum;
    }
    if (std::all_of(scratch.cells.begin(), scratch.cells.end(), [](const Cell &cell) { return cell.exact; }))
        return sum;
    // 4. By a search.
    Symmetries symmetries = Symmetries::none();
    if (!node.symmetries->trivial()) symmetries = node.symmetries->after(board_.rows()[table.row(column)]);
    below.symmetries = &symmetries;
    for (Cell &cell : scratch.cells) cell.first_cost = cell.cost;
    for (const double raise : settings_.beam_width == 0 ? std::span<const double>(kRaises) : kWholeRaise)
        for (Cell &cell : scratch.cells) {
            if (cell.exact) continue;
            const Cost others = sum - cell.cost;
            const Cost wanted = cell.first_cost + raised_by(raise, cell.size);
            if (wanted <= cell.cost) continue;
            const SearchResult result = solve(node_of(cell), std::min(incumbent - 1 - others, wanted - 1));
            cell.cost = std::max(result.cost, cell.cost);
            cell.exact = result.exact;
            sum = others + cell.cost;
            if (sum >= incumbent) return sum;
        }
    return sum;
}

// Gives the node a key table of its own, in which rows with many cells come first.
void Search::narrow(Node &node, Scratch &scratch, std::vector<Candidate> &candidates) const {
    scratch.table.assign(*node.table, node.codes, scratch.cell_counts, scratch.new_column);
    scratch.table_codes.resize(node.codes.size());
    std::iota(scratch.table_codes.begin(), scratch.table_codes.end(), std::uint16_t{0});
    node.table = &scratch.table;
    node.codes = scratch.table_codes;
    for (Candidate &candidate : candidates) candidate.column = scratch.new_column[candidate.column];
    std::erase_if(candidates, [](const Candidate &one) { return one.column == KeyTable::kNoColumn; });
}

SearchResult Search::lower_bound(const Node &node) {
    Bound bound;
    if (solve_trivial(node, bound)) return {bound.cost, true, 0};
    Scratch &scratch = scratch_at(node.laid);
    const CanonicalHash hash = this->hash(node, scratch);
    if (find_in_memo(hash, node, bound)) return {bound.cost, bound.exact, 0};
    const ScanResult scanned = scan({.node = node, .max_cells = losing_keys_, .scratch = scratch});
    store_in_memo(hash, node, {scanned.lower_bound, scanned.exact});
    return {scanned.lower_bound, scanned.exact, 0};
}

SearchResult Search::solve(const Node &asked, Cost budget, const SolveOptions &options) {
    Node node = asked;
    Bound bound;
    if (solve_trivial(node, bound)) return {bound.cost, true, board_.row_of(node.table->code(node.codes[0]))};
    Scratch &scratch = scratch_at(node.laid);
    const CanonicalHash hash = this->hash(node, scratch);
    if (!options.want_row && find_in_memo(hash, node, bound) && (bound.exact || bound.cost > budget))
        return {bound.cost, bound.exact, 0};
    std::vector<Candidate> candidates;
    candidates.swap(scratch.candidates);
    const ScanResult scanned = scan(
        {.node = node, .max_cells = losing_keys_, .scratch = scratch, .budget = budget, .candidates = &candidates});
    // The best estimate first. A heap is enough: usually few candidates are tried, or all of them in any order.
    const auto tried_later = [](const Candidate &a, const Candidate &b) { return b < a; };
    std::make_heap(candidates.begin(), candidates.end(), tried_later);
    SearchResult incumbent{budget + 1, false, 0};
    Cost least_refuted = kInfinity;
    std::unordered_set<std::uint64_t> tried_splits;
    const bool every_row = settings_.beam_width == 0 || node.codes.size() <= settings_.exhaustive_size;
    std::size_t tries = every_row ? candidates.size() : settings_.beam_width * options.beam_factor;
    for (std::size_t tried = 0; !candidates.empty() && tries > 0;) {
        if (tried == kTriesBeforeTable && node.codes.size() > max_pairwise_ &&
            2 * node.codes.size() <= node.table->size() && !weighted()) {
            narrow(node, scratch, candidates);
            std::make_heap(candidates.begin(), candidates.end(), tried_later);
            ++tried;
            continue;
        }
        std::pop_heap(candidates.begin(), candidates.end(), tried_later);
        const Candidate candidate = candidates.back();
        candidates.pop_back();
        const std::uint32_t row = node.table->row(candidate.column);
        if (!node.symmetries->trivial() && !node.symmetries->is_smallest(board_.rows()[row])) continue;
        if (!tried_splits.insert(split_hash(node, candidate.column)).second) continue;
        --tries, ++tried;
        const Cost cost = row_cost(node, candidate.column, scanned.max_cells, incumbent.cost, scratch);
        if (cost >= incumbent.cost) {
            least_refuted = std::min(least_refuted, cost);
            continue;
        }
        incumbent = {cost, true, row};
        if (cost <= scanned.lower_bound) break;
        std::erase_if(candidates, [&](const Candidate &other) { return other.bound >= cost; });
        std::make_heap(candidates.begin(), candidates.end(), tried_later);
    }
    candidates.swap(scratch.candidates);
    if (!incumbent.exact && settings_.beam_width == 0)
        incumbent.cost = std::max(incumbent.cost, std::min(least_refuted, scanned.next_bound));
    store_in_memo(hash, node, {incumbent.cost, incumbent.exact});
    return incumbent;
}

Search::RowsWithin Search::rows_within(const Node &node, Cost budget) {
    std::vector<Candidate> candidates;
    const ScanResult scanned = scan({.node = node,
                                     .max_cells = losing_keys_,
                                     .scratch = scratch_at(node.laid),
                                     .budget = budget,
                                     .candidates = &candidates});
    std::sort(candidates.begin(), candidates.end());
    RowsWithin within{{}, scanned.next_bound};
    std::unordered_set<std::uint64_t> splits;
    for (const Candidate &candidate : candidates) {
        const std::uint32_t row = node.table->row(candidate.column);
        if (!node.symmetries->trivial() && !node.symmetries->is_smallest(board_.rows()[row])) continue;
        if (splits.insert(split_hash(node, candidate.column)).second) within.rows.push_back({row, candidate.bound});
    }
    return within;
}

void Search::append_tree(const Node &node, Cost cost, std::vector<std::uint32_t> &stream) {
    if (node.laid >= objective_.row_limit()) {
        // No row is left: the code is not found.
        stream.insert(stream.end(), {0xFFFFFFFFU, 0U});
        return;
    }
    SearchResult result = solve(node, cost, {.want_row = true});
    // A beam search may have reached the cost in a symmetric set, where other rows come first. Then a wider beam finds
    // the row. If the memo has lost too much for that, any cost will do.
    if (!result.exact) result = solve(node, cost, {.want_row = true, .beam_factor = kTreeBeamFactor});
    if (!result.exact) result = solve(node, kInfinity, {.want_row = true});
    std::array<std::vector<std::uint16_t>, 64> cells;
    const Pegs &pegs = board_.rows()[result.row];
    for (const auto code : node.codes)
        cells[static_cast<std::size_t>(mark(pegs, *node.table->pegs(code), board_.holes()))].push_back(code);
    stream.push_back(result.row);
    const std::size_t count_at = stream.size();
    stream.push_back(0);
    const Symmetries symmetries = node.symmetries->trivial() ? Symmetries::none() : node.symmetries->after(pegs);
    for (int key = 0; key < losing_keys_; ++key) {
        const auto &cell = cells[static_cast<std::size_t>(key)];
        if (cell.empty()) continue;
        ++stream[count_at];
        stream.push_back(static_cast<std::uint32_t>(key));
        const Node below{node.table, cell, node.laid + 1, &symmetries};
        append_tree(below, solve(below, kInfinity).cost, stream);
    }
}

} // namespace keypeg
