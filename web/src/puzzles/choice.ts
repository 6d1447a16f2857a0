// What was chosen last at the start of the puzzles. This browser remembers it, for the next visit and the next puzzle.
import type { Options, Wish } from './addresses';

const STORAGE_KEY = 'keypeg.puzzles';

export interface PuzzleChoice extends Pick<Wish, 'kind' | 'grade'> {
  box: string;
  options: Options;
}

const isChoice = (found: unknown): found is PuzzleChoice => {
  const { box, kind, grade, options } = (found ?? {}) as Partial<PuzzleChoice>;
  return (
    typeof box === 'string' &&
    (kind === 'code' || kind === 'best-row') &&
    (grade === null || typeof grade === 'number') &&
    typeof options === 'object' &&
    options !== null
  );
};

/** The last choice; null if there is none. */
export function lastChoice(): PuzzleChoice | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return isChoice(found) ? found : null;
  } catch {
    return null;
  }
}

/** What the start proposes: what was chosen last, in the box of the address if there is one. */
export function firstChoice(boxes: string[], wanted: string): PuzzleChoice {
  const last = lastChoice();
  const box = [wanted, last?.box].find((name) => name !== undefined && boxes.includes(name)) ?? boxes[0]!;
  const { kind = 'code', grade = null } = last ?? {};
  return { box, kind, grade, options: last && last.box === box ? last.options : {} };
}

export function rememberChoice(choice: PuzzleChoice): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(choice));
}
