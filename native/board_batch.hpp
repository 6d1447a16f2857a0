// Many boards at once, each with a code of its own to find: what a vectorised environment steps through. The arrays
// belong to the caller, one element a board. Codes are given by the number of the row that finds them.
#pragma once

#include "board.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace keypeg {

// The code of one episode: every code is equally likely, and the same stream and episode give the same code.
std::uint32_t drawn_code(const Board &board, std::uint64_t stream, std::uint64_t episode);

// An observation has `row_limit` lines, each of `holes` pegs (0 for none, then the colours from 1) and the reds and
// whites of its key (-1 for none).
inline std::size_t observed_line(const Board &board) { return static_cast<std::size_t>(board.holes()) + 2; }

struct BoardBatch {
    std::span<std::uint32_t> codes;
    std::span<std::int32_t> laid; // how many rows lie on each board
    std::span<std::int8_t> observations;
};

// Begins the next episode on the boards that are chosen: counts it, draws a code and clears the board.
void begin_episodes(const Board &board, int row_limit, std::span<const bool> chosen,
                    std::span<const std::uint64_t> streams, std::span<std::uint64_t> episodes, BoardBatch batch);

// Lays a row on each board that is chosen. The reward is -1, and `failure_cost` less if that was the last row and the
// code is not found. Boards that are not chosen get no reward and go on. Throws std::out_of_range for a row that does
// not exist, before anything is laid.
void lay_rows(const Board &board, int row_limit, double failure_cost, std::span<const bool> chosen,
              std::span<const std::int64_t> rows, BoardBatch batch, std::span<double> rewards, std::span<bool> over);

} // namespace keypeg
