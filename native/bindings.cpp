// Python bindings for boards, one-step rules and the exact search. Codes and rows are bytes, one byte a hole.
#include "consistent_codes.hpp"
#include "one_step.hpp"
#include "pieces.hpp"
#include "proof.hpp"
#include "python_interrupt.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <mutex>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>

namespace nb = nanobind;

namespace keypeg {
void bind_board_batch(nb::module_ &m); // board_batch_bindings.cpp
void bind_kernels(nb::module_ &m);     // kernel_bindings.cpp
void bind_position(nb::module_ &m);    // position_bindings.cpp
} // namespace keypeg
using namespace nb::literals;
using namespace keypeg;

namespace {

constexpr std::size_t kExhaustiveSize = 40; // codes; a beam search of parts has time to try every row for so few

Pegs pegs_of(const nb::bytes &bytes, int holes) {
    if (bytes.size() != static_cast<std::size_t>(holes)) throw std::invalid_argument("a row of another length");
    Pegs pegs{};
    for (std::size_t p = 0; p < bytes.size(); ++p) {
        pegs[p] = static_cast<std::uint8_t>(bytes.c_str()[p]);
        if (pegs[p] >= kMaxColours) throw std::invalid_argument("a colour of another board");
    }
    return pegs;
}

nb::bytes bytes_of(const Pegs &pegs, int holes) {
    return nb::bytes(reinterpret_cast<const char *>(pegs.data()), static_cast<std::size_t>(holes));
}

nb::bytes mark_codes(const nb::bytes &row, const std::vector<nb::bytes> &codes) {
    const int holes = static_cast<int>(row.size());
    if (holes < 1 || holes > kMaxHoles) throw std::invalid_argument("a row takes 1 to 8 holes");
    std::vector<Pegs> code_pegs;
    code_pegs.reserve(codes.size());
    for (const auto &code : codes) code_pegs.push_back(pegs_of(code, holes));
    const PegColumns columns(code_pegs, holes);
    std::vector<std::uint8_t> keys(columns.stride());
    kernels().mark_all(columns, pegs_of(row, holes), 0, columns.size(), keys.data());
    return nb::bytes(reinterpret_cast<const char *>(keys.data()), codes.size());
}

using PlainKeys = std::vector<std::tuple<nb::bytes, int, int>>;

std::vector<KeyConstraint> constraints_of(const Shape &shape, const PlainKeys &keys) {
    if (shape.holes < 1 || shape.holes > kMaxHoles || shape.colours < 1 || shape.colours >= kMaxColours)
        throw std::invalid_argument("a board takes 1 to 8 holes and 1 to 12 colours");
    std::vector<KeyConstraint> constraints;
    for (const auto &[row, reds, pegs] : keys) constraints.push_back({pegs_of(row, shape.holes), reds, pegs});
    return constraints;
}

std::vector<nb::bytes> all_bytes_of(std::span<const Pegs> codes, int holes) {
    std::vector<nb::bytes> all;
    for (const Pegs &code : codes) all.push_back(bytes_of(code, holes));
    return all;
}

std::pair<std::vector<nb::bytes>, bool> consistent_codes(const Shape &shape, const PlainKeys &keys, std::size_t wanted,
                                                         std::uint64_t seed, std::int64_t step_limit) {
    const std::vector<KeyConstraint> constraints = constraints_of(shape, keys);
    ConsistentCodes sampled;
    {
        nb::gil_scoped_release unlocked;
        sampled = sample_consistent_codes(shape, constraints, wanted, seed, step_limit);
    }
    return {all_bytes_of(sampled.codes, shape.holes), sampled.none_exist};
}

std::tuple<std::vector<nb::bytes>, std::uint64_t, std::vector<std::vector<std::uint64_t>>, bool>
count_codes(const Shape &shape, const PlainKeys &keys, std::size_t listed, std::int64_t step_limit) {
    const std::vector<KeyConstraint> constraints = constraints_of(shape, keys);
    CountedCodes counted;
    {
        nb::gil_scoped_release unlocked;
        counted = count_consistent_codes(shape, constraints, listed, step_limit);
    }
    return {all_bytes_of(counted.first, shape.holes), counted.count, counted.colours, counted.complete};
}

nb::bytes canonical_order(const std::vector<nb::bytes> &rows, int fixed_colour) {
    const std::size_t holes = rows.empty() ? 0 : rows.front().size();
    if (holes < 1 || holes > kMaxHoles) throw std::invalid_argument("a row takes 1 to 8 holes");
    if (fixed_colour < -1 || fixed_colour >= kMaxColours) throw std::invalid_argument("no such colour");
    std::vector<Pegs> pegs;
    for (const auto &row : rows) pegs.push_back(pegs_of(row, static_cast<int>(holes)));
    const auto order = Symmetries::canonical_order(static_cast<int>(holes), pegs, fixed_colour);
    return nb::bytes(reinterpret_cast<const char *>(order.data()), order.size());
}

std::vector<std::uint32_t> split(const Board &board, const nb::bytes &row, std::uint32_t times) {
    const Pegs pegs = pegs_of(row, board.holes());
    const int keys_in_all = key_count(board.holes());
    std::vector<std::uint32_t> counts(static_cast<std::size_t>(keys_in_all));
    std::vector<std::uint8_t> keys(board.code_columns().stride());
    nb::gil_scoped_release unlocked;
    for (std::uint32_t time = 0; time < times; ++time) {
        kernels().mark_all(board.code_columns(), pegs, 0, board.codes().size(), keys.data());
        kernels().count_keys(keys.data(), board.codes().size(), keys_in_all, counts.data());
    }
    return counts;
}

std::uint32_t row_number(const Board &board, const nb::bytes &row) {
    const Pegs pegs = pegs_of(row, board.holes());
    const auto found = std::lower_bound(board.rows().begin(), board.rows().end(), pegs);
    if (found == board.rows().end() || *found != pegs) throw std::invalid_argument("a row that may not be laid here");
    return static_cast<std::uint32_t>(found - board.rows().begin());
}

Proof prove_board(const Board &board, const Objective &objective, const std::vector<std::int64_t> &weights,
                  int memo_bits, const std::optional<nb::callable> &progress, bool with_tree, Cost budget) {
    ProofOptions options;
    options.with_tree = with_tree;
    options.budget = budget;
    if (progress)
        options.report = [&](const Progress &now) {
            nb::gil_scoped_acquire lock;
            (*progress)(now.incumbent, now.lower_bound, now.parts_done, now.parts);
        };
    nb::gil_scoped_release unlocked;
    SearchSettings full, beam;
    full.memo_bits = memo_bits;
    beam.memo_bits = std::max(12, memo_bits - 3);
    beam.beam_width = 1;
    full.interrupt_check = beam.interrupt_check = python_interrupt_check();
    Search search(board, objective, weights, full), beam_search(board, objective, weights, beam);
    return prove(search, beam_search, options);
}

// Memory that Python lends to a memo.
using SharedMemo = nb::ndarray<std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

// A search of single parts of a board. Its memo is kept, so that one part helps with the next; so is the last part.
class PartSearch {
  public:
    using PlainBound = std::tuple<Cost, bool>;
    using PlainCells = std::vector<std::tuple<int, Cost, bool>>;

    PartSearch(const Board &board, const Objective &objective, int memo_bits, std::size_t beam_width,
               std::optional<SharedMemo> memo)
        : memo_(std::move(memo)), search_(board, objective, {}, settings(memo_bits, beam_width, memo_)),
          codes_(sorted_codes(search_)) {}

    // First rows up to symmetry: the row, the cost of the code it finds, and key and size of each part.
    std::vector<std::tuple<std::uint32_t, Cost, std::vector<std::tuple<int, std::size_t>>>> openings() const {
        std::vector<std::tuple<std::uint32_t, Cost, std::vector<std::tuple<int, std::size_t>>>> listed;
        for (const Opening &opening : keypeg::openings(search_, codes_)) {
            std::vector<std::tuple<int, std::size_t>> parts;
            for (const Part &part : opening.parts) parts.emplace_back(part.key, part.codes.size());
            listed.emplace_back(opening.row, opening.won_cost, std::move(parts));
        }
        return listed;
    }

    PlainBound lower_bound(std::uint32_t row, int key) {
        nb::gil_scoped_release unlocked;
        const std::lock_guard lock(mutex_);
        const SearchResult result = search_.lower_bound(part(row, key).node());
        return {result.cost, result.exact};
    }

    std::tuple<Cost, bool, std::vector<std::uint32_t>> solve(std::uint32_t row, int key, Cost budget, bool with_tree) {
        nb::gil_scoped_release unlocked;
        const std::lock_guard lock(mutex_);
        std::vector<std::uint32_t> tree;
        const SearchResult result = solve_part(search_, part(row, key), budget, with_tree ? &tree : nullptr);
        return {result.cost, result.exact, std::move(tree)};
    }

    std::tuple<std::vector<std::tuple<std::uint32_t, Cost>>, Cost> second_rows(std::uint32_t row, int key,
                                                                               Cost budget) {
        nb::gil_scoped_release unlocked;
        const std::lock_guard lock(mutex_);
        const Search::RowsWithin within = search_.rows_within(part(row, key).node(), budget);
        std::vector<std::tuple<std::uint32_t, Cost>> rows;
        for (const auto &one : within.rows) rows.emplace_back(one.row, one.bound);
        return {std::move(rows), within.next_bound};
    }

    std::tuple<Cost, bool, bool, PlainCells> solve_second_row(std::uint32_t row, int key, std::uint32_t second_row,
                                                              const PlainCells &known, Cost budget, double seconds) {
        nb::gil_scoped_release unlocked;
        const std::lock_guard lock(mutex_);
        if (second_row >= search_.board().rows().size()) throw std::out_of_range("no such row");
        std::vector<CellBound> cells;
        for (const auto &[cell_key, cost, exact] : known) cells.push_back({cell_key, {cost, exact}});
        const RowBound found = bound_row(search_, part(row, key).node(), second_row, cells, budget, seconds);
        PlainCells found_cells;
        for (const auto &cell : found.cells) found_cells.emplace_back(cell.key, cell.bound.cost, cell.bound.exact);
        return {found.bound.cost, found.bound.exact, found.finished, std::move(found_cells)};
    }

  private:
    static SearchSettings settings(int memo_bits, std::size_t beam_width, const std::optional<SharedMemo> &memo) {
        SearchSettings settings;
        settings.beam_width = beam_width;
        settings.exhaustive_size = kExhaustiveSize;
        settings.memo_bits = memo_bits;
        if (memo) settings.memo = std::as_writable_bytes(std::span(memo->data(), memo->size()));
        settings.interrupt_check = python_interrupt_check();
        return settings;
    }

    const PartNode &part(std::uint32_t row, int key) {
        if (row >= search_.board().rows().size()) throw std::out_of_range("no such row");
        if (part_ && part_row_ == row && part_key_ == key) return *part_;
        part_.reset(); // first: two large tables need not be in memory together
        for (Part &one : opening_with(search_, codes_, row).parts) {
            if (one.key != key) continue;
            part_row_ = row;
            part_key_ = key;
            return part_.emplace(search_, row, one);
        }
        throw std::out_of_range("no code answers that row with that key");
    }

    std::mutex mutex_; // several threads may ask, but the search does one thing at a time
    std::optional<SharedMemo> memo_;
    Search search_;
    std::vector<std::uint32_t> codes_;
    std::optional<PartNode> part_;
    std::uint32_t part_row_ = 0;
    int part_key_ = 0;
};

} // namespace

NB_MODULE(_native, m) {
    nb::set_leak_warnings(false); // a board that lives to the end of the program is no leak
    m.doc() = "Keypeg's native core: marking, one-step rules, advice and the exact search.";
    m.attr("NEVER") = kNever;

    nb::class_<Shape>(m, "Shape")
        .def(nb::init<int, int, bool, int, int>(), "holes"_a, "colours"_a, "repeats"_a, "fewest_empty"_a,
             "most_empty"_a)
        .def_prop_ro("size", &Shape::size);

    nb::class_<Board>(m, "Board")
        .def(nb::init<const Shape &, const Shape &>(), "codes"_a, "rows"_a)
        .def_prop_ro("code_count", [](const Board &board) { return board.codes().size(); })
        .def_prop_ro("row_count", [](const Board &board) { return board.rows().size(); })
        .def("code", [](const Board &board, std::size_t i) { return bytes_of(board.codes().at(i), board.holes()); })
        .def("row", [](const Board &board, std::size_t i) { return bytes_of(board.rows().at(i), board.holes()); })
        .def("row_number", &row_number, "row"_a)
        .def("split", &split, "row"_a, "times"_a = 1, "How many codes of the board give a row each key.");

    nb::class_<Objective>(m, "Objective")
        .def(
            "__init__",
            [](Objective *self, const std::vector<Cost> &costs, Cost failure) {
                new (self) Objective(costs.empty() ? Objective::average() : Objective(costs, failure));
            },
            "costs"_a, "failure"_a, "Costs by row; no costs at all means that row d costs d, without end.");

    nb::enum_<Rule>(m, "Rule")
        .value("MOST_PARTS", Rule::most_parts)
        .value("EXPECTED_SIZE", Rule::expected_size)
        .value("ENTROPY", Rule::entropy)
        .value("SMALLEST_WORST", Rule::smallest_worst)
        .value("FIRST_CODE", Rule::first_code);

    nb::class_<Proof>(m, "Proof")
        .def_ro("total", &Proof::total)
        .def_ro("exact", &Proof::exact)
        .def_ro("tree", &Proof::tree);

    nb::class_<PartSearch>(m, "PartSearch")
        .def(nb::init<const Board &, const Objective &, int, std::size_t, std::optional<SharedMemo>>(), "board"_a,
             "objective"_a, nb::kw_only(), "memo_bits"_a, "beam_width"_a, "memo"_a.none(), nb::keep_alive<1, 2>())
        .def("openings", &PartSearch::openings)
        .def("lower_bound", &PartSearch::lower_bound, "row"_a, "key"_a)
        .def("solve", &PartSearch::solve, "row"_a, "key"_a, "budget"_a, nb::kw_only(), "with_tree"_a)
        .def("second_rows", &PartSearch::second_rows, "row"_a, "key"_a, "budget"_a)
        .def("solve_second_row", &PartSearch::solve_second_row, "row"_a, "key"_a, "second_row"_a, nb::kw_only(),
             "known"_a, "budget"_a, "seconds"_a);

    bind_position(m);
    bind_board_batch(m);
    bind_kernels(m);

    m.def("mark", &mark_codes, "row"_a, "codes"_a, "The key numbers of a row against many codes.");
    m.def("consistent_codes", &consistent_codes, "shape"_a, "keys"_a, nb::kw_only(), "wanted"_a, "seed"_a,
          "step_limit"_a,
          "A sample of the codes that are consistent with some keys, and whether it is certain that there are none. A "
          "key "
          "is a row, its reds, and its reds and whites together; -1 is unknown.");
    m.def(
        "count_codes", &count_codes, "shape"_a, "keys"_a, nb::kw_only(), "listed"_a, "step_limit"_a,
        "The first codes that are consistent with some keys, how many there are, how many of them have each colour in "
        "each hole, and whether the steps were enough to count all of them.");
    m.def("canonical_order", &canonical_order, "rows"_a, "fixed_colour"_a,
          "The order of holes under which rows come first if colours are named in the order in which they appear. The "
          "fixed colour keeps its name; -1 is none.");
    m.def(
        "rule_tree", [](const Board &board, Rule rule) { return rule_tree(board, rule, python_interrupt_check()); },
        "board"_a, "rule"_a, nb::call_guard<nb::gil_scoped_release>(), "The whole strategy of a one-step rule.");
    m.def("prove", &prove_board, "board"_a, "objective"_a, nb::kw_only(), "weights"_a, "memo_bits"_a,
          "progress"_a.none(), "with_tree"_a, "budget"_a = kInfinity,
          "The least total of a board if it is within the budget, and a strategy that reaches it.");
}
