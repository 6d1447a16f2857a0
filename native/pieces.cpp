#include "pieces.hpp"

#include <algorithm>
#include <chrono>

namespace keypeg {
namespace {

struct PieceCell {
    int key = 0;
    std::vector<std::uint16_t> codes;
    Bound bound;
    Cost first_cost = 0; // before any search
};

// One second row under search: the bounds of its cells and their sum.
class Piece {
  public:
    Piece(Search &search, const Node &node, std::uint32_t row, Cost budget)
        : search_(search), node_(node), budget_(budget),
          symmetries_(node.symmetries->trivial() ? Symmetries::none()
                                                 : node.symmetries->after(search.board().rows()[row])) {
        const Board &board = search.board();
        std::vector<PieceCell> cells(static_cast<std::size_t>(key_count(board.holes())));
        for (const auto code : node.codes)
            cells[static_cast<std::size_t>(mark(board.rows()[row], *node.table->pegs(code), board.holes()))]
                .codes.push_back(code);
        for (const auto code : cells.back().codes)
            sum_ += search.weight(node.table->code(code)) * search.objective().cost(node.laid + 1);
        cells.resize(static_cast<std::size_t>(losing_keys(board.holes())));
        for (std::size_t key = 0; key < cells.size(); ++key) cells[key].key = static_cast<int>(key);
        for (PieceCell &cell : cells)
            if (!cell.codes.empty()) cells_.push_back(std::move(cell));
        std::stable_sort(cells_.begin(), cells_.end(),
                         [](const PieceCell &a, const PieceCell &b) { return a.codes.size() < b.codes.size(); });
    }

    // Whether the row is done with: its cost is exact or above the budget.
    bool bound_by_size() {
        for (PieceCell &cell : cells_)
            raise(cell, {search_.objective().lower_bound(node_.laid + 1, static_cast<std::int64_t>(cell.codes.size()),
                                                         losing_keys(search_.board().holes())),
                         false});
        return done();
    }
    bool bound_by(std::span<const CellBound> known) {
        for (PieceCell &cell : cells_)
            for (const CellBound &one : known)
                if (one.key == cell.key) raise(cell, one.bound);
        return done();
    }
    bool bound_by_scans() {
        for (PieceCell &cell : cells_) {
            if (sum_ > budget_) return true;
            if (cell.bound.exact) continue;
            const SearchResult result = search_.lower_bound(node_of(cell));
            cell.first_cost = result.cost;
            raise(cell, {result.cost, result.exact});
        }
        return done();
    }
    // False if `stop` said so.
    template <class Stop> bool search_cells(Stop stop) {
        for (const double turn : kRaises)
            for (PieceCell &cell : cells_) {
                if (sum_ > budget_) return true;
                if (cell.bound.exact) continue;
                const Cost wanted = cell.first_cost + raised_by(turn, cell.codes.size());
                if (wanted <= cell.bound.cost) continue;
                const Cost others = sum_ - cell.bound.cost;
                const SearchResult result = search_.solve(node_of(cell), std::min(budget_ - others, wanted - 1));
                raise(cell, {result.cost, result.exact});
                if (!done() && stop()) return false;
            }
        return true;
    }

    RowBound result(bool finished) const {
        const bool exact = finished && sum_ <= budget_;
        RowBound bound{{sum_, exact}, finished, {}};
        for (const PieceCell &cell : cells_) bound.cells.push_back({cell.key, cell.bound});
        return bound;
    }

  private:
    Node node_of(const PieceCell &cell) const { return {node_.table, cell.codes, node_.laid + 1, &symmetries_}; }
    void raise(PieceCell &cell, Bound bound) {
        if (cell.bound.exact || (bound.cost <= cell.bound.cost && !bound.exact)) return;
        sum_ += bound.cost - cell.bound.cost;
        cell.bound = bound;
    }
    bool done() const {
        return sum_ > budget_ ||
               std::all_of(cells_.begin(), cells_.end(), [](const PieceCell &cell) { return cell.bound.exact; });
    }

    Search &search_;
    const Node &node_;
    Cost budget_;
    Symmetries symmetries_;
    std::vector<PieceCell> cells_;
    Cost sum_ = 0;
};

} // namespace

RowBound bound_row(Search &search, const Node &node, std::uint32_t row, std::span<const CellBound> known, Cost budget,
                   double seconds) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
    Piece piece(search, node, row, budget);
    const bool finished = piece.bound_by_size() || piece.bound_by(known) || piece.bound_by_scans() ||
                          piece.search_cells([&] { return std::chrono::steady_clock::now() >= end; });
    return piece.result(finished);
}

} // namespace keypeg
