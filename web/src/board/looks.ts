// How each box looks. What it plays like is the server's business.

export interface Look {
  /** Travel shows its keys on sliders (T5). */
  sliders: boolean;
  /** Hasbro 1994 has a score track of so many notches (H12). */
  track: number | null;
  /** The colour of the box. */
  tint: string;
}

const plain: Look = { sliders: false, track: null, tint: '#9c3f1f' };

const LOOKS: Record<string, Partial<Look>> = {
  travel: { sliders: true, tint: '#1f5f8b' },
  hasbro94: { track: 30, tint: '#2f6b3a' },
  duel: { tint: '#6b3a8c' },
  group: { tint: '#8a6a12' },
  custom: { tint: '#5b5663' },
};

export const lookOf = (edition: string): Look => ({ ...plain, ...LOOKS[edition] });
