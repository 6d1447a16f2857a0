// Python bindings for positions and advice. Rows, codes and keys are numbers.
#include "advice.hpp"
#include "one_step.hpp"
#include "python_interrupt.hpp"
#include "symmetry.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <new>
#include <stdexcept>
#include <tuple>

namespace nb = nanobind;
using namespace nb::literals;

namespace keypeg {
namespace {

using ReleaseLock = nb::call_guard<nb::gil_scoped_release>;

void check_row(const Board &board, std::uint32_t row) {
    if (row >= board.rows().size()) throw std::out_of_range("no such row");
}

void check_weights(const Board &board, const std::vector<std::int64_t> &weights) {
    if (!weights.empty() && weights.size() != board.codes().size())
        throw std::invalid_argument("one weight a code is needed");
}

void make_position(Position *self, const Board &board, const std::vector<std::tuple<std::uint32_t, int>> &rows) {
    std::vector<MarkedRow> marked;
    for (const auto &[row, key] : rows) {
        check_row(board, row);
        marked.push_back({row, key});
    }
    new (self) Position(board, std::move(marked));
}

std::vector<std::uint32_t> codes_between(const Position &position, std::size_t first, std::size_t most) {
    const auto &codes = position.codes();
    const std::size_t from = std::min(first, codes.size()), to = from + std::min(most, codes.size() - from);
    return {codes.begin() + static_cast<std::ptrdiff_t>(from), codes.begin() + static_cast<std::ptrdiff_t>(to)};
}

std::vector<std::vector<std::int64_t>> colour_weights(const Position &position,
                                                      const std::vector<std::int64_t> &weights) {
    check_weights(position.board(), weights);
    return position.colour_weights(weights);
}

// Keyword arguments of AdviceRequest's constructor.
void make_request(AdviceRequest *self, const Objective &objective, bool worst_first,
                  const std::vector<std::int64_t> &weights,
                  const std::vector<std::tuple<std::uint32_t, Cost, bool>> &book_rows, std::size_t count,
                  double seconds, std::int64_t checks) {
    new (self) AdviceRequest{.objective = objective,
                             .worst_first = worst_first,
                             .weights = weights,
                             .book_rows = {},
                             .count = count,
                             .seconds = seconds,
                             .checks = checks,
                             .interrupt_check = {}};
    for (const auto &[row, cost, exact] : book_rows) self->book_rows.push_back({row, cost, exact});
}

Advice advise_in(const Position &position, const AdviceRequest &request) {
    check_weights(position.board(), request.weights);
    for (const BookRow &book : request.book_rows) check_row(position.board(), book.row);
    AdviceRequest interruptible = request;
    interruptible.interrupt_check = python_interrupt_check();
    return advise(position, interruptible);
}

// The class of each row: its smallest row and how many rows it has.
std::vector<std::tuple<std::uint32_t, std::uint64_t>> row_classes(const Position &position,
                                                                  const std::vector<std::uint32_t> &rows) {
    const Board &board = position.board();
    const Symmetries symmetries(board, position.rows());
    std::vector<std::tuple<std::uint32_t, std::uint64_t>> classes;
    for (const std::uint32_t row : rows) {
        check_row(board, row);
        const Pegs &pegs = board.rows()[row];
        const auto smallest = std::lower_bound(board.rows().begin(), board.rows().end(), symmetries.smallest(pegs));
        classes.emplace_back(static_cast<std::uint32_t>(smallest - board.rows().begin()), symmetries.class_size(pegs));
    }
    return classes;
}

std::uint32_t choose_row_in(const Position &position, Rule rule) {
    if (position.codes().empty()) throw std::invalid_argument("no code fits");
    return choose_row(position.board(), rule, position.codes());
}

std::vector<std::uint32_t> found_by_row_in(const Position &position, Rule rule) {
    return found_by_row(position.board(), rule, position.codes());
}

} // namespace

void bind_position(nb::module_ &m) {
    nb::enum_<Certainty>(m, "Certainty")
        .value("EXACT", Certainty::exact)
        .value("REACHED", Certainty::reached)
        .value("ESTIMATED", Certainty::estimated);

    nb::class_<AdvisedRow>(m, "AdvisedRow")
        .def_ro("row", &AdvisedRow::row)
        .def_ro("cell_sizes", &AdvisedRow::cell_sizes)
        .def_ro("cell_weights", &AdvisedRow::cell_weights)
        .def_prop_ro("certainty", [](const AdvisedRow &advised) { return advised.value.certainty; })
        .def_prop_ro("cost", [](const AdvisedRow &advised) { return advised.value.cost; })
        .def_prop_ro("lower_bound", [](const AdvisedRow &advised) { return advised.value.lower_bound; })
        .def_prop_ro("max_rows", [](const AdvisedRow &advised) { return advised.value.max_rows; });

    nb::class_<Advice>(m, "Advice")
        .def_ro("rows", &Advice::rows)
        .def_ro("lower_bound", &Advice::lower_bound)
        .def_ro("exact", &Advice::exact);

    nb::class_<AdviceRequest>(m, "AdviceRequest")
        .def("__init__", &make_request, nb::kw_only(), "objective"_a, "worst_first"_a, "weights"_a, "book_rows"_a,
             "count"_a, "seconds"_a, "checks"_a);

    nb::class_<Position>(m, "Position")
        .def("__init__", &make_position, "board"_a, "rows"_a, nb::keep_alive<1, 2>(), ReleaseLock())
        .def_prop_ro("code_count", [](const Position &position) { return position.codes().size(); })
        .def("codes", &codes_between, "first"_a, "most"_a)
        .def("colour_weights", &colour_weights, "weights"_a)
        .def("row_classes", &row_classes, "rows"_a, ReleaseLock())
        .def("contradiction", &Position::contradiction, ReleaseLock())
        .def("advise", &advise_in, "request"_a, ReleaseLock())
        .def("choose_row", &choose_row_in, "rule"_a, ReleaseLock())
        .def("found_by_row", &found_by_row_in, "rule"_a, ReleaseLock());
}

} // namespace keypeg
