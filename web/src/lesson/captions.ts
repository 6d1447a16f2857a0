// The words of each step. The sentences about pairs say what the lines on the board show.
import { colourName, keyInWords } from '../board/labels';
import { say } from '../words/words.svelte';
import type { Lesson } from './lesson.svelte';
import type { Pair } from './pairs';

export interface Caption {
  title: string;
  text: string;
}

/** A colour at the start of a sentence. */
const subject = (letter: string): string => say(`lesson-colour-${letter}`);

export function captionOf(lesson: Lesson): Caption {
  const { step, row, pairs, puzzle, wrong } = lesson;
  const earned = (colour: Pair['colour']) =>
    subject(row[pairs.find((pair) => pair.colour === colour)!.hole]!);
  switch (step) {
    case 'lay':
      return { title: say('lesson-lay-title'), text: say('lesson-lay') };
    case 'red':
      return { title: say('lesson-red-title'), text: say('lesson-red', { colour: earned('red') }) };
    case 'white':
      return { title: say('lesson-white-title'), text: say('lesson-white', { colour: earned('white') }) };
    case 'order':
      return {
        title: say('lesson-order-title'),
        text: say('lesson-order', { colour: subject(lesson.nothing) }),
      };
    case 'find': {
      if (!wrong) return { title: say('lesson-find-title'), text: say('lesson-find') };
      const hint = lesson.hinted ? ` ${say('lesson-hint', { colour: subject(puzzle.out) })}` : '';
      const { number, would, got } = wrong;
      const why = say('lesson-wrong', { number, would: keyInWords(would), got: keyInWords(got) });
      return { title: say('lesson-wrong-title'), text: why + hint };
    }
    case 'found':
      return { title: say('lesson-found-title'), text: say('lesson-found') };
  }
}

/** What the lines of a pair show, in a sentence. */
export const pairInWords = ({ colour, hole, inCode }: Pair, row: string): string =>
  say(`lesson-pair-${colour}`, {
    colour: colourName(row[hole]!),
    hole: hole + 1,
    place: inCode + 1,
  });
