// The reactions that there are, and how they look.
import type { Reaction } from '../api/types';

export const REACTIONS = [
  'clap',
  'think',
  'wow',
  'party',
  'well_played',
  'thanks',
] as const satisfies Reaction[];
export const PICTURES: Record<Reaction, string> = {
  clap: '👏',
  think: '🤔',
  wow: '😮',
  party: '🎉',
  well_played: '👍',
  thanks: '💛',
};
