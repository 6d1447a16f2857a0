// The words of the pages in the reader's language, from the same Fluent files as the rest of Keypeg.
import { untrack } from 'svelte';
import { Bundle, type Messages, type Values } from './messages';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type { Values };
export type Say = (id: string, values?: Values) => string;

const STORAGE_KEY = 'keypeg.language';
const MAIN_FILES: Record<Language, () => Promise<{ default: Messages[] }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  de: () => import('./de'),
};
/** A file in every language. */
export type WordFile = Record<Language, () => Promise<{ default: Messages }>>;
/** Files that only some pages need. They are fetched on demand. A page that is fetched on demand may name its own. */
const EXTRA_FILES = {
  analysis: {
    en: () => import('../../../src/keypeg/locales/en/analysis.ftl'),
    fr: () => import('../../../src/keypeg/locales/fr/analysis.ftl'),
    de: () => import('../../../src/keypeg/locales/de/analysis.ftl'),
  },
  coach: {
    en: () => import('../../../src/keypeg/locales/en/coach.ftl'),
    fr: () => import('../../../src/keypeg/locales/fr/coach.ftl'),
    de: () => import('../../../src/keypeg/locales/de/coach.ftl'),
  },
  endings: {
    en: () => import('../../../src/keypeg/locales/en/endings.ftl'),
    fr: () => import('../../../src/keypeg/locales/fr/endings.ftl'),
    de: () => import('../../../src/keypeg/locales/de/endings.ftl'),
  },
  lesson: {
    en: () => import('../../../src/keypeg/locales/en/lesson.ftl'),
    fr: () => import('../../../src/keypeg/locales/fr/lesson.ftl'),
    de: () => import('../../../src/keypeg/locales/de/lesson.ftl'),
  },
  pages: {
    en: () => import('../../../src/keypeg/locales/en/pages.ftl'),
    fr: () => import('../../../src/keypeg/locales/fr/pages.ftl'),
    de: () => import('../../../src/keypeg/locales/de/pages.ftl'),
  },
  review: {
    en: () => import('../../../src/keypeg/locales/en/review.ftl'),
    fr: () => import('../../../src/keypeg/locales/fr/review.ftl'),
    de: () => import('../../../src/keypeg/locales/de/review.ftl'),
  },
  rules: {
    en: () => import('../../../src/keypeg/locales/en/rules.ftl'),
    fr: () => import('../../../src/keypeg/locales/fr/rules.ftl'),
    de: () => import('../../../src/keypeg/locales/de/rules.ftl'),
  },
  refusals: {
    en: () => import('../../../src/keypeg/locales/en/refusals.ftl'),
    fr: () => import('../../../src/keypeg/locales/fr/refusals.ftl'),
    de: () => import('../../../src/keypeg/locales/de/refusals.ftl'),
  },
  room: {
    en: () => import('../../../src/keypeg/locales/en/room.ftl'),
    fr: () => import('../../../src/keypeg/locales/fr/room.ftl'),
    de: () => import('../../../src/keypeg/locales/de/room.ftl'),
  },
  table: {
    en: () => import('../../../src/keypeg/locales/en/table.ftl'),
    fr: () => import('../../../src/keypeg/locales/fr/table.ftl'),
    de: () => import('../../../src/keypeg/locales/de/table.ftl'),
  },
  text: {
    en: () => import('../../../src/keypeg/locales/en/text.ftl'),
    fr: () => import('../../../src/keypeg/locales/fr/text.ftl'),
    de: () => import('../../../src/keypeg/locales/de/text.ftl'),
  },
} satisfies Record<string, WordFile>;

class Locale {
  language = $state<Language>('en');
  // A bundle is replaced and never changed, so that every text on the page is updated.
  bundle = $state.raw(new Bundle('en'));
  extras = new Set<WordFile>();
  /** The language of the bundle, and how many extra files it has. */
  files = '';
}

export const locale = new Locale();

/** The language that was chosen before, or that of the browser, or English. */
export function preferredLanguage(): Language {
  const wanted = [localStorage.getItem(STORAGE_KEY), ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((tag) => isLanguage(tag))) ?? 'en';
}

function isLanguage(tag: string | undefined): boolean {
  return LANGUAGES.some((language) => language === tag);
}

async function bundleOf(language: Language): Promise<Bundle> {
  const [main, ...extras] = await Promise.all([
    MAIN_FILES[language](),
    ...[...locale.extras].map((file) => file[language]()),
  ]);
  return new Bundle(language, [...main.default, ...extras.map((extra) => extra.default)]);
}

/** The language that was asked for last. */
let wanted: Language = 'en';
let lastUpdate: Promise<void> = Promise.resolve();

/** Replace the bundle. Updates run one after the other, so that the last bundle has all files. */
function updateBundle(): Promise<void> {
  const update = lastUpdate
    .catch(() => {})
    .then(async () => {
      const language = wanted;
      const files = language + locale.extras.size;
      if (locale.files === files) return;
      locale.bundle = await bundleOf(language);
      locale.files = files;
      locale.language = language;
      document.documentElement.lang = language;
    });
  lastUpdate = update;
  return update;
}

export function setLanguage(language: Language): Promise<void> {
  wanted = language;
  return updateBundle();
}

/** Set the language, and remember it for the next visit. */
export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(STORAGE_KEY, language);
  await setLanguage(language);
}

/** `sample` is a message of the file. If it is there, the file is already loaded. */
export async function fetchWords(file: WordFile, sample: string): Promise<void> {
  if (has(sample)) return;
  locale.extras.add(file);
  try {
    await updateBundle();
  } catch (error) {
    locale.extras.delete(file);
    throw error;
  }
}

/** Fetch what the pages beside the front page and the table say: forms, lists, rules, records. */
export const fetchPageWords = (): Promise<void> => fetchWords(EXTRA_FILES.pages, 'rules-title');

/** A part of a page that is fetched when it is needed, with those words. */
export async function withPageWords<Part>(part: Promise<{ default: Part }>): Promise<Part> {
  await untrack(fetchPageWords);
  return (await part).default;
}

/** Fetch the paragraphs of the rulebooks, such as `rule-C1`, and what is said around them. */
export const fetchRules = async (): Promise<void> => {
  await Promise.all([fetchWords(EXTRA_FILES.rules, 'rule-C1'), fetchPageWords()]);
};

/** Fetch the sentences for refusals. Texts that are already on the page are updated. */
export const fetchRefusals = (): Promise<void> => fetchWords(EXTRA_FILES.refusals, 'refusal-bad-name');

/** Fetch what is said at a table, such as `told-hidden`. */
export const fetchTableWords = (): Promise<void> => fetchWords(EXTRA_FILES.table, 'told-hidden');

/** Fetch what is said when a round or a match ends, with what the other pages say. */
export async function fetchEndingWords(): Promise<void> {
  await Promise.all([fetchWords(EXTRA_FILES.endings, 'over-found'), fetchPageWords()]);
}

/** Fetch what is said before a match: the invitation and the waiting room. */
export async function fetchRoomWords(): Promise<void> {
  await Promise.all([fetchWords(EXTRA_FILES.room, 'room-send'), fetchPageWords()]);
}

/** Fetch the words of the lesson. */
export const fetchLesson = (): Promise<void> => fetchWords(EXTRA_FILES.lesson, 'lesson-lay');

/** Fetch what the coach says: sentences that the terminal has too, and those of the pages. */
export async function fetchCoachWords(): Promise<void> {
  await Promise.all([
    fetchWords(EXTRA_FILES.review, 'review-best'),
    fetchWords(EXTRA_FILES.coach, 'coach-title'),
  ]);
}

/** Fetch the words of the analysis board. */
export async function fetchAnalysisWords(): Promise<void> {
  await Promise.all([
    fetchWords(EXTRA_FILES.analysis, 'analysis-title'),
    fetchCoachWords(),
    fetchPageWords(),
  ]);
}

/** Fetch the words of the text mode. */
export async function fetchTextMode(): Promise<void> {
  await Promise.all([fetchWords(EXTRA_FILES.text, 'type-guess'), fetchPageWords()]);
}

export function has(id: string): boolean {
  return locale.bundle.has(id);
}

/** The text of a message in the current language. */
export const say: Say = (id, values) => format(locale.bundle, id, values);

/** A function like `say` for another language. */
export async function sayIn(language: Language): Promise<Say> {
  const bundle = await bundleOf(language);
  return (id, values) => format(bundle, id, values);
}

function format(bundle: Bundle, id: string, values?: Values): string {
  return bundle.text(id, withWho(bundle, values));
}

/**
 * Every message with a name also gets `who`: `you` if the name is that of the person at the screen, `vowel` if French
 * elides before it, or `other`. So a sentence is right for each.
 */
function withWho(bundle: Bundle, values?: Values): Values | undefined {
  if (typeof values?.name !== 'string' || 'who' in values) return values;
  if (values.name === bundle.text('seat-you')) return { ...values, who: 'you' };
  return { ...values, who: ELIDED.test(values.name) ? 'vowel' : 'other' };
}

const ELIDED = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiou])/i;
