import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Answers } from './answers.svelte';
import { boardOf, laid } from './positions';

vi.mock('../words/words.svelte', () => ({
  say: (id: string) => id,
  has: () => false,
  fetchRefusals: async () => {},
}));

/** The answers of the server, one for each question, written line by line by the test. */
let questions: { body: { rows: unknown[] }; write: (line: unknown) => void; end: () => void }[];

beforeEach(() => {
  questions = [];
  vi.stubGlobal('fetch', (_: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    const encoder = new TextEncoder();
    let stream: ReadableStreamDefaultController;
    const answer = new ReadableStream({ start: (controller) => void (stream = controller) });
    signal.addEventListener('abort', () => stream.error(new DOMException('aborted', 'AbortError')));
    questions.push({
      body: JSON.parse(body),
      write: (line) => stream.enqueue(encoder.encode(`${JSON.stringify(line)}\n`)),
      end: () => stream.close(),
    });
    return Promise.resolve(new Response(answer));
  });
});

afterEach(() => vi.unstubAllGlobals());

const line = (remaining: number, final = false) => ({ say: 'analysis', final, analysis: { remaining } });
const start = boardOf('plain');
const next = laid(start, 'RRGG', [1, 1]);

test('answers improve until the last one', async () => {
  const answers = new Answers();
  const done = answers.ask(next);
  questions[0]!.write(line(9));
  await vi.waitFor(() => expect(answers.analysis?.remaining).toBe(9));
  expect(answers.thinking).toBe(true);
  questions[0]!.write(line(8, true));
  questions[0]!.end();
  await done;
  expect(answers.analysis?.remaining).toBe(8);
  expect(answers.position).toBe(next);
  expect(answers.thinking).toBe(false);
  expect(questions[0]!.body.rows).toEqual([{ row: 'RRGG', reds: 1, whites: 1 }]);
});

test('a late answer to an earlier question changes nothing', async () => {
  const answers = new Answers();
  const first = answers.ask(start);
  questions[0]!.write(line(1));
  await vi.waitFor(() => expect(answers.analysis?.remaining).toBe(1));
  const second = answers.ask(next);
  await first;
  expect(answers.thinking).toBe(true);
  expect(answers.error).toBeNull();
  expect(() => questions[0]!.write(line(2))).toThrow();
  questions[1]!.write(line(3, true));
  questions[1]!.end();
  await second;
  expect(answers.analysis?.remaining).toBe(3);
  expect(answers.position).toBe(next);
});

test('a refusal is kept until the next question', async () => {
  const answers = new Answers();
  const refused = answers.ask(start);
  questions[0]!.write({
    say: 'refused',
    error: { code: 'no_coach', rule: null, message: 'busy', values: {} },
  });
  questions[0]!.end();
  await refused;
  expect(answers.error?.code).toBe('no_coach');
  void answers.ask(next);
  expect(answers.error).toBeNull();
});
