#include "proof.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>
#include <string>

namespace keypeg {
namespace {

constexpr std::size_t kKeptTables = std::size_t{192} << 20;

std::shared_ptr<const AnswerTable> table_of(const Search &search, Part &part, std::size_t &kept) {
    if (part.table) return part.table;
    auto table = std::make_shared<const AnswerTable>(search.board(), part.codes);
    if (kept + table->bytes() <= kKeptTables) {
        kept += table->bytes();
        part.table = table;
    }
    return table;
}

struct Stage {
    std::shared_ptr<const AnswerTable> table;
    std::vector<std::uint16_t> numbers;
    Symmetries symmetries;
    Position position;

    Stage(const Search &search, std::uint32_t row, Part &part, std::size_t &kept)
        : table(table_of(search, part, kept)), numbers(part.codes.size()),
          symmetries(search.symmetric() ? Symmetries(search.board()).after(search.board().rows()[row])
                                        : Symmetries::none()) {
        std::iota(numbers.begin(), numbers.end(), std::uint16_t{0});
        position = {table.get(), numbers, 1, &symmetries};
    }
};

} // namespace

Cost Opening::least() const {
    Cost sum = won;
    for (const Part &part : parts) sum += part.least;
    return sum;
}

std::vector<std::uint32_t> all_codes(const Search &search) {
    std::vector<std::uint32_t> codes(search.board().codes().size());
    if (codes.size() > kMostCodes) throw std::length_error("too many codes to search: " + std::to_string(codes.size()));
    std::iota(codes.begin(), codes.end(), 0U);
    if (search.weighted())
        std::stable_sort(codes.begin(), codes.end(),
                         [&](auto a, auto b) { return search.weight(a) > search.weight(b); });
    return codes;
}

Opening opening(const Search &search, std::span<const std::uint32_t> codes, std::uint32_t row) {
    const Board &board = search.board();
    Opening opening;
    opening.row = row;
    std::vector<std::vector<std::uint32_t>> cells(64);
    for (const auto code : codes)
        cells[static_cast<std::size_t>(mark(board.rows()[row], board.codes()[code], board.holes()))].push_back(code);
    for (const auto code : cells[static_cast<std::size_t>(winning_key(board.holes()))])
        opening.won += search.weight(code) * search.objective().cost(1);
    for (int key = 0; key < losing_keys(board.holes()); ++key) {
        auto &cell = cells[static_cast<std::size_t>(key)];
        if (cell.empty()) continue;
        Part part;
        part.key = key;
        part.codes = std::move(cell);
        opening.parts.push_back(std::move(part));
    }
    std::stable_sort(opening.parts.begin(), opening.parts.end(),
                     [](const Part &a, const Part &b) { return a.codes.size() < b.codes.size(); });
    return opening;
}

std::vector<Opening> openings(const Search &search, std::span<const std::uint32_t> codes) {
    const Board &board = search.board();
    const Symmetries symmetries = search.symmetric() ? Symmetries(board) : Symmetries::none();
    std::vector<Opening> all;
    for (std::uint32_t row = 0; row < board.rows().size(); ++row)
        if (symmetries.is_smallest(board.rows()[row])) all.push_back(opening(search, codes, row));
    return all;
}

Verdict solve_part(Search &search, std::uint32_t row, Part &part, Cost budget, std::vector<std::uint32_t> *stream) {
    std::size_t kept = kKeptTables;
    Stage stage(search, row, part, kept);
    const Verdict verdict = search.solve(stage.position, budget);
    if (stream != nullptr && verdict.exact && verdict.cost <= budget)
        search.tree(stage.position, verdict.cost, *stream);
    return verdict;
}

Verdict look_at_part(Search &search, std::uint32_t row, Part &part) {
    std::size_t kept = kKeptTables;
    Stage stage(search, row, part, kept);
    return search.look(stage.position);
}

Proof prove(Search &search, Search &quick, bool with_tree, const Report &report) {
    const auto codes = all_codes(search);
    auto all = openings(search, codes);
    std::size_t parts = 0, done = 0;
    for (const Opening &opening : all) parts += opening.parts.size();
    // A narrow search of every first row tells which is best, and what there is to beat.
    std::size_t kept = 0;
    std::vector<Cost> reached;
    Proof proof;
    proof.total = 8 * kNever;
    for (Opening &opening : all) {
        Cost sum = opening.won;
        for (Part &part : opening.parts) {
            Stage stage(search, opening.row, part, kept);
            const Verdict verdict = search.look(stage.position);
            part.least = verdict.cost;
            part.exact = verdict.exact;
        }
        Cost left = opening.least();
        for (Part &part : opening.parts) {
            if (!part.exact && left < proof.total) {
                Stage stage(search, opening.row, part, kept);
                const Cost reached_here = quick.solve(stage.position, 8 * kNever).cost;
                left += reached_here - part.least;
                sum += reached_here;
            } else {
                sum += part.least;
            }
        }
        reached.push_back(left < proof.total ? sum : 8 * kNever);
        proof.total = std::min(proof.total, reached.back());
    }
    std::vector<std::size_t> order(all.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) {
        return reached[a] != reached[b] ? reached[a] < reached[b] : all[a].least() < all[b].least();
    });
    // The total to beat has no strategy yet: it may be equalled once.
    Cost beat = proof.total + 1;
    for (const auto at : order) {
        Opening &opening = all[at];
        Cost sum = opening.least();
        for (Part &part : opening.parts) {
            if (sum >= beat) break;
            if (!part.exact) {
                Stage stage(search, opening.row, part, kept);
                const Verdict verdict = search.solve(stage.position, beat - 1 - (sum - part.least));
                sum += std::max(verdict.cost, part.least) - part.least;
                part.least = std::max(verdict.cost, part.least);
                part.exact = verdict.exact;
            }
            ++done;
            if (report) report(beat, sum, done, parts);
        }
        if (sum < beat) {
            beat = sum;
            proof = {sum, true, opening.row, {}};
        }
        if (!with_tree || proof.row != opening.row)
            for (Part &part : opening.parts)
                if (part.table) kept -= part.table->bytes(), part.table.reset();
    }
    if (with_tree && proof.exact && proof.total < kNever) {
        Opening &opening =
            *std::find_if(all.begin(), all.end(), [&](const Opening &one) { return one.row == proof.row; });
        proof.tree = {opening.row, static_cast<std::uint32_t>(opening.parts.size())};
        std::sort(opening.parts.begin(), opening.parts.end(),
                  [](const Part &a, const Part &b) { return a.key < b.key; });
        for (Part &part : opening.parts) {
            proof.tree.push_back(static_cast<std::uint32_t>(part.key));
            solve_part(search, opening.row, part, 8 * kNever, &proof.tree);
        }
    }
    return proof;
}

} // namespace keypeg
