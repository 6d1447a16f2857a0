// Python bindings for many boards at once. NumPy arrays are read and written where they are.
#include "board_batch.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <stdexcept>

namespace nb = nanobind;
using namespace nb::literals;

namespace keypeg {
namespace {

template <typename T> using Array = nb::ndarray<T, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Observations = nb::ndarray<std::int8_t, nb::ndim<3>, nb::c_contig, nb::device::cpu>;

template <typename T> std::span<T> span_of(const Array<T> &array, std::size_t boards) {
    if (array.size() != boards) throw std::invalid_argument("one element a board is needed");
    return {array.data(), boards};
}

// The arrays of a batch, once it is certain that they fit the board.
class CheckedBatch {
  public:
    CheckedBatch(const Board &board, int row_limit, const Array<std::uint32_t> &codes, const Array<std::int32_t> &laid,
                 const Observations &observations)
        : size(observations.shape(0)),
          batch{span_of(codes, size), span_of(laid, size), {observations.data(), observations.size()}} {
        if (row_limit < 1 || observations.shape(1) != static_cast<std::size_t>(row_limit) ||
            observations.shape(2) != observed_line(board))
            throw std::invalid_argument("observations of another shape");
        for (const std::uint32_t code : batch.codes)
            if (code >= board.rows().size()) throw std::out_of_range("no such code");
        for (const std::int32_t rows : batch.laid)
            if (rows < 0 || rows > row_limit) throw std::out_of_range("no board has so many rows");
    }

    std::size_t size;
    BoardBatch batch;
};

void begin(const Board &board, int row_limit, const Array<const bool> &chosen,
           const Array<const std::uint64_t> &streams, const Array<std::uint64_t> &episodes,
           const Array<std::uint32_t> &codes, const Array<std::int32_t> &laid, const Observations &observations) {
    const CheckedBatch checked(board, row_limit, codes, laid, observations);
    begin_episodes(board, row_limit, span_of(chosen, checked.size), span_of(streams, checked.size),
                   span_of(episodes, checked.size), checked.batch);
}

void lay(const Board &board, int row_limit, double failure_cost, const Array<const bool> &chosen,
         const Array<const std::int64_t> &rows, const Array<std::uint32_t> &codes, const Array<std::int32_t> &laid,
         const Observations &observations, const Array<double> &rewards, const Array<bool> &over) {
    const CheckedBatch checked(board, row_limit, codes, laid, observations);
    lay_rows(board, row_limit, failure_cost, span_of(chosen, checked.size), span_of(rows, checked.size), checked.batch,
             span_of(rewards, checked.size), span_of(over, checked.size));
}

} // namespace

void bind_board_batch(nb::module_ &m) {
    m.def("drawn_code", &drawn_code, "board"_a, "stream"_a, "episode"_a,
          "The code of an episode, as the number of the row that finds it.");
    m.def("begin_episodes", &begin, "board"_a, "row_limit"_a, nb::kw_only(), "chosen"_a.noconvert(),
          "streams"_a.noconvert(), "episodes"_a.noconvert(), "codes"_a.noconvert(), "laid"_a.noconvert(),
          "observations"_a.noconvert(), "Begin the next episode on the boards that are chosen.");
    m.def("lay_rows", &lay, "board"_a, "row_limit"_a, nb::kw_only(), "failure_cost"_a, "chosen"_a.noconvert(),
          "rows"_a.noconvert(), "codes"_a.noconvert(), "laid"_a.noconvert(), "observations"_a.noconvert(),
          "rewards"_a.noconvert(), "over"_a.noconvert(), "Lay a row on each board that is chosen.");
}

} // namespace keypeg
