// What is wrong with an address of the analysis board: which part, why, and what is allowed there.
import type { Key, OptionRange, Shape } from '../api/types';
import { EMPTY } from '../board/draft.svelte';
import type { Values } from '../words/words.svelte';
import { isPossible } from './keys';

/** A box, an option or its value, a row, its key, or the number of rows. Each kind has a message `analysis-bad-…`. */
export interface Problem {
  kind:
    | 'box'
    | 'option'
    | 'value'
    | 'row'
    | 'key'
    | 'limit'
    | 'length'
    | 'colour'
    | 'repeat'
    | 'empty'
    | 'sum'
    | 'last';
  values: Values;
}

/** What came from an address as a message repeats it. */
export const shown = (text: string): string => (text.length > 24 ? `${text.slice(0, 24)}…` : text);

/** The values that an option may have, as they stand in an address. */
export function allowedValues({ values, least, most, step }: OptionRange): string {
  if (values) return values.map(String).join(', ');
  const [first, last, by] = [least ?? 0, most ?? null, step ?? 1];
  if (last === null) return `${first}, ${first + by}, …`;
  return by === 1 ? `${first}–${last}` : `${first}, ${first + by}, … ${last}`;
}

/** What is wrong with a row and its key on a board; null if they fit. `text` is how they stand in the address. */
export function rowProblem(text: string, row: string, key: Key | null, shape: Shape): Problem | null {
  const problem = (kind: Problem['kind'], values: Values = {}): Problem => ({
    kind,
    values: { row: text, ...values },
  });
  const pegs = [...row].filter((letter) => letter !== EMPTY);
  const empty = row.length - pegs.length;
  const { holes, fewest_empty: fewest, most_empty: most } = shape;
  if (row.length !== holes) return problem('length', { letters: row.length, holes });
  const stranger = pegs.find((letter) => !shape.colours.includes(letter));
  if (stranger) return problem('colour', { letter: stranger, colours: [...shape.colours].join(' ') });
  if (empty < fewest || empty > most)
    return problem('empty', { empty, pegs: holes - most, most: holes - fewest });
  if (!shape.repeats && new Set(pegs).size !== pegs.length) return problem('repeat');
  if (key === null || isPossible(key, holes)) return null;
  const [reds, whites] = key;
  return problem(reds + whites > holes ? 'sum' : 'last', { reds, whites, holes });
}
