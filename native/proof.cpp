#include "proof.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>
#include <string>

namespace keypeg {
namespace {

constexpr std::size_t kMaxKeptBytes = std::size_t{192} << 20; // of all tables that parts keep

// One run of a proof over all first rows.
class Prover {
  public:
    Prover(Search &search, Search &beam_search, const ProofOptions &options)
        : search_(search), beam_search_(beam_search), options_(options),
          openings_(openings(search, sorted_codes(search))) {
        proof_.total = kInfinity;
        for (const Opening &opening : openings_) parts_ += opening.parts.size();
    }

    Proof prove() {
        std::vector<Cost> reached;
        for (Opening &opening : openings_) {
            reached.push_back(reach(opening));
            proof_.total = std::min(proof_.total, reached.back());
        }
        std::vector<std::size_t> order(openings_.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) {
            return reached[a] != reached[b] ? reached[a] < reached[b]
                                            : openings_[a].lower_bound() < openings_[b].lower_bound();
        });
        // The total reached has no strategy yet, so a first row that only equals it counts too, once.
        Cost incumbent = std::min(proof_.total, options_.budget) + 1;
        for (const auto at : order) refute(openings_[at], incumbent);
        if (!proof_.exact) proof_.total = incumbent;
        if (options_.with_tree && proof_.exact && proof_.total < kNever) build_tree();
        return std::move(proof_);
    }

  private:
    PartNode node_of(const Opening &opening, Part &part) {
        PartNode node(search_, opening.row, part);
        if (!part.table && kept_bytes_ + node.table->bytes() <= kMaxKeptBytes) {
            kept_bytes_ += node.table->bytes();
            part.table = node.table;
        }
        return node;
    }

    // The total that a beam search reaches with a first row; infinity if that cannot be below the best so far.
    Cost reach(Opening &opening) {
        for (Part &part : opening.parts) {
            const SearchResult result = search_.lower_bound(node_of(opening, part).node());
            part.bound = {result.cost, result.exact};
        }
        Cost sum = opening.lower_bound();
        for (Part &part : opening.parts) {
            if (sum >= proof_.total) return kInfinity;
            if (!part.bound.exact)
                sum += beam_search_.solve(node_of(opening, part).node(), kInfinity).cost - part.bound.cost;
        }
        return sum < proof_.total ? sum : kInfinity;
    }

    // Proves that a first row costs at least the incumbent, or makes it the new incumbent.
    void refute(Opening &opening, Cost &incumbent) {
        Cost sum = opening.lower_bound();
        for (Part &part : opening.parts) {
            if (sum >= incumbent) break;
            if (!part.bound.exact) {
                const Cost others = sum - part.bound.cost;
                const SearchResult result = search_.solve(node_of(opening, part).node(), incumbent - 1 - others);
                part.bound = {std::max(result.cost, part.bound.cost), result.exact};
                sum = others + part.bound.cost;
            }
            ++parts_done_;
            if (options_.report) options_.report({incumbent, sum, parts_done_, parts_});
        }
        if (sum < incumbent) {
            incumbent = sum;
            proof_ = {sum, true, opening.row, {}};
        }
        if (options_.with_tree && proof_.row == opening.row) return;
        for (Part &part : opening.parts)
            if (part.table) {
                kept_bytes_ -= part.table->bytes();
                part.table.reset();
            }
    }

    void build_tree() {
        Opening &opening = *std::find_if(openings_.begin(), openings_.end(),
                                         [&](const Opening &one) { return one.row == proof_.row; });
        proof_.tree = {opening.row, static_cast<std::uint32_t>(opening.parts.size())};
        std::sort(opening.parts.begin(), opening.parts.end(),
                  [](const Part &a, const Part &b) { return a.key < b.key; });
        for (Part &part : opening.parts) {
            proof_.tree.push_back(static_cast<std::uint32_t>(part.key));
            solve_part(search_, PartNode(search_, opening.row, part), kInfinity, &proof_.tree);
        }
    }

    Search &search_, &beam_search_;
    const ProofOptions &options_;
    std::vector<Opening> openings_;
    std::size_t parts_ = 0, parts_done_ = 0, kept_bytes_ = 0;
    Proof proof_;
};

} // namespace

Cost Opening::lower_bound() const {
    Cost sum = won_cost;
    for (const Part &part : parts) sum += part.bound.cost;
    return sum;
}

std::vector<std::uint32_t> sorted_codes(const Search &search) {
    std::vector<std::uint32_t> codes(search.board().codes().size());
    if (codes.size() > kMaxCodes) throw std::length_error("too many codes to search: " + std::to_string(codes.size()));
    std::iota(codes.begin(), codes.end(), 0U);
    if (search.weighted())
        std::stable_sort(codes.begin(), codes.end(),
                         [&](auto a, auto b) { return search.weight(a) > search.weight(b); });
    return codes;
}

Opening opening_with(const Search &search, std::span<const std::uint32_t> codes, std::uint32_t row) {
    const Board &board = search.board();
    Opening opening;
    opening.row = row;
    std::vector<std::vector<std::uint32_t>> cells(static_cast<std::size_t>(key_count(board.holes())));
    for (const auto code : codes)
        cells[static_cast<std::size_t>(mark(board.rows()[row], board.codes()[code], board.holes()))].push_back(code);
    for (const auto code : cells.back()) opening.won_cost += search.weight(code) * search.objective().cost(1);
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
        if (symmetries.is_smallest(board.rows()[row])) all.push_back(opening_with(search, codes, row));
    return all;
}

PartNode::PartNode(const Search &search, std::uint32_t row, const Part &part)
    : table(part.table ? part.table : std::make_shared<const KeyTable>(search.board(), part.codes)),
      codes(part.codes.size()),
      symmetries(search.symmetric() ? Symmetries(search.board()).after(search.board().rows()[row])
                                    : Symmetries::none()) {
    std::iota(codes.begin(), codes.end(), std::uint16_t{0});
}

SearchResult solve_part(Search &search, const PartNode &part, Cost budget, std::vector<std::uint32_t> *tree) {
    const SearchResult result = search.solve(part.node(), budget);
    if (tree != nullptr && result.exact && result.cost <= budget) search.append_tree(part.node(), result.cost, *tree);
    return result;
}

Proof prove(Search &search, Search &beam_search, const ProofOptions &options) {
    return Prover(search, beam_search, options).prove();
}

} // namespace keypeg
