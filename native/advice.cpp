#include "advice.hpp"

#include "row_ranking.hpp"
#include "split_hash.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <stdexcept>
#include <tuple>

namespace keypeg {
namespace {

// A search over all rows is begun only if its key table is small enough for the time there is.
constexpr double kKeysPerSecond = 4e7;
constexpr double kCodesPerSecond = 12'000;
constexpr std::size_t kMaxKeys = std::size_t{1} << 28;
constexpr std::size_t kMaxKeysOfBestRows = 700'000; // for a search over the best ranked rows only

struct OutOfTime {};

// A time limit. It counts seconds, or its own checks where the same request must always get the same advice.
class Deadline {
  public:
    explicit Deadline(const AdviceRequest &request) : begun_(std::chrono::steady_clock::now()), request_(request) {}

    // From now on check() throws when this share of the limit has passed.
    void set_share(double share) { share_ = share; }
    void check() {
        ++checks_;
        if (request_.interrupt_check) request_.interrupt_check();
        if (passed(share_)) throw OutOfTime{};
    }
    bool passed(double share) const {
        if (request_.checks > 0) return static_cast<double>(checks_) > share * static_cast<double>(request_.checks);
        return request_.seconds > 0 &&
               std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count() >
                   share * request_.seconds;
    }

  private:
    std::chrono::steady_clock::time_point begun_;
    const AdviceRequest &request_;
    std::int64_t checks_ = 0;
    double share_ = 1;
};

// How a row splits the codes left.
struct Split {
    std::vector<std::vector<std::uint16_t>> losing_cells; // codes as indices within the key table, the smallest first
    std::int64_t won_weight = 0;                          // weight of the code that the row finds
};

// Ranks the rows, searches what follows the best of them, and tries to prove that none is better. Whatever is done when
// the time is over is the advice.
class Adviser {
  public:
    Adviser(const Position &position, const AdviceRequest &request)
        : board_(position.board()), position_(position), request_(request), deadline_(request),
          laid_(static_cast<int>(position.rows().size())),
          symmetries_(request.weights.empty() ? Symmetries(board_, position.rows()) : Symmetries::none()) {}

    Advice advise() {
        rank();
        if (!advice_.rows.empty() && build_key_table()) search();
        sort_rows();
        if (advice_.rows.size() > request_.count) advice_.rows.resize(request_.count);
        return std::move(advice_);
    }

  private:
    // Two searches with one objective.
    struct SearchPair {
        Search beam, full;
    };

    std::int64_t weight(std::uint32_t code) const { return request_.weights.empty() ? 1 : request_.weights[code]; }
    bool weighted() const { return !request_.weights.empty(); }

    // Adds the rows of the book and the best ranked rows.
    void rank() {
        const Objective &objective = request_.objective;
        if (laid_ >= objective.row_limit()) {
            for (const auto code : position_.codes()) advice_.lower_bound += weight(code) * objective.cost(laid_ + 1);
            advice_.exact = true;
            return;
        }
        const std::size_t wanted = 2 * request_.count;
        ranking_ = rank_rows(board_, {.codes = position_.codes(),
                                      .objective = objective,
                                      .laid = laid_,
                                      .symmetries = symmetries_,
                                      .wanted = std::max(64 * wanted, kMaxKeysOfBestRows / position_.codes().size()),
                                      .interrupt_check = request_.interrupt_check});
        advice_.lower_bound = weighted() ? weighted_lower_bound(position_.codes(), laid_) : ranking_.lower_bound;
        std::set<std::uint64_t> seen_splits;
        for (const BookRow &book : request_.book_rows) {
            if (!add(book.row, seen_splits)) continue;
            RowValue &value = advice_.rows.back().value;
            value = {book.exact ? Certainty::exact : Certainty::reached, book.cost,
                     book.exact ? book.cost : value.lower_bound, 0};
            if (!book.exact) continue;
            advice_.exact = true;
            advice_.lower_bound = book.cost;
        }
        const std::size_t most = std::min<std::size_t>(ranking_.rows.size(), 64 * wanted);
        for (std::size_t i = 0; i < most && advice_.rows.size() < wanted; ++i) add(ranking_.rows[i].row, seen_splits);
    }

    // Adds a row with an estimated value. Returns false if a row that splits the codes in the same way is there
    // already.
    bool add(std::uint32_t row, std::set<std::uint64_t> &seen_splits) {
        AdvisedRow advised;
        advised.row = row;
        const auto keys = static_cast<std::size_t>(key_count(board_.holes()));
        const auto losing = static_cast<std::size_t>(losing_keys(board_.holes()));
        advised.cell_sizes.resize(keys);
        advised.cell_weights.resize(keys);
        std::vector<std::vector<std::uint32_t>> cells(weighted() ? keys : 0);
        SplitHash split;
        for (const auto code : position_.codes()) {
            const auto key = static_cast<std::size_t>(mark(board_.rows()[row], board_.codes()[code], board_.holes()));
            ++advised.cell_sizes[key];
            advised.cell_weights[key] += weight(code);
            split.add(key);
            if (weighted()) cells[key].push_back(code);
        }
        if (!seen_splits.insert(split.value(losing)).second) return false;
        const Objective &objective = request_.objective;
        RowValue &value = advised.value;
        value.lower_bound = advised.cell_weights.back() * objective.cost(laid_ + 1);
        double estimate = static_cast<double>(value.lower_bound);
        for (std::size_t key = 0; key < losing; ++key) {
            const auto n = static_cast<std::int64_t>(advised.cell_sizes[key]);
            if (n == 0) continue;
            value.lower_bound += weighted() ? weighted_lower_bound(cells[key], laid_ + 1)
                                            : objective.lower_bound(laid_ + 1, n, static_cast<int>(losing));
            estimate += estimated_cost(objective, board_.holes(), laid_ + 1, static_cast<double>(n)) /
                        static_cast<double>(n) * static_cast<double>(advised.cell_weights[key]);
        }
        value.cost = std::max(value.lower_bound, static_cast<Cost>(std::llround(estimate)));
        advice_.rows.push_back(std::move(advised));
        return true;
    }

    Cost weighted_lower_bound(std::vector<std::uint32_t> codes, int laid) const {
        std::sort(codes.begin(), codes.end(), [&](auto a, auto b) { return weight(a) > weight(b); });
        return request_.objective.weighted_lower_bound(laid, codes.size(), losing_keys(board_.holes()),
                                                       [&](std::size_t i) { return weight(codes[i]); });
    }

    // The key table for the searches. Returns false if it would be too large.
    bool build_key_table() {
        std::vector<std::uint32_t> codes = position_.codes();
        const std::size_t n = codes.size(), rows = board_.rows().size();
        const bool limited = request_.seconds > 0;
        const std::size_t max_keys =
            limited ? std::min(kMaxKeys, static_cast<std::size_t>(kKeysPerSecond * request_.seconds)) : kMaxKeys;
        if (n > kMaxCodes || n * n > std::max(max_keys, 4 * kMaxKeysOfBestRows)) return false;
        if (weighted())
            std::stable_sort(codes.begin(), codes.end(), [&](auto a, auto b) { return weight(a) > weight(b); });
        every_row_ = n * rows <= max_keys && (!limited || static_cast<double>(n) <= kCodesPerSecond * request_.seconds);
        if (every_row_) {
            table_ = std::make_unique<KeyTable>(board_, codes);
        } else {
            std::vector<std::uint32_t> others;
            for (std::size_t i = 0; i < std::min(ranking_.rows.size(), kMaxKeysOfBestRows / n); ++i)
                others.push_back(ranking_.rows[i].row);
            table_ = std::make_unique<KeyTable>(board_, codes, others);
        }
        code_indices_.resize(n);
        std::iota(code_indices_.begin(), code_indices_.end(), std::uint16_t{0});
        return true;
    }

    // Searches for strategies of at most `max_rows` rows; 0 is as many as the objective allows.
    SearchPair &searches(int max_rows) {
        auto &pair = searches_[max_rows];
        if (pair) return *pair;
        SearchSettings beam, full;
        beam.interrupt_check = full.interrupt_check = [this] { deadline_.check(); };
        beam.beam_width = 1;
        beam.memo_bits = 12;
        full.memo_bits = request_.seconds > 0 ? 14 : 17;
        pair.reset(new SearchPair{Search(board_, objective_within(max_rows), request_.weights, beam),
                                  Search(board_, objective_within(max_rows), request_.weights, full)});
        return *pair;
    }

    Objective objective_within(int max_rows) const {
        if (max_rows == 0) return request_.objective;
        std::vector<Cost> costs;
        for (int row = 1; row <= max_rows; ++row) costs.push_back(request_.objective.cost(row));
        return Objective(std::move(costs), kNever);
    }

    Split split(std::uint32_t row) const {
        Split split;
        auto &cells = split.losing_cells;
        cells.resize(static_cast<std::size_t>(losing_keys(board_.holes())));
        for (const auto index : code_indices_) {
            const auto key = static_cast<std::size_t>(mark(board_.rows()[row], *table_->pegs(index), board_.holes()));
            if (key < cells.size())
                cells[key].push_back(index);
            else
                split.won_weight += weight(table_->code(index));
        }
        std::erase_if(cells, [](const auto &cell) { return cell.empty(); });
        std::sort(cells.begin(), cells.end(), [](const auto &a, const auto &b) { return a.size() < b.size(); });
        return split;
    }

    // The cost with a row, cell by cell; at `enough` it stops.
    Cost row_cost(Search &search, std::uint32_t row, Cost enough) {
        const Split cells = split(row);
        const Symmetries left = symmetries_.trivial() ? Symmetries::none() : symmetries_.after(board_.rows()[row]);
        Cost sum = cells.won_weight * search.objective().cost(laid_ + 1);
        for (const auto &cell : cells.losing_cells) {
            if (sum >= enough) break;
            sum += search.solve({table_.get(), cell, laid_ + 1, &left}, kInfinity).cost;
        }
        return sum;
    }

    // Whether a cost stands for a strategy that finds every code within the rows.
    static bool feasible(int max_rows, Cost cost) { return max_rows == 0 || cost < kNever; }

    void search() {
        int fewest_rows = 0; // with worst_first: no strategy has fewer
        if (request_.worst_first) {
            fewest_rows = laid_ + 1;
            while (objective_within(fewest_rows)
                       .lower_bound(laid_, static_cast<std::int64_t>(code_indices_.size()),
                                    losing_keys(board_.holes())) >= kNever)
                ++fewest_rows;
        }
        // First a strategy for the best ranked row, then the proof that nothing beats the best. The time that is left
        // is for the other rows.
        until_share(1, [&] {
            if (advice_.rows.front().value.certainty == Certainty::estimated)
                find_strategy(advice_.rows.front(), fewest_rows);
        });
        if (!advice_.exact) until_share(0.7, [&] { prove_best(fewest_rows); });
        until_share(1, [&] {
            const bool exactly = advice_.exact && !deadline_.passed(0.5);
            const std::size_t count = exactly ? std::min(request_.count, advice_.rows.size()) : advice_.rows.size();
            for (std::size_t i = 1; i < count; ++i) {
                if (advice_.rows[i].value.certainty == Certainty::estimated)
                    find_strategy(advice_.rows[i], fewest_rows);
                if (exactly && every_row_) prove_value(advice_.rows[i]);
            }
        });
    }

    template <class Work> void until_share(double share, Work work) {
        deadline_.set_share(share);
        try {
            work();
        } catch (const OutOfTime &) {
            // What is done so far is in advice_.
        }
    }

    // Finds a strategy that begins with a row, by beam search.
    void find_strategy(AdvisedRow &advised, int fewest_rows) {
        for (int rows = fewest_rows; rows <= kMaxRows; ++rows) {
            const Cost found = row_cost(searches(rows).beam, advised.row, rows == 0 ? kInfinity : kNever);
            if (!feasible(rows, found)) continue;
            const Cost lower_bound = advised.value.lower_bound;
            const bool exact = rows == fewest_rows && found <= lower_bound;
            advised.value = {exact ? Certainty::exact : Certainty::reached, found, lower_bound, rows};
            return;
        }
    }

    // Proves that no row is better than the first, or puts a better row there.
    void prove_best(int fewest_rows) {
        const RowValue best = advice_.rows.front().value;
        if (best.certainty == Certainty::estimated) return; // there was no time to find a strategy
        if (best.max_rows > fewest_rows || best.cost > advice_.lower_bound) {
            if (!every_row_) return;
            const Node node{table_.get(), code_indices_, laid_, &symmetries_};
            for (int rows = fewest_rows; rows <= best.max_rows; ++rows) {
                const Cost budget = rows < best.max_rows ? kNever - 1 : best.cost - 1;
                const SearchResult result = searches(rows).full.solve(node, budget, {.want_row = true});
                if (!result.exact) continue;
                put_first(result.row, {Certainty::exact, result.cost, result.cost, rows});
                break;
            }
        }
        const RowValue proven = advice_.rows.front().value;
        for (AdvisedRow &advised : advice_.rows) {
            RowValue &value = advised.value;
            if (value.certainty == Certainty::reached && value.max_rows == proven.max_rows && value.cost == proven.cost)
                value.certainty = Certainty::exact, value.lower_bound = proven.cost;
        }
        advice_.exact = true;
        advice_.lower_bound = proven.cost;
    }

    void put_first(std::uint32_t row, const RowValue &value) {
        auto found = std::find_if(advice_.rows.begin(), advice_.rows.end(),
                                  [&](const AdvisedRow &advised) { return advised.row == row; });
        if (found == advice_.rows.end()) {
            std::set<std::uint64_t> none;
            add(row, none);
            found = advice_.rows.end() - 1;
        }
        found->value = value;
        std::rotate(advice_.rows.begin(), found, found + 1);
    }

    // The exact value of a row that is not the best.
    void prove_value(AdvisedRow &advised) {
        if (advised.value.certainty != Certainty::reached) return;
        int rows = advised.value.max_rows;
        while (rows > advice_.rows.front().value.max_rows) {
            const Cost with_fewer = row_cost(searches(rows - 1).full, advised.row, kNever);
            if (!feasible(rows - 1, with_fewer)) break;
            --rows;
        }
        const Cost exact = row_cost(searches(rows).full, advised.row, kInfinity);
        advised.value = {Certainty::exact, exact, exact, rows};
    }

    // Rows with a strategy first, and then by cost. Of equally good rows one that may be the code, then the smallest.
    void sort_rows() {
        std::stable_sort(advice_.rows.begin(), advice_.rows.end(), [](const AdvisedRow &a, const AdvisedRow &b) {
            const auto sort_key = [](const AdvisedRow &advised) {
                const RowValue &value = advised.value;
                const bool estimated = value.certainty == Certainty::estimated;
                const bool cannot_be_code = advised.cell_sizes.back() == 0;
                return std::tuple(estimated, value.max_rows, value.cost, cannot_be_code, value.certainty, advised.row);
            };
            return sort_key(a) < sort_key(b);
        });
    }

    const Board &board_;
    const Position &position_;
    const AdviceRequest &request_;
    Deadline deadline_;
    int laid_;
    Symmetries symmetries_;
    RowRanking ranking_;
    Advice advice_;
    std::unique_ptr<KeyTable> table_;
    bool every_row_ = false; // whether the table has every row that matters
    std::vector<std::uint16_t> code_indices_;
    std::map<int, std::unique_ptr<SearchPair>> searches_; // by the most rows allowed
};

} // namespace

Advice advise(const Position &position, const AdviceRequest &request) {
    if (position.codes().empty()) throw std::invalid_argument("no code is left");
    return Adviser(position, request).advise();
}

} // namespace keypeg
