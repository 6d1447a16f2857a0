#include "board_batch.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace keypeg {
namespace {

// Steele, Lea and Flood's SplitMix64: every number of a stream can be computed without the ones before it.
std::uint64_t split_mix(std::uint64_t stream, std::uint64_t number) {
    std::uint64_t z = stream + (number + 1) * 0x9E3779B97F4A7C15U;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31);
}

std::int8_t *observed(const Board &board, int row_limit, std::size_t at, const BoardBatch &batch) {
    return batch.observations.data() + at * static_cast<std::size_t>(row_limit) * observed_line(board);
}

void clear_board(const Board &board, int row_limit, std::size_t at, BoardBatch batch) {
    const std::size_t line = observed_line(board);
    std::int8_t *out = observed(board, row_limit, at, batch);
    for (int row = 0; row < row_limit; ++row, out += line) {
        std::fill(out, out + line - 2, std::int8_t{0});
        std::fill(out + line - 2, out + line, std::int8_t{-1});
    }
    batch.laid[at] = 0;
}

struct Marked {
    int reds;
    int pegs;
};

Marked reds_and_pegs(const Pegs &row, const Pegs &code, int holes) {
    std::array<std::int8_t, kMaxColours> surplus{}; // how often a colour is in the code and not in the row
    int reds = 0;
    for (int p = 0; p < holes; ++p) {
        const auto hole = static_cast<std::size_t>(p);
        reds += row[hole] == code[hole];
        ++surplus[code[hole]];
        --surplus[row[hole]];
    }
    int missing = 0;
    for (const std::int8_t count : surplus) missing += std::max<int>(count, 0);
    return {reds, holes - missing};
}

} // namespace

std::uint32_t drawn_code(const Board &board, std::uint64_t stream, std::uint64_t episode) {
    const auto number = split_mix(stream, episode) % board.codes().size(); // off by less than one in 2^40
    return board.row_of(static_cast<std::uint32_t>(number));
}

void begin_episodes(const Board &board, int row_limit, std::span<const bool> chosen,
                    std::span<const std::uint64_t> streams, std::span<std::uint64_t> episodes, BoardBatch batch) {
    for (std::size_t at = 0; at < chosen.size(); ++at) {
        if (!chosen[at]) continue;
        batch.codes[at] = drawn_code(board, streams[at], episodes[at]++);
        clear_board(board, row_limit, at, batch);
    }
}

void lay_rows(const Board &board, int row_limit, double failure_cost, std::span<const bool> chosen,
              std::span<const std::int64_t> rows, BoardBatch batch, std::span<double> rewards, std::span<bool> over) {
    const auto count = static_cast<std::int64_t>(board.rows().size());
    for (std::size_t at = 0; at < chosen.size(); ++at) {
        if (!chosen[at]) continue;
        if (rows[at] < 0 || rows[at] >= count)
            throw std::out_of_range("rows are numbered 0 to " + std::to_string(count - 1) + ", not " +
                                    std::to_string(rows[at]));
        if (batch.laid[at] >= row_limit) throw std::out_of_range("board " + std::to_string(at) + " is full");
    }
    const std::size_t line = observed_line(board);
    const int holes = board.holes();
    for (std::size_t at = 0; at < chosen.size(); ++at) {
        rewards[at] = 0;
        over[at] = false;
        if (!chosen[at]) continue;
        const Pegs &row = board.rows()[static_cast<std::size_t>(rows[at])];
        const Marked key = reds_and_pegs(row, board.rows()[batch.codes[at]], holes);
        std::int8_t *out = observed(board, row_limit, at, batch) + static_cast<std::size_t>(batch.laid[at]) * line;
        for (int p = 0; p < holes; ++p) *out++ = static_cast<std::int8_t>(row[static_cast<std::size_t>(p)] + 1);
        *out++ = static_cast<std::int8_t>(key.reds);
        *out = static_cast<std::int8_t>(key.pegs - key.reds);
        ++batch.laid[at];
        const bool found = key.reds == holes;
        over[at] = found || batch.laid[at] == row_limit;
        rewards[at] = over[at] && !found ? -1 - failure_cost : -1;
    }
}

} // namespace keypeg
