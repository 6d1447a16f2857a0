// Rounds of the group box among parametric players, fast enough for a search: see bench/group_selfplay.py.
//
// It repeats the rules and the arithmetic of keypeg.players.group and keypeg.thinking.group_*, one board a seat, rows in
// the shape of a code, calls on turn. What counts is measured again in the arena, with the players themselves.
//
// Reads lines "players deals seed A B", where A and B are players of numbers separated by commas (see `Style`), or
// mixtures of them: "share:numbers/share:numbers". Writes "won decided calls believed right" of A for each line.

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

using u32 = uint32_t;
using u64 = uint64_t;

static const int TOKENS = 30, PLACES = 5, COLOURS = 6;
static const int ROUNDS = 7;
static const int MOST_HOLDINGS = 20000, MOST_COUNTED = 1500, CANDIDATES = 48;

struct Rng {
    u64 s;
    explicit Rng(u64 seed) : s(seed * 0x9E3779B97F4A7C15ull + 0x1234567) { next(); next(); }
    u64 next() {
        u64 z = (s += 0x9E3779B97F4A7C15ull);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
        return z ^ (z >> 31);
    }
    double real() { return (next() >> 11) * (1.0 / 9007199254740992.0); }
    int below(int n) { return (int)(real() * n); }
};

// rows: 0 most informative for itself, 1 by public information, 2 as if it laid a false hand's peg,
// 3 as if it avoided a false hand's, 4 may be the code, 5 most informative with a veil, 6 as if it
// avoided the hand of a decoy, and by public information.
// call: 0 by the value of waiting, 1 at a fixed probability.
struct Style {
    double rows = 1, own_weight = 0, power = 1, doubt = 0, call = 0, at = .45, floor = .3, margin = .999, gain = 1,
           fixed = 1, anything = .2, lies = 0, memory = 0, near = 0, bluffs = 0;
};
// What the rounds before showed about a seat: for every way of asking, how likely its rows were, by the hand revealed.
static const int WAYS = 8;  // consistent, own pegs, information, the same as if for a false hand, anything, a bluff
struct Shown { double like[WAYS]; };
struct Mixture {
    std::vector<double> share;
    std::vector<Style> style;
    const Style &draw(double u) const {
        for (size_t i = 0; i + 1 < style.size(); i++) { if (u < share[i]) return style[i]; u -= share[i]; }
        return style.back();
    }
};

struct Row { int8_t c[PLACES]; bool operator==(const Row &o) const { return !memcmp(c, o.c, PLACES); } };
static int row_code(const Row &r) { int n = 0; for (int p = PLACES; p--;) n = n * 7 + r.c[p] + 1; return n; }
static Row code_row(int n) { Row r; for (int p = 0; p < PLACES; p++) { r.c[p] = n % 7 - 1; n /= 7; } return r; }
static int answer(const Row &r, int t) {
    int c = t / PLACES;
    if (r.c[t % PLACES] == c) return 2;
    for (int p = 0; p < PLACES; p++) if (r.c[p] == c) return 1;
    return 0;
}
static const int POW7[] = {1, 7, 49, 343, 2401};
static int token_code(int t) { return (t / PLACES + 1) * POW7[t % PLACES]; }

struct Asked { int seat; Row row; int8_t given[4]; };
struct Call { int seat, code; };
struct Holding { int8_t t[4]; int code; double w; };

struct Round {
    int n; int8_t held[4]; u32 allowed[4]; std::vector<Asked> asked; std::vector<Call> wrong; bool out[4];
    // Open to all, sorted by code; empty while too many. `table` is what `known` leaves after the wrong calls.
    std::vector<Holding> known, table; bool small; int table_at, table_wrong;
    double models[4][4][TOKENS];  // by seat: ways × hands, how much likelier the rows are than from anybody; last, a bluff
    std::vector<Shown> past[4];
};

static double copies(const int8_t *t, int k) {  // how many tokens of the last one's colour are left
    int same = 0;
    for (int i = 0; i < k; i++) same += t[i] / PLACES == t[k] / PLACES;
    return 4 - same;
}
static void list_holdings(const Round &r, int own, std::vector<Holding> &into, size_t most, bool &small) {
    into.clear(); small = true;
    Holding h; int n = r.n;
    auto go = [&](auto &&self, int b, u32 taken, double w, int code) -> void {
        if (!small) return;
        if (b == n) {
            if (into.size() >= most) { small = false; return; }
            h.code = code; h.w = w; into.push_back(h); return;
        }
        u32 set = b == own ? 1u << r.held[b] : r.allowed[b];
        while (set) {
            int t = __builtin_ctz(set); set &= set - 1;
            u32 place = 1u << t % PLACES;
            if (taken & place || (own > b && t % PLACES == r.held[own] % PLACES)) continue;
            h.t[b] = t;
            double m = copies(h.t, b);
            if (m > 0) self(self, b + 1, taken | place, w * m, code + token_code(t));
        }
    };
    go(go, 0, 0, 1, 0);
}
static void drop_wrong(const Round &r, std::vector<Holding> &from) {
    if (r.wrong.empty()) return;
    from.erase(std::remove_if(from.begin(), from.end(), [&](const Holding &h) { for (auto &c : r.wrong) if (c.code == h.code) return true; return false; }), from.end());
}
static void sort_by_code(std::vector<Holding> &some) {
    static std::vector<int> from; static std::vector<Holding> sorted;
    from.assign(16808, 0); sorted.resize(some.size());
    for (auto &h : some) from[h.code + 1]++;
    for (int c = 0; c < 16807; c++) from[c + 1] += from[c];
    for (auto &h : some) sorted[from[h.code]++] = h;
    some.swap(sorted);
}
static void refresh_table(Round &r) {
    if (r.table_at == (int)r.asked.size() && r.table_wrong == (int)r.wrong.size()) return;
    if (r.small)
        r.known.erase(std::remove_if(r.known.begin(), r.known.end(), [&](const Holding &h) { for (int b = 0; b < r.n; b++) if (!(r.allowed[b] >> h.t[b] & 1)) return true; return false; }), r.known.end());
    else {
        double product = 1;
        for (int b = 0; b < r.n; b++) product *= __builtin_popcount(r.allowed[b]);
        // Most combinations share a number: a product far above the limit means too many.
        if (product <= MOST_HOLDINGS * 12.0) list_holdings(r, -1, r.known, MOST_HOLDINGS, r.small);
        if (!r.small) r.known.clear();
        sort_by_code(r.known);
    }
    r.table = r.known; drop_wrong(r, r.table);
    r.table_at = r.asked.size(); r.table_wrong = r.wrong.size();
}
// What a seat thinks possible by the answers alone.
static void own_holdings(const Round &r, int seat, std::vector<Holding> &into) {
    bool ok;
    if (!r.small) { list_holdings(r, seat, into, 1 << 20, ok); drop_wrong(r, into); return; }
    into.clear(); for (auto &h : r.table) if (h.t[seat] == r.held[seat]) into.push_back(h);
}

// A hash table that sums doubles by a 64-bit key; `slot` numbers keys in order of appearance.
struct Sums {
    std::vector<u64> keys; std::vector<int> where; std::vector<double> sum; std::vector<u64> found; int mask = 0;
    void start(int size) {
        int want = 64; while (want < 2 * size + 2) want *= 2;
        mask = want - 1; where.assign(want, -1); if ((int)keys.size() < want) keys.resize(want);
        sum.clear(); found.clear();
    }
    int slot(u64 key) {
        u64 h = key * 0x9E3779B97F4A7C15ull; int i = (h >> 40) & mask;
        while (where[i] >= 0) { if (keys[i] == key) return where[i]; i = (i + 1) & mask; }
        keys[i] = key; where[i] = sum.size(); sum.push_back(0); found.push_back(key); return where[i];
    }
};
static Sums S1, S2, S3;

static double xlogx(double x) { return x > 0 ? x * log(x) : 0; }

// ---- reading rows
static const double SLIP = .03, AVOIDS[] = {0, .9, .5, .2};
static double comb(int n, int k) { double c = 1; for (int i = 0; i < k; i++) c = c * (n - i) / (i + 1); return k < 0 || k > n ? 0 : c; }

// It looks at the table without its wrong calls.
static void row_likelihood(const Round &r, int seat, const Row &row, double L[4][TOKENS]) {
    double laid[TOKENS], share = 0; int pegs = 0; bool in[COLOURS] = {};
    for (int p = 0; p < PLACES; p++) if (row.c[p] >= 0) { pegs++; in[row.c[p]] = true; }
    for (int t = 0; t < TOKENS; t++) { laid[t] = row.c[t % PLACES] == t / PLACES; share += laid[t] / TOKENS; }
    double rows;
    if (!r.small) rows = comb(PLACES, r.n) * pow(COLOURS, r.n) / (r.asked.empty() ? 1 : 8);
    else { rows = 0; for (size_t j = 0; j < r.known.size(); j++) rows += !j || r.known[j].code != r.known[j - 1].code; rows = std::max(1.0, rows); }
    share = std::max(share, 1 / rows);
    if (!r.small || r.known.empty()) for (int t = 0; t < TOKENS; t++) L[0][t] = laid[t] / (rows * share);
    else {
        double hit[TOKENS] = {}, all[TOKENS] = {}; int code = row_code(row);
        for (auto &h : r.known) { all[h.t[seat]]++; hit[h.t[seat]] += h.code == code; }
        for (int t = 0; t < TOKENS; t++) L[0][t] = hit[t] / std::max(1.0, all[t]);
    }
    int fewest = std::max(0, pegs - (PLACES - 1)), colours = 0;
    double places = comb(1, fewest) * comb(PLACES - 1, pegs - fewest) / comb(PLACES, pegs);
    for (bool c : in) colours += c;
    double free = 1 - colours / (double)COLOURS, avoids = AVOIDS[r.n - 1];
    for (int t = 0; t < TOKENS; t++) {
        L[1][t] = (laid[t] ? (1 - SLIP) / share : SLIP) / rows;
        double by_places = places == 1 ? 1 : (row.c[t % PLACES] >= 0) == fewest ? (1 - SLIP) / places : SLIP / (1 - places);
        double by_colours = free <= 0 || free >= 1 ? 1 : !in[t / PLACES] ? avoids / free + 1 - avoids : 1 - avoids;
        L[2][t] = .2 * L[0][t] + .8 * by_places * by_colours / rows;
        L[3][t] = 1 / rows;
    }
}
// Who bluffs fills the place of its own hand.
static double bluff_likelihood(const Round &r, const Row &row, int t) {
    double filled = r.n / (double)PLACES;
    return row.c[t % PLACES] >= 0 ? (1 - SLIP) / filled : filled < 1 ? SLIP / (1 - filled) : 1;
}
static void by_way(const Round &r, int seat, int t, double like[WAYS]) {
    int others = __builtin_popcount(r.allowed[seat] & ~(1u << t));
    for (int m = 0; m < 3; m++) {
        double sum = 0;
        for (int u = 0; u < TOKENS; u++) if (u != t && (r.allowed[seat] >> u & 1)) sum += r.models[seat][m][u];
        like[m] = r.models[seat][m][t]; like[3 + m] = others ? sum / others : 1;
    }
    like[6] = 1; like[7] = r.models[seat][3][t];
}
static void shares(const Round &r, const Style &s, int seat, double w[WAYS]) {
    const double honest[3] = {.375, .1875, .4375}; double mass = s.memory, sum[WAYS];
    for (int m = 0; m < 3; m++) { w[m] = (1 - s.anything) * (1 - s.lies) * honest[m]; w[3 + m] = (1 - s.anything) * s.lies * honest[m]; }
    w[6] = s.anything; for (int m = 0; m < 7; m++) w[m] *= 1 - s.bluffs;
    w[7] = s.bluffs;
    if (s.memory <= 0) return;
    for (int m = 0; m < WAYS; m++) sum[m] = w[m] * mass;
    for (auto &p : r.past[seat]) {
        double all = 0; for (int m = 0; m < WAYS; m++) all += w[m] * p.like[m];
        mass += 1;
        for (int m = 0; m < WAYS; m++) sum[m] += w[m] * p.like[m] / all;
        for (int m = 0; m < WAYS; m++) w[m] = sum[m] / mass;
    }
}
static void hand_likelihood(const Round &r, const Style &s, int seat, double like[TOKENS]) {
    double top = 0, w[WAYS], of[WAYS]; shares(r, s, seat, w);
    for (int t = 0; t < TOKENS; t++) {
        like[t] = 0; by_way(r, seat, t, of);
        for (int m = 0; m < WAYS; m++) like[t] += w[m] * of[m];
    }
    for (auto &c : r.wrong) if (c.seat == seat) {
        Row row = code_row(c.code);
        for (int t = 0; t < TOKENS; t++) if (row.c[t % PLACES] != t / PLACES) like[t] *= SLIP;
    }
    for (int t = 0; t < TOKENS; t++) if (r.allowed[seat] >> t & 1) top = std::max(top, like[t]);
    for (int t = 0; t < TOKENS; t++) like[t] = (1 - s.doubt) * pow(std::min(1.0, like[t] / std::max(top, 1e-300)), s.power) + s.doubt;
}

// ---- beliefs
struct Belief {
    std::vector<Holding> h; std::vector<int> code_of; std::vector<double> code_p; std::vector<int> codes; double best; int likeliest;
};
static void finish(Belief &b) {
    double total = 0; for (auto &h : b.h) total += h.w;
    S1.start(b.h.size()); b.code_of.resize(b.h.size());
    for (size_t i = 0; i < b.h.size(); i++) { auto &h = b.h[i]; h.w /= total; int k = S1.slot(h.code); b.code_of[i] = k; S1.sum[k] += h.w; }
    b.code_p = S1.sum; b.codes.assign(S1.found.begin(), S1.found.end()); b.best = 0; b.likeliest = 0;
    for (size_t k = 0; k < b.codes.size(); k++)
        if (b.code_p[k] > b.best * (1 + 1e-12) || (b.code_p[k] > b.best * (1 - 1e-12) && b.codes[k] < b.codes[b.likeliest])) { b.best = std::max(b.best, b.code_p[k]); b.likeliest = k; }
}

// ---- rows by public information
struct Rated { std::vector<Row> rows; std::vector<double> info; double chance[TOKENS]; };  // info: hands × rows
static void public_candidates(Round &r, int seat, Rng &rng, std::vector<Row> &rows, int most) {
    rows.clear(); int k = 0, tokens[3][TOKENS], count[3];
    for (int b = 0; b < r.n; b++) if (b != seat) {
        count[k] = 0;
        for (int t = 0; t < TOKENS; t++) if (r.allowed[b] >> t & 1) tokens[k][count[k]++] = t;
        k++;
    }
    auto add = [&](const Row &row) { if (std::find(rows.begin(), rows.end(), row) == rows.end()) rows.push_back(row); };
    if (r.small && !r.table.empty()) {
        double total = 0; for (auto &h : r.table) total += h.w;
        double picks[8]; for (double &p : picks) p = rng.real() * total;
        std::sort(picks, picks + 8); double sum = 0; size_t i = 0;
        for (double p : picks) { while (i + 1 < r.table.size() && sum + r.table[i].w < p) sum += r.table[i++].w; add(code_row(r.table[i].code)); }
    }
    for (int go = 0; go < 2 * most && (int)rows.size() < most; go++) {
        Row row; memset(row.c, -1, PLACES); int laid = 0, turn = rng.below(k), spare[16], spares = 0;
        for (int step = 0; step < 2 * r.n + 2 && laid < r.n; step++) {
            int o = (turn + step) % k; if (!count[o]) continue;
            int t = tokens[o][rng.below(count[o])];
            if (row.c[t % PLACES] < 0) { row.c[t % PLACES] = t / PLACES; laid++; } else spare[spares++] = t / PLACES;
        }
        for (int s = 0; laid < r.n && s < spares; s++) {
            int free[PLACES], f = 0; for (int p = 0; p < PLACES; p++) if (row.c[p] < 0) free[f++] = p;
            row.c[free[rng.below(f)]] = spare[s]; laid++;
        }
        if (laid == r.n) add(row);
    }
}
static void rate_public(const Round &r, int seat, const std::vector<Row> &rows, Rated &out) {
    size_t m = rows.size(); out.rows = rows; out.info.assign(TOKENS * m, 0); memset(out.chance, 0, sizeof out.chance);
    if (!r.small || r.table.empty() || (int)r.table.size() > MOST_COUNTED) {
        int possible = 0;
        for (int t = 0; t < TOKENS; t++) if (r.allowed[seat] >> t & 1) possible++;
        double base[4][TOKENS][TOKENS];
        for (int b = 0; b < r.n; b++) if (b != seat) for (int t = 0; t < TOKENS; t++) {
            double sum = 0;
            for (int u = 0; u < TOKENS; u++) {
                double w = (r.allowed[b] >> u & 1) && u % PLACES != t % PLACES ? 1 - (u / PLACES == t / PLACES) / 4.0 : 0;
                base[b][t][u] = w; sum += w;
            }
            for (int u = 0; u < TOKENS; u++) base[b][t][u] /= std::max(sum, 1e-300);
        }
        for (size_t i = 0; i < m; i++) {
            int a[TOKENS]; for (int u = 0; u < TOKENS; u++) a[u] = answer(rows[i], u);
            for (int b = 0; b < r.n; b++) if (b != seat) for (int t = 0; t < TOKENS; t++) if (r.allowed[seat] >> t & 1) {
                double mass[3] = {};
                for (int u = 0; u < TOKENS; u++) mass[a[u]] += base[b][t][u];
                out.info[t * m + i] -= xlogx(mass[0]) + xlogx(mass[1]) + xlogx(mass[2]);
            }
        }
        for (int t = 0; t < TOKENS; t++) out.chance[t] = r.allowed[seat] >> t & 1 ? 1.0 / possible : 0;
        return;
    }
    double mass[TOKENS] = {}, total = 0;
    for (auto &h : r.table) { mass[h.t[seat]] += h.w; total += h.w; }
    // Holdings of the same hand and code, where there are several: only those depend on the row in the last term.
    int kinds = 1; for (int b = 1; b < r.n; b++) kinds *= 3;
    double alone[TOKENS] = {}, before[TOKENS] = {}; std::vector<std::vector<const Holding *>> several;
    for (size_t from = 0, to; from < r.table.size(); from = to) {
        double sum[TOKENS] = {}; int count[TOKENS] = {}, where[TOKENS];
        for (to = from; to < r.table.size() && r.table[to].code == r.table[from].code; to++) { int t = r.table[to].t[seat]; sum[t] += r.table[to].w; count[t]++; }
        for (size_t j = from; j < to; j++) {
            int t = r.table[j].t[seat];
            if (sum[t] > 0) {
                double e = xlogx(sum[t] / mass[t]); before[t] -= e; sum[t] = 0;
                if (count[t] == 1) alone[t] += e; else { where[t] = several.size(); several.emplace_back(); }
            }
            if (count[t] > 1) several[where[t]].push_back(&r.table[j]);
        }
    }
    std::vector<double> cells(TOKENS * 27), given_w(27);
    for (size_t i = 0; i < m; i++) {
        int a[TOKENS]; for (int u = 0; u < TOKENS; u++) a[u] = answer(rows[i], u);
        std::fill(cells.begin(), cells.end(), 0);
        auto heard = [&](const Holding &h) { int given = 0; for (int b = 0; b < r.n; b++) if (b != seat) given = given * 3 + a[h.t[b]]; return given; };
        for (auto &h : r.table) cells[h.t[seat] * 27 + heard(h)] += h.w;
        for (int t = 0; t < TOKENS; t++) if (mass[t] > 0) {
            double e = 0; for (int g = 0; g < kinds; g++) e -= xlogx(cells[t * 27 + g] / mass[t]);
            out.info[t * m + i] = e + before[t] + alone[t];
        }
        for (auto &same : several) {
            int t = same[0]->t[seat], at[64], count = 0;
            for (auto *h : same) { int g = heard(*h); if (given_w[g] == 0 && count < 64) at[count++] = g; given_w[g] += h->w; }
            for (int k = 0; k < count; k++) { out.info[t * m + i] += xlogx(given_w[at[k]] / mass[t]); given_w[at[k]] = 0; }
        }
    }
    for (int t = 0; t < TOKENS; t++) out.chance[t] = mass[t] / total;
}

// ---- rows by a seat's own belief
static void rate_own(const Round &r, int seat, const Belief &b, std::vector<Row> &rows, Rng &rng, bool given_rows, std::vector<double> &info) {
    std::vector<const Holding *> some; std::vector<double> w; std::vector<double> sums; double sum = 0;
    for (auto &h : b.h) sums.push_back(sum += h.w);
    auto draw = [&]() { size_t i = std::lower_bound(sums.begin(), sums.end(), rng.real() * sum) - sums.begin(); return &b.h[std::min(i, b.h.size() - 1)]; };
    if (b.h.size() <= 600) for (auto &h : b.h) { some.push_back(&h); w.push_back(h.w); }
    else for (int i = 0; i < 600; i++) { some.push_back(draw()); w.push_back(1 / 600.0); }
    if (!given_rows) {
        rows.clear(); int own_place = r.held[seat] % PLACES;
        auto token = [&]() { int o = rng.below(r.n - 1); return draw()->t[o >= seat ? o + 1 : o]; };
        for (int turn = 0; turn < 120 && rows.size() < 60; turn++) {
            Row row;
            if (turn % 8 == 0) row = code_row(draw()->code);
            else {
                memset(row.c, -1, PLACES); int laid = 0, spare[10], spares = 0;
                for (int k = 0; k < 10; k++) { int t = token(); if (row.c[t % PLACES] < 0 && laid < r.n) { row.c[t % PLACES] = t / PLACES; laid++; } else spare[spares++] = t / PLACES; }
                for (int k = 0; laid < r.n && k < spares; k++) {
                    int free[PLACES], f = 0; for (int p = 0; p < PLACES; p++) if (row.c[p] < 0 && p != own_place) free[f++] = p;
                    row.c[f ? free[rng.below(f)] : own_place] = spare[k]; laid++;
                }
            }
            if (std::find(rows.begin(), rows.end(), row) == rows.end()) rows.push_back(row);
        }
        for (size_t i = rows.size(); i > 1; i--) std::swap(rows[i - 1], rows[rng.below(i)]);
    }
    info.assign(rows.size(), 0);
    bool entropy_only = rows.size() * pow(3, r.n - 1) * b.codes.size() > 300000;
    for (size_t i = 0; i < rows.size(); i++) {
        int a[TOKENS]; for (int u = 0; u < TOKENS; u++) a[u] = answer(rows[i], u);
        double cells[27] = {}; S2.start(some.size()); S3.start(some.size());
        for (size_t j = 0; j < some.size(); j++) {
            int given = 0; for (int o = 0; o < r.n; o++) if (o != seat) given = given * 3 + a[some[j]->t[o]];
            cells[given] += w[j];
            if (!entropy_only) S2.sum[S2.slot((u64)some[j]->code * 27 + given)] += w[j];
        }
        for (double c : cells) info[i] -= xlogx(c);
        if (!entropy_only) for (double c : S2.sum) info[i] += xlogx(c);  // + H(code), the same for all
    }
    if (!entropy_only) { double e = 0; S2.start(some.size()); for (size_t j = 0; j < some.size(); j++) S2.sum[S2.slot(some[j]->code)] += w[j]; for (double c : S2.sum) e -= xlogx(c); for (double &x : info) x += e; }
}
static const Row &first_best(const std::vector<Row> &rows, const std::vector<double> &info) {
    size_t best = 0; for (size_t i = 1; i < rows.size(); i++) if (info[i] > info[best] + 1e-9) best = i; return rows[best];
}
static double exposure(Round &r, int seat, const Row &row) {
    double L[4][TOKENS], sum = 0, own = 0; row_likelihood(r, seat, row, L); const double w[3] = {.3, .15, .35};
    for (int t = 0; t < TOKENS; t++) if (r.allowed[seat] >> t & 1) {
        double p = .2; for (int m = 0; m < 3; m++) p += w[m] * r.models[seat][m][t] * L[m][t] / L[3][t];
        sum += p; if (t == r.held[seat]) own = p;
    }
    return own / std::max(sum, 1e-300);
}

static Row choose_row(Round &r, int seat, const Style &s, const Belief &plain, const Belief &read, Rng &rng, u64 round_seed) {
    std::vector<Row> rows; std::vector<double> info; int kind = (int)s.rows;
    if (kind == 0 || kind == 5) {
        rate_own(r, seat, read, rows, rng, false, info);
        if (kind == 0) return first_best(rows, info);
        std::vector<int> order(rows.size()); for (size_t i = 0; i < order.size(); i++) order[i] = i;
        std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return info[a] > info[b]; });
        double least = 2; Row chosen = rows[order[0]];
        for (int k = 0; k < 12 && k < (int)order.size() && info[order[k]] >= .9 * info[order[0]]; k++) { double e = exposure(r, seat, rows[order[k]]); if (e < least) { least = e; chosen = rows[order[k]]; } }
        return chosen;
    }
    if (kind == 4) { double u = rng.real(); for (auto &h : read.h) if ((u -= h.w) < 0) return code_row(h.code); return code_row(read.h.back().code); }
    Rated rated; public_candidates(r, seat, rng, rows, kind == 1 ? CANDIDATES : 4 * CANDIDATES);
    bool near = plain.codes.size() <= s.near;
    if (kind == 1 || near) {
        double own = near ? 1 : s.own_weight; rows.resize(std::min(rows.size(), (size_t)CANDIDATES));
        rate_public(r, seat, rows, rated); size_t m = rows.size(); double top = -1; int best = 0;
        for (size_t i = 0; i < m; i++) {
            double mean = 0; for (int t = 0; t < TOKENS; t++) mean += rated.chance[t] * rated.info[t * m + i];
            double v = (1 - own) * mean + own * rated.info[r.held[seat] * m + i] + rng.real() * 1e-6;
            if (v > top) { top = v; best = i; }
        }
        return rows[best];
    }
    Rng hand(round_seed); int mine = r.held[seat], lie = mine;
    for (int k = 0; k < 200; k++) {  // a decoy may be the hand itself, so that it tells nothing about it
        lie = hand.below(TOKENS);
        if ((r.allowed[seat] >> lie & 1) && (kind == 6 || (lie != mine && (kind == 2 || lie % PLACES != mine % PLACES)))) break;
    }
    std::vector<Row> fit;
    for (auto row : rows) {
        int p = lie % PLACES, c = lie / PLACES;
        if (kind == 2) { if (row.c[p] < 0) { int laid[PLACES], k = 0; for (int q = 0; q < PLACES; q++) if (row.c[q] >= 0) laid[k++] = q; row.c[laid[rng.below(k)]] = -1; } row.c[p] = c; fit.push_back(row); }
        else { bool in = false; for (int q = 0; q < PLACES; q++) in |= row.c[q] == c; if (row.c[p] < 0 && !in && (kind == 6 || row.c[mine % PLACES] >= 0)) fit.push_back(row); }
    }
    if (fit.empty()) fit = rows;
    if ((int)fit.size() > CANDIDATES) fit.resize(CANDIDATES);
    if (kind == 6) {
        rate_public(r, seat, fit, rated); info.assign(fit.size(), 0);
        for (size_t i = 0; i < fit.size(); i++) for (int t = 0; t < TOKENS; t++) info[i] += rated.chance[t] * rated.info[t * fit.size() + i];
    }
    else rate_own(r, seat, plain, fit, rng, true, info);
    return first_best(fit, info);
}

// ---- calls
static bool wants_call(Round &r, int seat, const Style &s, const Belief &b, const Row &row) {
    if (s.call == 1) return b.best >= s.fixed;
    int n = r.n, rivals = 0; for (int o = 0; o < n; o++) rivals += o != seat && !r.out[o];
    int a[TOKENS]; for (int u = 0; u < TOKENS; u++) a[u] = answer(row, u);
    size_t m = b.h.size(), codes = b.codes.size();
    double total[27] = {}, top[27] = {}; std::vector<int> given(m);
    S2.start(m);
    for (size_t i = 0; i < m; i++) {
        int g = 0; for (int o = 0; o < n; o++) if (o != seat) g = g * 3 + a[b.h[i].t[o]];
        given[i] = g; total[g] += b.h[i].w; S2.sum[S2.slot((u64)g * codes + b.code_of[i])] += b.h[i].w;
    }
    for (size_t q = 0; q < S2.sum.size(); q++) { int g = S2.found[q] / codes; top[g] = std::max(top[g], S2.sum[q]); }
    std::vector<double> later(m), nobody(m, 1);
    for (size_t i = 0; i < m; i++) later[i] = std::max(pow(top[given[i]] / std::max(total[given[i]], 1e-300), s.gain), s.floor);
    if (r.small && !r.table.empty()) {
        static std::vector<int> at(810000, -1); size_t T = r.table.size();
        auto key = [&](const Holding &h) { int k = 0; for (int o = n; o--;) k = k * TOKENS + h.t[o]; return k; };
        std::vector<int> where(m);
        for (size_t j = 0; j < T; j++) at[key(r.table[j])] = j;
        for (size_t i = 0; i < m; i++) where[i] = at[key(b.h[i])];
        for (size_t j = 0; j < T; j++) at[key(r.table[j])] = -1;
        std::vector<double> slot(T), set_total, set_top, of_code; std::vector<int> ties;
        for (int o = 0; o < n; o++) if (o != seat && !r.out[o]) {
            int size = TOKENS * 27; set_total.assign(size, 0); set_top.assign(size, 0); ties.assign(size, 0);
            std::vector<int> set(T); of_code.assign(size, 0);
            for (size_t j = 0; j < T; j++) {
                auto &h = r.table[j]; int g = 0; for (int q = 0; q < n; q++) if (q != seat) g = g * 3 + a[h.t[q]];
                set[j] = h.t[o] * 27 + g; set_total[set[j]] += h.w;
            }
            for (size_t from = 0, to; from < T; from = to) {  // by code: how likely it is in each set
                for (to = from; to < T && r.table[to].code == r.table[from].code; to++) of_code[set[to]] += r.table[to].w;
                for (size_t j = from; j < to; j++) slot[j] = of_code[set[j]];
                for (size_t j = from; j < to; j++) {
                    int k = set[j]; double sum = of_code[k]; of_code[k] = 0;
                    if (sum <= 0) continue;  // counted already
                    if (sum > set_top[k] * (1 + 1e-9)) { set_top[k] = sum; ties[k] = 1; } else if (sum >= set_top[k] * (1 - 1e-9)) ties[k]++;
                }
            }
            for (size_t i = 0; i < m; i++) if (where[i] >= 0) {
                int j = where[i], k = set[j]; double best = set_top[k] / set_total[k];
                double right = slot[j] >= set_top[k] * (1 - 1e-9) ? 1.0 / ties[k] : 0;
                if (best >= s.at) { nobody[i] *= 1 - right; later[i] += (1 - right) * (1 - later[i]) / rivals; }
            }
        }
    }
    double value = 0; for (size_t i = 0; i < m; i++) value += b.h[i].w * nobody[i] * later[i];
    return b.best >= s.margin * value;
}

struct Tally { double calls = 0, believed = 0, right = 0; double bins[10][3] = {}; };

// Plays a round; returns the seat that wins, or -1.
static int play(int n, u64 deal_seed, u64 seed, int opener, const Style *style, const bool *first, Tally &tally, std::vector<Shown> *past) {
    Round r; r.n = n; r.table_at = -1; r.table_wrong = -1; r.small = false; Rng deal(deal_seed);
    int pool[24], numbers[PLACES] = {0, 1, 2, 3, 4};
    for (int i = 0; i < 24; i++) pool[i] = i / 4;
    int code = 0;
    for (int b = 0; b < n; b++) {
        std::swap(pool[b], pool[b + deal.below(24 - b)]); std::swap(numbers[b], numbers[b + deal.below(PLACES - b)]);
        r.held[b] = pool[b] * PLACES + numbers[b]; r.allowed[b] = (1u << TOKENS) - 1; r.out[b] = false; code += token_code(r.held[b]);
        for (auto &m : r.models[b]) std::fill(m, m + TOKENS, 1.0);
        r.past[b] = past[b];
    }
    Rng rng(seed); int seat = opener, left = n; Belief plain, read;
    struct Reveal { Round &r; std::vector<Shown> *past; ~Reveal() { for (int b = 0; b < r.n; b++) { Shown s; by_way(r, b, r.held[b], s.like); past[b].push_back(s); } } } reveal{r, past};
    for (int turn = 0; turn < 400 && left; turn++, seat = (seat + 1) % n) {
        while (r.out[seat]) seat = (seat + 1) % n;
        const Style &s = style[seat]; refresh_table(r);
        own_holdings(r, seat, plain.h); finish(plain);
        bool calls = plain.codes.size() == 1; Row row; const Belief *use = &plain;
        if (!calls) {
            if (left == 1) { std::vector<Row> rows; std::vector<double> info; rate_own(r, seat, plain, rows, rng, false, info); row = first_best(rows, info); }
            else {
                if (s.power > 0) {
                    read.h = plain.h;
                    for (int o = 0; o < n; o++) if (o != seat) { double like[TOKENS]; hand_likelihood(r, s, o, like); for (auto &h : read.h) h.w *= like[h.t[o]]; }
                    finish(read); use = &read;
                }
                row = choose_row(r, seat, s, plain, *use, rng, seed * 31 + seat);
                calls = wants_call(r, seat, s, *use, row);
            }
        }
        if (calls) {
            bool right = use->codes[use->likeliest] == code;
            if (first[seat] && plain.codes.size() > 1) { tally.calls++; tally.believed += use->best; tally.right += right; int k = std::min(9, (int)(use->best * 10)); tally.bins[k][0]++; tally.bins[k][1] += use->best; tally.bins[k][2] += right; }
            if (right) return seat;
            r.out[seat] = true; left--; r.wrong.push_back({seat, use->codes[use->likeliest]});
            continue;
        }
        double L[4][TOKENS]; row_likelihood(r, seat, row, L);
        for (int m = 0; m < 4; m++) for (int t = 0; t < TOKENS; t++) r.models[seat][m][t] *= m < 3 ? L[m][t] / L[3][t] : bluff_likelihood(r, row, t);
        Asked asked; asked.seat = seat; asked.row = row;
        for (int b = 0; b < n; b++) if (b != seat) {
            int g = answer(row, r.held[b]); u32 keep = 0;
            for (int t = 0; t < TOKENS; t++) if (answer(row, t) == g) keep |= 1u << t;
            r.allowed[b] &= keep;
        }
        r.asked.push_back(asked);
    }
    return -1;
}

static Style parse_style(const std::string &text) {
    Style s; double *into[] = {&s.rows, &s.own_weight, &s.power, &s.doubt, &s.call, &s.at, &s.floor, &s.margin, &s.gain, &s.fixed, &s.anything, &s.lies, &s.memory, &s.near, &s.bluffs};
    size_t at = 0; for (double *x : into) { if (at >= text.size()) break; *x = atof(text.c_str() + at); at = text.find(',', at); if (at == std::string::npos) break; at++; }
    return s;
}
static Mixture parse(const std::string &text) {
    Mixture m; size_t at = 0;
    while (at <= text.size()) {
        size_t end = std::min(text.find('/', at), text.size()); std::string part = text.substr(at, end - at); size_t colon = part.find(':');
        m.share.push_back(colon == std::string::npos ? 1 : atof(part.c_str()));
        m.style.push_back(parse_style(colon == std::string::npos ? part : part.substr(colon + 1))); at = end + 1;
    }
    return m;
}

int main(int argc, char **) {
    int n; long deals, seed; char a[4000], b[4000]; bool bins = argc > 1;
    while (scanf("%d %ld %ld %3999s %3999s", &n, &deals, &seed, a, b) == 5) {
        Mixture who[2] = {parse(a), parse(b)}; long won = 0, decided = 0; Tally tally; std::vector<std::pair<int, int>> by_deal; double squares = 0;
        for (long d = 0; d < deals; d++) {
            int mine = 0, all = 0;
            for (int seating = 0; seating < 1 << n; seating++) {
                int second = __builtin_popcount(seating); if (std::abs(n - 2 * second) > 1) continue;
                bool first[4]; std::vector<Shown> past[4];
                for (int s = 0; s < n; s++) first[s] = !(seating >> s & 1);
                for (int round = 0; round < ROUNDS; round++) {
                    u64 name = ((seed * 1000003 + d) * 64 + seating) * 8 + round;
                    Style style[4]; Rng draws(name);
                    for (int s = 0; s < n; s++) style[s] = who[!first[s]].draw(draws.real());
                    int winner = play(n, (seed * 7919 + d) * 8 + round, name + 17, round % n, style, first, tally, past);
                    if (winner >= 0) { all++; mine += first[winner]; }
                }
            }
            won += mine; decided += all; by_deal.push_back({mine, all});
        }
        for (auto &[mine, all] : by_deal) squares += pow(mine - all * (double)won / std::max(1L, decided), 2);
        printf("%ld %ld %.0f %.3f %.3f %.4f", won, decided, tally.calls, tally.calls ? tally.believed / tally.calls : 0, tally.calls ? tally.right / tally.calls : 0, decided ? 196 * sqrt(squares) / decided : 0);
        if (bins) for (auto &k : tally.bins) if (k[0]) printf(" [%.2f %.2f %.0f]", k[1] / k[0], k[2] / k[0], k[0]);
        printf("\n"); fflush(stdout);
    }
}
