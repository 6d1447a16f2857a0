// How this person likes the pages: kept in this browser, known to nobody else.

const KEPT = 'keypeg.settings';

export type Theme = 'auto' | 'light' | 'dark';

interface Liked {
  theme: Theme;
  sounds: boolean;
  text: boolean;
  autoNotes: boolean;
  /** Whether the notebook lies open beside the board. */
  notebook: boolean;
  lastBox: string;
  level: string;
  /** What was chosen for a table the last time, by box. */
  tables: Record<string, unknown>;
}

const usual: Liked = {
  theme: 'auto',
  sounds: false,
  text: false,
  autoNotes: false,
  notebook: true,
  lastBox: 'classic',
  level: 'casual',
  tables: {},
};

function read(): Liked {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEPT) ?? '{}') };
  } catch {
    return usual;
  }
}

export const liked = $state(read());

export function like(change: Partial<Liked>): void {
  Object.assign(liked, change);
  localStorage.setItem(KEPT, JSON.stringify(liked));
  dress();
}

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Light or dark: by the system, now and when it changes, unless somebody chose. */
export function dress(): void {
  const theme = liked.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : liked.theme;
  document.documentElement.dataset.theme = theme;
}

dark.addEventListener('change', dress);
