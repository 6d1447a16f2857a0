// Draws a finished attempt on a canvas.
import { EMPTY } from '../board/draft.svelte';
import { PALETTE } from '../board/palette';
import type { Answer, Attempt, Key } from '../api/types';

export interface PictureContent {
  attempt: Attempt;
  title: string;
  line: string;
  names: string[];
  /** Whether the colours are shown; otherwise only the keys are. */
  colours: boolean;
}

const PEG = 44;
const ROW = 54;
const EDGE = 40;
const HEAD = 120;
const FONT = 'system-ui, sans-serif';

/** A board in the picture: its player, its code, and its rows with their key pegs. */
interface PictureBoard {
  name: string;
  code: string | null;
  rows: { row: string; key: string[] }[];
}

function boardsOf(attempt: Attempt, names: string[]): PictureBoard[] {
  if (attempt.kind === 'group')
    return [
      {
        name: '',
        code: attempt.code,
        rows: attempt.asked.map(([, row, answers]) => ({
          row,
          key: answers.map((answer) => answerPeg(answer)),
        })),
      },
    ];
  return attempt.boards.flatMap((rows, seat) =>
    rows.length === 0
      ? []
      : [
          {
            name: names[seat] ?? '',
            code: attempt.codes.find((code, maker) => code !== null && maker !== seat) ?? null,
            rows: rows.map(([row, key]) => ({ row, key: keyPegs(key, row.length) })),
          },
        ],
  );
}

const answerPeg = (answer: Answer | null): string => answer ?? 'own';

const keyPegs = (key: Key | null, holes: number): string[] =>
  Array.from({ length: holes }, (_, at) =>
    !key ? 'none' : at < key[0] ? 'red' : at < key[0] + key[1] ? 'white' : 'none',
  );

export function draw(
  canvas: HTMLCanvasElement,
  { attempt, title, line, names, colours }: PictureContent,
): void {
  const boards = boardsOf(attempt, names);
  const wide = (board: PictureBoard) =>
    (board.code?.length ?? 4) * PEG + Math.max(...board.rows.map(({ key }) => key.length), 4) * 18 + 70;
  const width = Math.max(
    560,
    boards.reduce((sum, board) => sum + wide(board) + 24, 2 * EDGE - 24),
  );
  const tallest = Math.max(1, ...boards.map(({ rows }) => rows.length));
  const height = HEAD + (tallest + 1) * ROW + 48 + 2 * EDGE;
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#f4efe6';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#2a2530';
  pen.textBaseline = 'middle';
  write(pen, title, EDGE, 50, `800 34px ${FONT}`, width - 2 * EDGE);
  write(pen, line, EDGE, 92, `400 20px ${FONT}`, width - 2 * EDGE);
  let x = (width - boards.reduce((sum, board) => sum + wide(board) + 24, -24)) / 2;
  for (const board of boards) {
    drawBoard(pen, board, x, HEAD, wide(board), (tallest + 1) * ROW + 56, colours);
    x += wide(board) + 24;
  }
  pen.fillStyle = '#5f5866';
  write(pen, 'Keypeg', EDGE, height - 24, `700 18px ${FONT}`, width);
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  most: number,
): void {
  pen.font = font;
  pen.fillText(text, x, y, most);
}

function drawBoard(
  pen: CanvasRenderingContext2D,
  board: PictureBoard,
  x: number,
  y: number,
  width: number,
  height: number,
  colours: boolean,
) {
  pen.fillStyle = '#d9c7a6';
  pen.strokeStyle = '#a98f63';
  pen.lineWidth = 2;
  pen.beginPath();
  pen.roundRect(x, y, width, height, 22);
  pen.fill();
  pen.stroke();
  pen.fillStyle = '#3c2f1c';
  write(pen, board.name, x + 18, y + 24, `700 18px ${FONT}`, width - 36);
  // the code at the top; question marks if it must not be seen
  const top = y + 44;
  pen.fillStyle = '#c7b28b';
  pen.beginPath();
  pen.roundRect(x + 12, top, width - 24, ROW - 4, 14);
  pen.fill();
  [...(board.code ?? '')].forEach((letter, at) =>
    drawPeg(pen, colours ? letter : '?', x + 52 + at * PEG, top + 3),
  );
  board.rows.forEach(({ row, key }, at) => {
    const level = y + height - 12 - (at + 1) * ROW + 4;
    pen.fillStyle = '#3c2f1c';
    write(pen, String(at + 1), x + 18, level + PEG / 2, `400 16px ${FONT}`, 30);
    [...row].forEach((letter, hole) => drawPeg(pen, colours ? letter : '?', x + 52 + hole * PEG, level));
    key.forEach((peg, number) =>
      drawKeyPeg(pen, peg, x + 70 + row.length * PEG + number * 18, level + PEG / 2),
    );
  });
}

/** A peg with its mark, an empty hole, or a plain peg if colours must not be seen. */
function drawPeg(pen: CanvasRenderingContext2D, letter: string, x: number, y: number): void {
  const colour = PALETTE[letter];
  const middle = PEG / 2;
  pen.beginPath();
  pen.arc(x + middle, y + middle, letter === EMPTY ? 8 : 18, 0, 2 * Math.PI);
  pen.fillStyle = colour?.fill ?? (letter === EMPTY ? '#a48b60' : '#e9dfcc');
  pen.strokeStyle = colour?.edge ?? '#836c46';
  pen.lineWidth = 2;
  pen.fill();
  pen.stroke();
  if (!colour) return;
  pen.save();
  pen.translate(x + middle - 9.6, y + middle - 9.6);
  pen.scale(0.8, 0.8);
  pen.fillStyle = colour.ink;
  pen.fill(new Path2D(colour.mark), 'evenodd');
  pen.restore();
}

const KEYS: Record<string, [fill: string, edge: string, radius: number]> = {
  red: ['#c8202f', '#7c1420', 7.5],
  black: ['#3a3740', '#0f0e12', 7.5],
  white: ['#fffdf6', '#77705f', 7.5],
  none: ['#a48b60', '#836c46', 3.5],
};

/** Red and black pegs are discs with a dot, white ones are rings. */
function drawKeyPeg(pen: CanvasRenderingContext2D, peg: string, x: number, y: number): void {
  const style = KEYS[peg];
  if (!style) return;
  const [fill, edge, radius] = style;
  const disc = (size: number, colour: string) => {
    pen.beginPath();
    pen.arc(x, y, size, 0, 2 * Math.PI);
    pen.fillStyle = colour;
    pen.fill();
  };
  disc(radius, edge);
  disc(radius - 1.2, fill);
  if (peg === 'white') disc(3.4, '#c7b28b');
  else if (peg !== 'none') disc(1.8, '#fff');
}
