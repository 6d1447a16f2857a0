// The settings of this person. They are stored in this browser and sent to nobody.

import type { Orientation } from '../board/fit';
import type { Pace } from '../table/pace';

const STORAGE_KEY = 'keypeg.settings';

export type Theme = 'auto' | 'light' | 'dark';

interface Settings {
  theme: Theme;
  sounds: boolean;
  /** How many times faster than a person a computer plays; 0 is all at once. */
  pace: Pace;
  /** Whether reactions of other players are left out. */
  muted: boolean;
  /** Text mode: the match as a log instead of a board. */
  text: boolean;
  /** How boards stand: as the screen suggests, upright, or on their side. */
  board: Orientation;
  autoNotes: boolean;
  /** Whether the notebook is open beside the board. */
  notebook: boolean;
  /** The box that was played last; empty before the first match. */
  lastBox: string;
  level: string;
  /** Whether the lesson was finished or skipped. */
  lesson: 'new' | 'done' | 'skipped';
  /** The addresses of tables that were left for good. */
  left: string[];
  /** The last choices for a new table, by box. */
  tables: Record<string, unknown>;
}

const DEFAULTS: Settings = {
  theme: 'auto',
  sounds: false,
  pace: 1,
  muted: false,
  text: false,
  board: 'auto',
  autoNotes: false,
  notebook: true,
  lastBox: '',
  level: 'casual',
  lesson: 'new',
  left: [],
  tables: {},
};

function read(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') };
  } catch {
    return DEFAULTS;
  }
}

export const settings = $state(read());

export function updateSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
  localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
  applyTheme();
}

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Light or dark: as the system says, also when it changes, unless the person has chosen. */
export function applyTheme(): void {
  const theme = settings.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : settings.theme;
  document.documentElement.dataset.theme = theme;
}

dark.addEventListener('change', applyTheme);
