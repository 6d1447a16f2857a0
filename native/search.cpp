#include "search.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <stdexcept>
#include <unordered_set>

namespace keypeg {
namespace {

// Whether relabelled codes always weigh the same.
bool weighs_alike(const Board &board, const std::vector<std::int64_t> &weights) {
    std::map<std::vector<int>, std::int64_t> seen;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        std::array<int, kMostColours> count{};
        for (int p = 0; p < board.holes(); ++p) ++count[board.codes()[i][static_cast<std::size_t>(p)]];
        const int fixed = board.fixed_colour();
        std::vector<int> kind{fixed >= 0 ? count[static_cast<std::size_t>(fixed)] : 0};
        if (fixed >= 0) count[static_cast<std::size_t>(fixed)] = 0;
        std::sort(count.begin(), count.end());
        kind.insert(kind.end(), count.begin(), count.end());
        if (!seen.emplace(kind, weights[i]).second && seen[kind] != weights[i]) return false;
    }
    return true;
}

constexpr std::size_t kWider = 32; // times the width, where a row that is known to be there has to be found again

std::size_t few_for(int holes) { return holes <= 3 ? 12 : holes == 4 ? 20 : 28; }

} // namespace

Search::Search(const Board &board, Objective objective, std::vector<std::int64_t> weights, Settings settings)
    : board_(board), objective_(std::move(objective)), weights_(std::move(weights)), settings_(std::move(settings)),
      symmetric_(weights_.empty() || weighs_alike(board, weights_)), naming_(board, symmetric_),
      memo_(settings_.memo_bits), losing_(losing_keys(board.holes())), few_(few_for(board.holes())) {
    if (!weights_.empty()) {
        if (weights_.size() != board.codes().size()) throw std::invalid_argument("one weight a code is needed");
        for (const auto weight : weights_)
            if (weight < 0 || weight > 1 << 24) throw std::invalid_argument("weights go from 0 to 16777216");
    }
    promise_.resize(std::min<std::size_t>(board.codes().size(), kMostCodes) + 1);
    // n codes take about n (1 + 0.43 ln n) rows: which row leaves the least is what to look into first.
    for (std::size_t n = 1; n < promise_.size(); ++n)
        promise_[n] = std::llround(65536.0 * static_cast<double>(n) * (1 + 0.43 * std::log(static_cast<double>(n))));
}

Search::Room &Search::room(int laid) {
    const auto at = static_cast<std::size_t>(laid);
    while (rooms_.size() <= at) rooms_.push_back(std::make_unique<Room>());
    return *rooms_[at];
}

// Under an even objective costs are kept as if no row lay yet.
Cost Search::offset(const Position &position) const {
    if (!objective_.even()) return 0;
    if (!weighted()) return position.laid * static_cast<Cost>(position.codes.size());
    Cost sum = 0;
    for (const auto code : position.codes) sum += weights_[position.table->code(code)];
    return position.laid * sum;
}

Name Search::name(const Position &position, Room &room) const {
    room.pegs.clear();
    for (const auto code : position.codes) room.pegs.push_back(position.table->pegs(code));
    Name name = naming_.name(room.pegs);
    if (!objective_.even())
        name.low += static_cast<std::uint64_t>(position.laid) * 0x9E3779B97F4A7C15ULL,
            name.high ^= static_cast<std::uint64_t>(position.laid);
    return name;
}

bool Search::recall(const Name &name, const Position &position, Known &known) {
    if (!memo_.find(name, known)) return false;
    ++effort_.found;
    known.cost += offset(position);
    return true;
}

void Search::remember(const Name &name, const Position &position, Known known) {
    known.cost -= offset(position);
    memo_.keep(name, known, position.codes.size());
}

// One or two codes, or no rows left.
bool Search::obvious(const Position &position, Known &known) const {
    const std::size_t n = position.codes.size();
    if (n > 2 && position.laid < objective_.limit()) return false;
    known = {0, true};
    for (std::size_t i = 0; i < n; ++i)
        known.cost += weight(position.table->code(position.codes[i])) *
                      objective_.cost(position.laid >= objective_.limit() ? position.laid + 1
                                                                          : position.laid + 1 + static_cast<int>(i));
    return true;
}

// A cheap bound for a cell: its own codes as rows, and what is known of it.
void Search::glance(const Position &position, int parts, Cell &cell, Room &room) {
    const std::size_t n = position.codes.size();
    if (!weighted() && n <= 32) {
        const Cost c2 = objective_.cost(position.laid + 2), c3 = objective_.cost(position.laid + 3);
        const int own = best_own(position);
        const Cost with_own = own_cost(position, own);
        const Cost most = std::min<Cost>(static_cast<Cost>(n), parts);
        const Cost with_other = most * c2 + (static_cast<Cost>(n) - most) * c3;
        if (own + 1 >= static_cast<int>(n) && (own == static_cast<int>(n) || with_own <= with_other)) {
            cell.cost = with_own;
            cell.exact = true;
            return;
        }
        cell.own = own;
        cell.cost = std::max(cell.cost, std::min(with_own, with_other));
        // A look at every other row could not raise this bound.
        cell.scanned = with_own <= with_other && n <= few_;
    }
    if (weighted() && n <= 32) {
        glance_weighted(position, parts, cell);
        if (cell.exact) return;
    }
    cell.name = name(position, room);
    cell.named = true;
    if (Known known; recall(cell.name, position, known)) {
        cell.exact = known.exact;
        cell.cost = known.exact ? known.cost : std::max(cell.cost, known.cost);
        cell.scanned = true;
    }
}

// A name for the cells a row makes, whatever their keys; laying a code of the set is another thing than sparing it.
std::uint64_t Search::split_name(const Position &position, std::uint32_t column) const {
    std::array<std::uint64_t, 64> cells{};
    std::uint64_t label = 0x9E3779B97F4A7C15ULL;
    for (const auto code : position.codes) {
        cells[position.table->answers(code)[column]] += label ^ label >> 29;
        label = label * 0xD1342543DE82EF95ULL + 1;
    }
    std::uint64_t split = cells[static_cast<std::size_t>(losing_ + 1)] * 3;
    for (int key = 0; key < losing_; ++key) {
        const std::uint64_t cell = cells[static_cast<std::size_t>(key)] * 0xBF58476D1CE4E5B9ULL;
        split += (cell ^ cell >> 31) * 0x94D049BB133111EBULL;
    }
    return split;
}

void Search::split(const Position &position, std::uint32_t column, Room &room) const {
    std::array<std::uint32_t, 64> size{}, at{};
    for (const auto code : position.codes) ++size[position.table->answers(code)[column]];
    room.cells.clear();
    std::uint32_t begin = 0;
    for (int key = 0; key < losing_; ++key) {
        const auto k = static_cast<std::size_t>(key);
        if (size[k] == 0) continue;
        Cell cell;
        cell.begin = at[k] = begin;
        cell.size = size[k];
        cell.key = key;
        room.cells.push_back(cell);
        begin += size[k];
    }
    room.codes.resize(position.codes.size());
    for (const auto code : position.codes) {
        const auto key = position.table->answers(code)[column];
        if (key < losing_) room.codes[at[key]++] = code;
    }
}

// What a row costs, or a bound that reaches `best`. Cheap looks at all cells come before dear ones at any.
Cost Search::try_row(const Position &position, const Candidate &candidate, int parts, Cost best, Room &room) {
    ++effort_.rows;
    const AnswerTable &table = *position.table;
    split(position, candidate.column, room);
    Position below = position;
    below.laid = position.laid + 1;
    Room &lower = this->room(below.laid);
    const auto at = [&](const Cell &cell) {
        below.codes = std::span<const std::uint16_t>(room.codes).subspan(cell.begin, cell.size);
        return below;
    };
    Cost sum = 0;
    for (const auto code : position.codes)
        if (table.answers(code)[candidate.column] == losing_ + 1)
            sum += weight(table.code(code)) * objective_.cost(below.laid);
    for (Cell &cell : room.cells) {
        if (Known known; obvious(at(cell), known))
            cell.cost = known.cost, cell.exact = true;
        else
            cell.cost = weighted() ? least_weighted(below, parts) : objective_.least(below.laid, cell.size, parts);
        sum += cell.cost;
    }
    if (sum >= best) return sum;
    std::sort(room.cells.begin(), room.cells.end(), [](const Cell &a, const Cell &b) { return a.size < b.size; });
    for (Cell &cell : room.cells) {
        if (cell.exact) continue;
        const Cost before = cell.cost;
        glance(at(cell), parts, cell, lower);
        sum += cell.cost - before;
        if (sum >= best) return sum;
    }
    for (Cell &cell : room.cells) {
        if (cell.exact || cell.scanned) continue;
        const Position here = at(cell);
        const Scan scan = this->scan(here, parts, lower, 0, nullptr, cell.own);
        const Cost before = cell.cost;
        cell.cost = std::max(cell.cost, scan.least);
        cell.exact = scan.exact;
        if (!cell.named) cell.name = name(here, lower), cell.named = true;
        remember(cell.name, here, {cell.cost, cell.exact});
        sum += cell.cost - before;
        if (sum >= best) return sum;
    }
    bool all_exact = true;
    for (const Cell &cell : room.cells) all_exact = all_exact && cell.exact;
    if (all_exact) return sum;
    Symmetries left = Symmetries::none();
    if (!position.symmetries->trivial()) left = position.symmetries->after(board_.rows()[table.row(candidate.column)]);
    below.symmetries = &left;
    for (std::size_t i = 0; i < room.cells.size(); ++i) {
        Cell &cell = room.cells[i];
        if (cell.exact) continue;
        const Cost others = sum - cell.cost;
        const Verdict verdict = solve(at(cell), best - 1 - others);
        sum = others + std::max(verdict.cost, cell.cost);
        if (sum >= best) return sum;
    }
    return sum;
}

Verdict Search::look(const Position &position) {
    Known known;
    if (obvious(position, known)) return {known.cost, true, 0};
    Room &room = this->room(position.laid);
    const Name name = this->name(position, room);
    if (recall(name, position, known)) return {known.cost, known.exact, 0};
    const Scan scan = this->scan(position, losing_, room, 0, nullptr);
    remember(name, position, {scan.least, scan.exact});
    return {scan.least, scan.exact, 0};
}

Verdict Search::solve(const Position &position, Cost budget, bool row_wanted, std::size_t wider) {
    Known known;
    if (obvious(position, known)) return {known.cost, true, board_.row_of(position.table->code(position.codes[0]))};
    Room &room = this->room(position.laid);
    const Name name = this->name(position, room);
    if (!row_wanted && recall(name, position, known) && (known.exact || known.cost > budget))
        return {known.cost, known.exact, 0};
    ++effort_.sets;
    const Position &here = position;
    std::vector<Candidate> candidates;
    candidates.swap(room.candidates);
    const Scan scan = this->scan(here, losing_, room, budget, &candidates);
    // The most promising first. Usually few are needed, or all in whatever order: a heap is enough.
    const auto later = [](const Candidate &a, const Candidate &b) { return b < a; };
    std::make_heap(candidates.begin(), candidates.end(), later);
    Verdict verdict{budget + 1, false, 0};
    Cost refuted = 8 * kNever;
    std::unordered_set<std::uint64_t> splits;
    const bool every_row = settings_.width == 0 || position.codes.size() <= settings_.exactly;
    std::size_t tries = every_row ? candidates.size() : settings_.width * wider;
    while (!candidates.empty() && tries > 0) {
        std::pop_heap(candidates.begin(), candidates.end(), later);
        const Candidate candidate = candidates.back();
        candidates.pop_back();
        if (!here.symmetries->trivial() &&
            !here.symmetries->is_smallest(board_.rows()[here.table->row(candidate.column)]))
            continue;
        if (!splits.insert(split_name(here, candidate.column)).second) continue;
        --tries;
        const Cost cost = try_row(here, candidate, scan.parts, verdict.cost, room);
        if (cost >= verdict.cost) {
            refuted = std::min(refuted, cost);
            continue;
        }
        verdict = {cost, true, here.table->row(candidate.column)};
        if (cost <= scan.least) break;
        std::erase_if(candidates, [&](const Candidate &other) { return other.bound >= cost; });
        std::make_heap(candidates.begin(), candidates.end(), later);
    }
    candidates.swap(room.candidates);
    if (!verdict.exact && settings_.width == 0) verdict.cost = std::max(verdict.cost, std::min(refuted, scan.next));
    remember(name, position, {verdict.cost, verdict.exact});
    return verdict;
}

void Search::tree(const Position &position, Cost cost, std::vector<std::uint32_t> &stream) {
    const AnswerTable &table = *position.table;
    if (position.laid >= objective_.limit()) {
        // Out of rows: the code stays hidden.
        stream.insert(stream.end(), {0xFFFFFFFFU, 0U});
        return;
    }
    Verdict verdict = solve(position, cost, true);
    // A narrow search may have got there in a set that is the same but for its colours, where other rows come first.
    // Then it looks further, and if it has forgotten too much, again without a promise to keep.
    if (!verdict.exact) verdict = solve(position, cost, true, kWider);
    if (!verdict.exact) verdict = solve(position, 8 * kNever, true);
    const std::uint32_t row = verdict.row;
    std::array<std::vector<std::uint16_t>, 64> cells;
    const Pegs &pegs = board_.rows()[row];
    for (const auto code : position.codes)
        cells[static_cast<std::size_t>(mark(pegs, *table.pegs(code), board_.holes()))].push_back(code);
    stream.push_back(row);
    const std::size_t count_at = stream.size();
    stream.push_back(0);
    Position below = position;
    below.laid = position.laid + 1;
    const Symmetries left = position.symmetries->trivial() ? Symmetries::none() : position.symmetries->after(pegs);
    below.symmetries = &left;
    for (int key = 0; key < losing_; ++key) {
        const auto &cell = cells[static_cast<std::size_t>(key)];
        if (cell.empty()) continue;
        ++stream[count_at];
        stream.push_back(static_cast<std::uint32_t>(key));
        below.codes = cell;
        tree(below, solve(below, 8 * kNever).cost, stream);
    }
}

} // namespace keypeg
