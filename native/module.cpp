// The door to Python: codes and rows go in and out as bytes, one byte a hole.
#include "ctrl_c.hpp"
#include "fitting.hpp"
#include "one_step.hpp"
#include "proof.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/function.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>

namespace nb = nanobind;

namespace keypeg {
void bind_positions(nb::module_ &m);
}
using namespace nb::literals;
using namespace keypeg;

namespace {

constexpr std::size_t kExactly = 40; // codes that a narrow search of parts, which has time, tries every row for

Pegs pegs_of(const nb::bytes &bytes, int holes) {
    if (bytes.size() != static_cast<std::size_t>(holes)) throw std::invalid_argument("a row of another length");
    Pegs pegs{};
    for (std::size_t p = 0; p < bytes.size(); ++p) {
        pegs[p] = static_cast<std::uint8_t>(bytes.c_str()[p]);
        if (pegs[p] >= kMostColours) throw std::invalid_argument("a colour of another board");
    }
    return pegs;
}

nb::bytes bytes_of(const Pegs &pegs, int holes) {
    return nb::bytes(reinterpret_cast<const char *>(pegs.data()), static_cast<std::size_t>(holes));
}

Objective objective_of(const std::vector<Cost> &costs, Cost failure) {
    return costs.empty() ? Objective::average() : Objective(costs, failure);
}

nb::bytes marked(const nb::bytes &row, const std::vector<nb::bytes> &codes) {
    const int holes = static_cast<int>(row.size());
    if (holes < 1 || holes > kMostHoles) throw std::invalid_argument("a row takes 1 to 8 holes");
    std::vector<Pegs> listed;
    listed.reserve(codes.size());
    for (const auto &code : codes) listed.push_back(pegs_of(code, holes));
    const Columns columns(listed, holes);
    std::vector<std::uint8_t> keys(columns.stride());
    kernels().mark_all(columns, pegs_of(row, holes), 0, columns.size(), keys.data());
    return nb::bytes(reinterpret_cast<const char *>(keys.data()), codes.size());
}

std::pair<std::vector<nb::bytes>, bool> some_fitting(const Shape &shape,
                                                     const std::vector<std::tuple<nb::bytes, int, int>> &told,
                                                     std::size_t wanted, std::uint64_t seed, std::int64_t steps) {
    if (shape.holes < 1 || shape.holes > kMostHoles || shape.colours < 1 || shape.colours >= kMostColours)
        throw std::invalid_argument("a board takes 1 to 8 holes and 1 to 12 colours");
    std::vector<Told> rows;
    for (const auto &[row, reds, shared] : told) rows.push_back({pegs_of(row, shape.holes), reds, shared});
    Fitting found;
    {
        nb::gil_scoped_release unlocked;
        found = fitting(shape, rows, wanted, seed, steps);
    }
    std::vector<nb::bytes> codes;
    for (const Pegs &code : found.codes) codes.push_back(bytes_of(code, shape.holes));
    return {std::move(codes), found.none};
}

std::vector<std::uint32_t> first_split(const Board &board, const nb::bytes &row, std::uint32_t times) {
    const Pegs pegs = pegs_of(row, board.holes());
    const int kinds = winning_key(board.holes()) + 1;
    std::vector<std::uint32_t> counts(static_cast<std::size_t>(kinds));
    std::vector<std::uint8_t> keys(board.code_columns().stride());
    nb::gil_scoped_release unlocked;
    for (std::uint32_t time = 0; time < times; ++time) {
        kernels().mark_all(board.code_columns(), pegs, 0, board.codes().size(), keys.data());
        kernels().tally(keys.data(), board.codes().size(), kinds, counts.data());
    }
    return counts;
}

std::uint32_t row_number(const Board &board, const nb::bytes &row) {
    const auto found = std::lower_bound(board.rows().begin(), board.rows().end(), pegs_of(row, board.holes()));
    if (found == board.rows().end() || *found != pegs_of(row, board.holes()))
        throw std::invalid_argument("a row that may not be laid here");
    return static_cast<std::uint32_t>(found - board.rows().begin());
}

struct Answered {
    Cost total;
    bool exact;
    std::vector<std::uint32_t> tree;
    Effort effort;
};

Answered prove_board(const Board &board, const std::vector<Cost> &costs, Cost failure,
                     const std::vector<std::int64_t> &weights, int memo_bits,
                     const std::optional<nb::callable> &progress, bool with_tree) {
    Report report;
    if (progress)
        report = [&](Cost best, Cost least, std::size_t done, std::size_t all) {
            nb::gil_scoped_acquire lock;
            (*progress)(best, least, done, all);
        };
    nb::gil_scoped_release unlocked;
    Settings wide, narrow;
    wide.memo_bits = memo_bits;
    narrow.memo_bits = std::max(12, memo_bits - 3);
    narrow.width = 1;
    wide.pulse = narrow.pulse = pulse();
    Search search(board, objective_of(costs, failure), weights, wide),
        quick(board, objective_of(costs, failure), weights, narrow);
    Proof proof = prove(search, quick, with_tree, report);
    return {proof.total, proof.exact, std::move(proof.tree), search.effort()};
}

// A search kept between questions, so that what it has learnt about one part of a board helps with the next.
class PartSearch {
  public:
    PartSearch(const Board &board, const std::vector<Cost> &costs, Cost failure,
               const std::vector<std::int64_t> &weights, int memo_bits, std::size_t width)
        : search_(board, objective_of(costs, failure), weights, settings(memo_bits, width)),
          codes_(all_codes(search_)) {}

    // First rows up to symmetry: row, what it costs as the code itself, and key and size of each part.
    std::vector<std::tuple<std::uint32_t, Cost, std::vector<std::tuple<int, std::size_t>>>> openings() const {
        std::vector<std::tuple<std::uint32_t, Cost, std::vector<std::tuple<int, std::size_t>>>> listed;
        for (const Opening &opening : keypeg::openings(search_, codes_)) {
            std::vector<std::tuple<int, std::size_t>> parts;
            for (const Part &part : opening.parts) parts.emplace_back(part.key, part.codes.size());
            listed.emplace_back(opening.row, opening.won, std::move(parts));
        }
        return listed;
    }

    std::tuple<Cost, bool> look(std::uint32_t row, int key) {
        nb::gil_scoped_release unlocked;
        const std::lock_guard alone(busy_);
        Part part = this->part(row, key);
        const Verdict verdict = look_at_part(search_, row, part);
        return {verdict.cost, verdict.exact};
    }

    std::tuple<Cost, bool, std::vector<std::uint32_t>> solve(std::uint32_t row, int key, Cost budget, bool with_tree) {
        nb::gil_scoped_release unlocked;
        const std::lock_guard alone(busy_);
        Part part = this->part(row, key);
        std::vector<std::uint32_t> stream;
        const Verdict verdict = solve_part(search_, row, part, budget, with_tree ? &stream : nullptr);
        return {verdict.cost, verdict.exact, std::move(stream)};
    }

  private:
    static Settings settings(int memo_bits, std::size_t width) {
        Settings settings;
        settings.width = width;
        settings.exactly = kExactly;
        settings.memo_bits = memo_bits;
        settings.pulse = pulse();
        return settings;
    }

    Part part(std::uint32_t row, int key) const {
        if (row >= search_.board().rows().size()) throw std::out_of_range("no such row");
        for (Part &part : opening(search_, codes_, row).parts)
            if (part.key == key) return std::move(part);
        throw std::out_of_range("no code answers that row with that key");
    }

    std::mutex busy_; // one question at a time, whatever threads ask
    Search search_;
    std::vector<std::uint32_t> codes_;
};

} // namespace

NB_MODULE(_native, m) {
    nb::set_leak_warnings(false); // a board kept to the very end of the program is nobody's fault
    m.doc() = "Keypeg's native core: marking, one-step rules and the exact search.";
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
        .def("split", &first_split, "row"_a, "times"_a = 1, "How many codes of the board answer a row with each key.");

    nb::enum_<Rule>(m, "Rule")
        .value("MOST_PARTS", Rule::most_parts)
        .value("EXPECTED_SIZE", Rule::expected_size)
        .value("ENTROPY", Rule::entropy)
        .value("SMALLEST_WORST", Rule::smallest_worst);

    nb::class_<Effort>(m, "Effort")
        .def_ro("sets", &Effort::sets)
        .def_ro("scans", &Effort::scans)
        .def_ro("rows", &Effort::rows)
        .def_ro("found", &Effort::found);

    nb::class_<Answered>(m, "Proof")
        .def_ro("total", &Answered::total)
        .def_ro("exact", &Answered::exact)
        .def_ro("tree", &Answered::tree)
        .def_ro("effort", &Answered::effort);

    nb::class_<PartSearch>(m, "PartSearch")
        .def(nb::init<const Board &, const std::vector<Cost> &, Cost, const std::vector<std::int64_t> &, int,
                      std::size_t>(),
             "board"_a, "costs"_a, "failure"_a, "weights"_a, "memo_bits"_a, "width"_a, nb::keep_alive<1, 2>())
        .def("openings", &PartSearch::openings)
        .def("look", &PartSearch::look, "row"_a, "key"_a)
        .def("solve", &PartSearch::solve, "row"_a, "key"_a, "budget"_a, "with_tree"_a);

    bind_positions(m);

    m.def("mark", &marked, "row"_a, "codes"_a, "The key numbers of a row against many codes.");
    m.def("kernels", [] { return std::string(kernels().name); }, "Which inner loops are in use.");
    m.def(
        "use_kernels", [](const std::string &name) { use_kernels(name); }, "name"_a,
        "Choose inner loops: fastest, portable or avx2.");
    m.def("fitting", &some_fitting, "shape"_a, "told"_a, "wanted"_a, "seed"_a, "steps"_a);
    m.def(
        "play_all", [](const Board &board, Rule rule) { return play_all(board, rule, pulse()); }, "board"_a, "rule"_a,
        nb::call_guard<nb::gil_scoped_release>(), "The whole strategy of a one-step rule.");
    m.def("prove", &prove_board, "board"_a, "costs"_a, "failure"_a, "weights"_a, "memo_bits"_a, "progress"_a.none(),
          "with_tree"_a, "The least total of a board, and a strategy that reaches it.");
}
