// The door to Python for positions: rows, codes and keys go in and out as their numbers.
#include "advice.hpp"
#include "ctrl_c.hpp"
#include "one_step.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>
#include <tuple>

namespace nb = nanobind;
using namespace nb::literals;

namespace keypeg {
namespace {

// A board with rows on it, and the codes that fit them.
class Situation {
  public:
    Situation(const Board &board, const std::vector<std::tuple<std::uint32_t, int>> &laid) : board_(board) {
        for (const auto &[row, key] : laid) {
            if (row >= board.rows().size()) throw std::out_of_range("no such row");
            laid_.push_back({row, key});
        }
        nb::gil_scoped_release unlocked;
        codes_ = remaining(board, laid_);
    }

    std::size_t count() const { return codes_.size(); }

    std::vector<std::uint32_t> codes(std::size_t first, std::size_t most) const {
        const std::size_t from = std::min(first, codes_.size()), to = from + std::min(most, codes_.size() - from);
        return {codes_.begin() + static_cast<std::ptrdiff_t>(from), codes_.begin() + static_cast<std::ptrdiff_t>(to)};
    }

    // How often each colour stands in each hole; the empty hole is the last colour.
    std::vector<std::vector<std::int64_t>> heat(const std::vector<std::int64_t> &weights) const {
        check(weights);
        std::vector<std::vector<std::int64_t>> stands(
            static_cast<std::size_t>(board_.holes()),
            std::vector<std::int64_t>(static_cast<std::size_t>(board_.colours() + 1)));
        for (const auto code : codes_)
            for (std::size_t p = 0; p < stands.size(); ++p)
                stands[p][board_.codes()[code][p]] += weights.empty() ? 1 : weights[code];
        return stands;
    }

    std::vector<std::uint32_t> contradiction() const {
        nb::gil_scoped_release unlocked;
        return keypeg::contradiction(board_, laid_);
    }

    Advice advise(const std::vector<Cost> &costs, Cost failure, bool worst_first,
                  const std::vector<std::int64_t> &weights,
                  const std::vector<std::tuple<std::uint32_t, Cost, bool>> &booked, std::size_t count, double seconds,
                  std::int64_t checks) const {
        check(weights);
        Question question;
        question.codes = codes_;
        question.laid = laid_;
        if (!costs.empty()) question.objective = Objective(costs, failure);
        question.worst_first = worst_first;
        question.weights = weights;
        for (const auto &[row, cost, exact] : booked) {
            if (row >= board_.rows().size()) throw std::out_of_range("no such row");
            question.booked.push_back({row, cost, exact});
        }
        question.count = count;
        question.seconds = seconds;
        question.checks = checks;
        question.pulse = pulse();
        nb::gil_scoped_release unlocked;
        return keypeg::advise(board_, question);
    }

    std::uint32_t choose(Rule rule) const {
        if (codes_.empty()) throw std::invalid_argument("no code fits");
        nb::gil_scoped_release unlocked;
        return keypeg::choose(board_, rule, codes_);
    }

    std::vector<std::uint32_t> depths(Rule rule) const {
        nb::gil_scoped_release unlocked;
        return keypeg::depths(board_, rule, codes_);
    }

  private:
    void check(const std::vector<std::int64_t> &weights) const {
        if (!weights.empty() && weights.size() != board_.codes().size())
            throw std::invalid_argument("one weight a code is needed");
    }

    const Board &board_;
    std::vector<Laid> laid_;
    std::vector<std::uint32_t> codes_;
};

} // namespace

void bind_positions(nb::module_ &m) {
    nb::enum_<Standing>(m, "Standing")
        .value("EXACT", Standing::exact)
        .value("REACHED", Standing::reached)
        .value("ESTIMATED", Standing::estimated);

    nb::class_<Advised>(m, "Advised")
        .def_ro("row", &Advised::row)
        .def_ro("sizes", &Advised::sizes)
        .def_ro("masses", &Advised::masses)
        .def_prop_ro("standing", [](const Advised &advised) { return advised.value.standing; })
        .def_prop_ro("cost", [](const Advised &advised) { return advised.value.cost; })
        .def_prop_ro("least", [](const Advised &advised) { return advised.value.least; })
        .def_prop_ro("enough", [](const Advised &advised) { return advised.value.rows; });

    nb::class_<Advice>(m, "Advice")
        .def_ro("rows", &Advice::rows)
        .def_ro("least", &Advice::least)
        .def_ro("exact", &Advice::exact);

    nb::class_<Situation>(m, "Situation")
        .def(nb::init<const Board &, const std::vector<std::tuple<std::uint32_t, int>> &>(), "board"_a, "laid"_a,
             nb::keep_alive<1, 2>())
        .def_prop_ro("count", &Situation::count)
        .def("codes", &Situation::codes, "first"_a, "most"_a)
        .def("heat", &Situation::heat, "weights"_a)
        .def("contradiction", &Situation::contradiction)
        .def("advise", &Situation::advise, "costs"_a, "failure"_a, "worst_first"_a, "weights"_a, "booked"_a, "count"_a,
             "seconds"_a, "checks"_a = 0)
        .def("choose", &Situation::choose, "rule"_a)
        .def("depths", &Situation::depths, "rule"_a);
}

} // namespace keypeg
