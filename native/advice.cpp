#include "advice.hpp"

#include "first_look.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

namespace keypeg {
namespace {

constexpr double kAnswers = 4e7;  // answers that a search of all rows may begin with, for each second there is
constexpr double kCodes = 12'000; // and codes
constexpr std::size_t kMostAnswers = std::size_t{1} << 28;
constexpr std::size_t kFewAnswers = 700'000; // for a search of the promising rows alone

struct OutOfTime {};

// Counts the seconds, or its own checks where the same question must always get the same answer.
class Clock {
  public:
    Clock(double seconds, std::int64_t checks, std::function<void()> pulse)
        : begun_(std::chrono::steady_clock::now()), seconds_(seconds), most_checks_(checks), pulse_(std::move(pulse)) {}

    // From now on only so much of the time may be used up.
    void allow(double share) { share_ = share; }
    void check() {
        ++checks_;
        if (pulse_) pulse_();
        if (over(share_)) throw OutOfTime{};
    }
    bool over(double share) const {
        if (most_checks_ > 0) return static_cast<double>(checks_) > share * static_cast<double>(most_checks_);
        return seconds_ > 0 &&
               std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count() > share * seconds_;
    }

  private:
    std::chrono::steady_clock::time_point begun_;
    double seconds_;
    std::int64_t most_checks_;
    std::int64_t checks_ = 0;
    double share_ = 1;
    std::function<void()> pulse_;
};

// The codes left as numbers within a table, by the key that a row earns from them.
struct Parts {
    std::vector<std::vector<std::uint16_t>> losing;
    Cost won = 0; // weight of the code that the row itself is
};

class Adviser {
  public:
    Adviser(const Board &board, const Question &question)
        : board_(board), question_(question), clock_(question.seconds, question.checks, question.pulse),
          laid_(static_cast<int>(question.laid.size())), symmetries_(symmetries()) {}

    Advice advise() {
        look();
        if (!advice_.rows.empty() && prepare()) search();
        put_in_order();
        if (advice_.rows.size() > question_.count) advice_.rows.resize(question_.count);
        return std::move(advice_);
    }

  private:
    // Searches under one objective: the one asked for, or the same with fewer rows.
    struct Stage {
        Search narrow, wide;
    };

    std::int64_t weight(std::uint32_t code) const { return question_.weights.empty() ? 1 : question_.weights[code]; }
    bool weighted() const { return !question_.weights.empty(); }

    Symmetries symmetries() const {
        if (weighted()) return Symmetries::none();
        Symmetries left(board_);
        for (const Laid &row : question_.laid)
            if (!left.trivial()) left = left.after(board_.rows()[row.row]);
        return left;
    }

    // Every row once: the most promising, no two of which make the same parts.
    void look() {
        const Objective &objective = question_.objective;
        if (laid_ >= objective.limit()) {
            for (const auto code : question_.codes) advice_.least += weight(code) * objective.cost(laid_ + 1);
            advice_.exact = true;
            return;
        }
        const std::size_t wanted = 2 * question_.count;
        look_ = first_look(board_, question_.codes, objective, laid_, symmetries_,
                           std::max(64 * wanted, kFewAnswers / question_.codes.size()), question_.pulse);
        advice_.least = weighted() ? least(question_.codes, laid_) : look_.least;
        std::set<std::uint64_t> seen;
        for (const Booked &booked : question_.booked) {
            if (!add(booked.row, seen)) continue;
            Value &value = advice_.rows.back().value;
            value = {booked.exact ? Standing::exact : Standing::reached, booked.cost,
                     booked.exact ? booked.cost : value.least, 0};
            if (!booked.exact) continue;
            advice_.exact = true;
            advice_.least = booked.cost;
        }
        const std::size_t most = std::min<std::size_t>(look_.rows.size(), 64 * wanted);
        for (std::size_t i = 0; i < most && advice_.rows.size() < wanted; ++i) add(look_.rows[i].row, seen);
    }

    // Whether it makes parts that have not been seen.
    bool add(std::uint32_t row, std::set<std::uint64_t> &seen) {
        Advised advised;
        advised.row = row;
        const auto kinds = static_cast<std::size_t>(winning_key(board_.holes()) + 1);
        advised.sizes.resize(kinds);
        advised.masses.resize(kinds);
        std::vector<std::uint64_t> cells(kinds);
        std::vector<std::vector<std::uint32_t>> codes(weighted() ? kinds : 0);
        std::uint64_t label = 0x9E3779B97F4A7C15ULL;
        for (const auto code : question_.codes) {
            const auto key = static_cast<std::size_t>(mark(board_.rows()[row], board_.codes()[code], board_.holes()));
            ++advised.sizes[key];
            advised.masses[key] += weight(code);
            cells[key] += label ^ label >> 29;
            label = label * 0xD1342543DE82EF95ULL + 1;
            if (weighted()) codes[key].push_back(code);
        }
        std::uint64_t split = cells[kinds - 1] * 3;
        for (std::size_t key = 0; key + 2 < kinds; ++key) {
            const std::uint64_t cell = cells[key] * 0xBF58476D1CE4E5B9ULL;
            split += (cell ^ cell >> 31) * 0x94D049BB133111EBULL;
        }
        if (!seen.insert(split).second) return false;
        const Objective &objective = question_.objective;
        Value &value = advised.value;
        value.least = advised.masses[kinds - 1] * objective.cost(laid_ + 1);
        double about = static_cast<double>(value.least);
        for (std::size_t key = 0; key + 2 < kinds; ++key) {
            const auto n = static_cast<std::int64_t>(advised.sizes[key]);
            if (n == 0) continue;
            value.least +=
                weighted() ? least(codes[key], laid_ + 1) : objective.least(laid_ + 1, n, losing_keys(board_.holes()));
            about += estimate(objective, board_.holes(), laid_ + 1, static_cast<double>(n)) / static_cast<double>(n) *
                     static_cast<double>(advised.masses[key]);
        }
        value.cost = std::max(value.least, static_cast<Cost>(std::llround(about)));
        advice_.rows.push_back(std::move(advised));
        return true;
    }

    // What codes of different weight cost at least: the heaviest come out first.
    Cost least(std::vector<std::uint32_t> codes, int laid) const {
        std::sort(codes.begin(), codes.end(), [&](auto a, auto b) { return weight(a) > weight(b); });
        Cost sum = 0;
        std::size_t level = 1, left = 1;
        for (const auto code : codes) {
            if (left == 0)
                left = level = std::min(level * static_cast<std::size_t>(losing_keys(board_.holes())), codes.size()),
                ++laid;
            sum += weight(code) * question_.objective.cost(laid + 1);
            --left;
        }
        return sum;
    }

    // The answers that a search needs; whether there is room for them.
    bool prepare() {
        std::vector<std::uint32_t> codes = question_.codes;
        const std::size_t n = codes.size(), rows = board_.rows().size();
        const std::size_t most = question_.seconds > 0
                                     ? std::min(kMostAnswers, static_cast<std::size_t>(kAnswers * question_.seconds))
                                     : kMostAnswers;
        if (n > kMostCodes || n * n > std::max(most, 4 * kFewAnswers)) return false;
        if (weighted())
            std::stable_sort(codes.begin(), codes.end(), [&](auto a, auto b) { return weight(a) > weight(b); });
        every_row_ =
            n * rows <= most && (question_.seconds <= 0 || static_cast<double>(n) <= kCodes * question_.seconds);
        if (every_row_) {
            table_ = std::make_unique<AnswerTable>(board_, codes);
        } else {
            std::vector<std::uint32_t> others;
            for (std::size_t i = 0; i < std::min(look_.rows.size(), kFewAnswers / n); ++i)
                others.push_back(look_.rows[i].row);
            table_ = std::make_unique<AnswerTable>(board_, codes, others);
        }
        numbers_.resize(n);
        std::iota(numbers_.begin(), numbers_.end(), std::uint16_t{0});
        return true;
    }

    Stage &stage(int rows) {
        auto &stage = stages_[rows];
        if (stage) return *stage;
        Settings narrow, wide;
        narrow.pulse = wide.pulse = [this] { clock_.check(); };
        narrow.width = 1;
        narrow.memo_bits = 12;
        wide.memo_bits = question_.seconds > 0 ? 14 : 17;
        stage.reset(new Stage{Search(board_, objective(rows), question_.weights, narrow),
                              Search(board_, objective(rows), question_.weights, wide)});
        return *stage;
    }

    // The objective itself, or the same with so many rows at most.
    Objective objective(int rows) const {
        if (rows == 0) return question_.objective;
        std::vector<Cost> costs;
        for (int row = 1; row <= rows; ++row) costs.push_back(question_.objective.cost(row));
        return Objective(std::move(costs), kNever);
    }

    Parts parts(std::uint32_t row) const {
        Parts parts;
        parts.losing.resize(static_cast<std::size_t>(losing_keys(board_.holes())));
        for (const auto number : numbers_) {
            const auto key = static_cast<std::size_t>(mark(board_.rows()[row], *table_->pegs(number), board_.holes()));
            if (key < parts.losing.size())
                parts.losing[key].push_back(number);
            else
                parts.won += weight(table_->code(number));
        }
        std::erase_if(parts.losing, [](const auto &part) { return part.empty(); });
        std::sort(parts.losing.begin(), parts.losing.end(),
                  [](const auto &a, const auto &b) { return a.size() < b.size(); });
        return parts;
    }

    // What a row costs, part by part; at `enough` it stops.
    Cost cost(Search &search, std::uint32_t row, Cost enough) {
        const Parts split = parts(row);
        const Symmetries left = symmetries_.trivial() ? Symmetries::none() : symmetries_.after(board_.rows()[row]);
        Cost sum = split.won * search.objective().cost(laid_ + 1);
        for (const auto &part : split.losing) {
            if (sum >= enough) break;
            sum += search.solve({table_.get(), part, laid_ + 1, &left}, 8 * kNever).cost;
        }
        return sum;
    }

    bool possible(int rows, Cost cost) const { return rows == 0 || cost < kNever; }

    void search() {
        int fewest = 0;
        if (question_.worst_first) {
            fewest = laid_ + 1;
            while (objective(fewest).least(laid_, static_cast<std::int64_t>(numbers_.size()),
                                           losing_keys(board_.holes())) >= kNever)
                ++fewest;
        }
        // One strategy to beat, then the proof that nothing beats the best. Whatever time is left goes to the other
        // rows.
        within(1, [&] {
            if (advice_.rows.front().value.standing == Standing::estimated) reach(advice_.rows.front(), fewest);
        });
        if (!advice_.exact) within(0.7, [&] { prove(fewest); });
        within(1, [&] {
            const bool exactly = advice_.exact && !clock_.over(0.5);
            for (std::size_t i = 1;
                 i < (exactly ? std::min(question_.count, advice_.rows.size()) : advice_.rows.size()); ++i) {
                if (advice_.rows[i].value.standing == Standing::estimated) reach(advice_.rows[i], fewest);
                if (exactly && every_row_) settle(advice_.rows[i]);
            }
        });
    }

    template <class Work> void within(double share, Work work) {
        clock_.allow(share);
        try {
            work();
        } catch (const OutOfTime &) {
        }
    }

    // A strategy that begins with the row.
    void reach(Advised &advised, int fewest) {
        for (int rows = fewest; rows <= kDeepest; ++rows) {
            const Cost found = cost(stage(rows).narrow, advised.row, rows == 0 ? 8 * kNever : kNever);
            if (!possible(rows, found)) continue;
            const Cost least = advised.value.least;
            advised.value = {rows == fewest && found <= least ? Standing::exact : Standing::reached, found, least,
                             rows};
            return;
        }
    }

    // That no row is better than the first, or one that is.
    void prove(int fewest) {
        const Value best = advice_.rows.front().value;
        if (best.standing == Standing::estimated) return; // not even that much time
        if (best.rows > fewest || best.cost > advice_.least) {
            if (!every_row_) return;
            const Position position{table_.get(), numbers_, laid_, &symmetries_};
            for (int rows = fewest; rows <= best.rows; ++rows) {
                const Verdict verdict =
                    stage(rows).wide.solve(position, rows < best.rows ? kNever - 1 : best.cost - 1, true);
                if (!verdict.exact) continue;
                take(verdict.row, {Standing::exact, verdict.cost, verdict.cost, rows});
                break;
            }
        }
        const Value proven = advice_.rows.front().value;
        for (Advised &advised : advice_.rows)
            if (advised.value.standing == Standing::reached && advised.value.rows == proven.rows &&
                advised.value.cost == proven.cost)
                advised.value.standing = Standing::exact, advised.value.least = proven.cost;
        advice_.exact = true;
        advice_.least = proven.cost;
    }

    // Put a row that has been proven the best in the first place.
    void take(std::uint32_t row, const Value &value) {
        const auto known = std::find_if(advice_.rows.begin(), advice_.rows.end(),
                                        [&](const Advised &advised) { return advised.row == row; });
        if (known != advice_.rows.end()) {
            known->value = value;
            std::rotate(advice_.rows.begin(), known, known + 1);
            return;
        }
        std::set<std::uint64_t> none;
        add(row, none);
        advice_.rows.back().value = value;
        std::rotate(advice_.rows.begin(), advice_.rows.end() - 1, advice_.rows.end());
    }

    // The exact value of a row that is not the best.
    void settle(Advised &advised) {
        if (advised.value.standing != Standing::reached) return;
        int rows = advised.value.rows;
        while (rows > advice_.rows.front().value.rows) {
            const Cost fewer = cost(stage(rows - 1).wide, advised.row, kNever);
            if (!possible(rows - 1, fewer)) break;
            --rows;
        }
        const Cost exact = cost(stage(rows).wide, advised.row, 8 * kNever);
        advised.value = {Standing::exact, exact, exact, rows};
    }

    // The cheapest first; of equals one that may be the code, and then the smallest.
    void put_in_order() {
        std::stable_sort(advice_.rows.begin(), advice_.rows.end(), [](const Advised &a, const Advised &b) {
            const auto by = [](const Advised &advised) {
                const Value &value = advised.value;
                const bool guessed = value.standing == Standing::estimated;
                return std::tuple(guessed, value.rows, value.cost, advised.sizes.back() == 0, value.standing,
                                  advised.row);
            };
            return by(a) < by(b);
        });
    }

    const Board &board_;
    const Question &question_;
    Clock clock_;
    int laid_;
    Symmetries symmetries_;
    FirstLook look_;
    Advice advice_;
    std::unique_ptr<AnswerTable> table_;
    bool every_row_ = false;
    std::vector<std::uint16_t> numbers_;
    std::map<int, std::unique_ptr<Stage>> stages_;
};

} // namespace

Advice advise(const Board &board, const Question &question) {
    if (question.codes.empty()) throw std::invalid_argument("no code is left");
    return Adviser(board, question).advise();
}

} // namespace keypeg
