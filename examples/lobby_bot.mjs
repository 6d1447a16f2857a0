// A bot that waits in the lobby and plays every box: node lobby_bot.mjs http://localhost:8000
//
// It needs Node 20 alone. It sits down at tables that want bots, lays any row that fits all keys so far, and calls
// MASTERMIND when one code is left.

const server = (process.argv[2] ?? process.env.BOT_SERVER ?? 'http://localhost:8000').replace(/\/$/, '');
let token = '';

/** Asks the server. Whoever has a token waits where it is busy, or is being restarted, and sends the same again. */
async function ask(path, body) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  while (true) {
    try {
      const answered = await fetch(server + path, request);
      if (answered.status !== 429 && answered.status !== 503) return answered;
      await pause(1000 * (answered.headers.get('Retry-After') ?? 1));
    } catch (error) {
      if (!token || !(error instanceof TypeError)) throw error; // fetch fails with a TypeError where nobody answers
      await pause(500); // it has the same id, so nothing is done twice
    }
  }
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const anyOf = (list) => list[Math.floor(Math.random() * list.length)];

// How to play: a view and its offers in, an action out.

/** Every combination of one element of each list. */
const product = (lists) => lists.reduce((all, list) => all.flatMap((some) => list.map((each) => [...some, each])), [[]]);

/** Every row of a shape. */
function rows(shape) {
  const letters = [...shape.colours, ...(shape.most_empty ? ['.'] : [])];
  return product(Array(shape.holes).fill(letters))
    .filter((row) => {
      const pegs = row.filter((peg) => peg !== '.');
      const empty = row.length - pegs.length;
      if (empty < shape.fewest_empty || empty > shape.most_empty) return false;
      return shape.repeats || new Set(pegs).size === pegs.length;
    })
    .map((row) => row.join(''));
}

/** The red and the white key pegs that a row earns. */
function key(row, code) {
  let reds = 0;
  let both = 0;
  const left = [...code];
  for (const [at, peg] of [...row].entries()) {
    if (code[at] === peg) reds += 1;
    const found = left.indexOf(peg);
    if (found >= 0) {
      both += 1;
      left.splice(found, 1);
    }
  }
  return [reds, both - reds];
}

const sameKey = (one, two) => one[0] === two[0] && one[1] === two[1];

/** What a board of the group box answers to a row. */
function answer(row, [colour, number]) {
  if (row[number - 1] === colour) return 'black';
  return row.includes(colour) ? 'white' : 'none';
}

/** The codes that fit all answers in the group box. */
function groupCodes(view) {
  const { colours, holes } = view.code_shape;
  const places = Array.from({ length: holes }, (_, at) => at + 1);
  const every = product([[...colours], places]);
  const own = [...view.hand];
  const boards = view.owners.map((seat, board) => {
    if (seat === view.seat) return [own.shift()];
    const given = view.asked.filter(([, , answers]) => answers[board] !== null);
    return every.filter((token) => given.every(([, row, answers]) => answer(row, token) === answers[board]));
  });
  const called = view.wrong_calls.map(([, row]) => row);
  const codes = new Set();
  for (const tokens of product(boards)) {
    const at = new Map(tokens.map(([colour, number]) => [number, colour]));
    if (at.size === tokens.length) codes.add(places.map((number) => at.get(number) ?? '.').join(''));
  }
  return [...codes].filter((code) => !called.includes(code));
}

function choose(view, offers) {
  const may = Object.fromEntries(offers.map((offer) => [offer.may, offer]));
  if (may.answer) {
    const { board, row } = may.answer;
    return { do: 'answer', key: answer(row, view.hand[board]), board };
  }
  if (may.mark) {
    const [reds, whites] = key(may.mark.row, view.code);
    return { do: 'mark', reds, whites };
  }
  if (may.hide) return { do: 'hide', code: anyOf(rows(may.hide.shape)) };
  if (may.guess) {
    const duel = view.kind === 'duel';
    const marked = (duel ? view.boards[view.seat] : view.board).filter(([, was]) => was !== null);
    const codes = rows(duel ? view.shapes[view.seat] : view.code_shape);
    const fits = codes.filter((code) => marked.every(([row, was]) => sameKey(key(row, code), was)));
    if (!fits.length && may.challenge) return { do: 'challenge' };
    return { do: 'guess', row: anyOf(fits.length ? fits : rows(may.guess.shape)) };
  }
  if (may.ask || may.mastermind) {
    const codes = groupCodes(view);
    if (!codes.length && may.challenge) return { do: 'challenge' };
    if (codes.length === 1 && may.mastermind) return { do: 'mastermind', row: codes[0] };
    if (may.ask) return { do: 'ask', row: anyOf(codes.length ? codes : rows(may.ask.shape)) };
  }
  return null;
}

// How to follow a table: a snapshot, then one message for each version.

/** The messages of a table. When the stream ends, it is asked for again, until the table is gone. */
async function* messages(path) {
  while (true) {
    let text = '';
    try {
      const answered = await ask(path);
      if (!answered.ok) return;
      for await (const part of answered.body.pipeThrough(new TextDecoderStream())) {
        text += part;
        const lines = text.split('\n');
        text = lines.pop();
        for (const line of lines) if (line.trim()) yield JSON.parse(line);
      }
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // fetch fails with a TypeError when a connection is lost
    }
    await pause(200);
  }
}

async function play(address, seat) {
  const table = `/api/tables/${address}`;
  let view = {};
  let offers = [];
  let starts = null;
  let acted = 0; // the version of our last action: messages before it tell what was before it
  for await (const message of messages(`${table}/events?seat=${seat}&views=true`)) {
    if (message.events?.some(({ event }) => event === 'attempt_ended')) starts = null;
    if (message.race_starts !== undefined) starts = message.race_starts;
    view = message.view ?? view;
    offers = message.offers ?? offers;
    if (message.stage === 'over') return;
    if (message.version < acted) continue;
    if (view.race && view.hidden.every(Boolean)) {
      if (starts === null) continue;
      await pause(Math.max(0, starts - (message.at ?? message.now)));
    }
    const action = choose(view, offers);
    if (!action) continue;
    const answered = await ask(`${table}/actions`, { seat, id: `${message.version}`, act: action });
    const answer = await answered.json();
    acted = answer.version;
    if (!answered.ok) {
      console.error('refused:', answer.error.message); // perhaps it was too late: what is older than now is skipped
      acted = (await (await ask(`${table}?seat=${seat}`)).json()).snapshot.version;
    }
  }
}

/** A free seat at a table that wants bots. */
async function findSeat() {
  for (const { address, bots, stage, seats } of await (await ask('/api/tables')).json()) {
    const seat = seats.findIndex(({ kept_for, taken }) => kept_for === 'anyone' && !taken);
    if (bots && stage === 'open' && seat >= 0) return { address, seat };
  }
  return null;
}

try {
  ({ token } = await (await ask('/api/guests', { name: 'Noda', bot: true })).json());
} catch (error) {
  console.error('The server does not answer:', error.cause?.message ?? error.message);
  process.exit(1);
}
while (true) {
  const found = await findSeat();
  if (!found) {
    await pause(500);
    continue;
  }
  const sat = await ask(`/api/tables/${found.address}/sit`, { seat: found.seat, id: 'sit' });
  if (sat.ok) await play(found.address, found.seat);
}
