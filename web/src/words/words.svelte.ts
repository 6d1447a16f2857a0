// Words: everything the pages say, in the reader's language, from the same Fluent files as the rest of Keypeg.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;
export type Say = (id: string, values?: Values) => string;

const KEPT = 'keypeg.language';
const texts: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  de: () => import('./de'),
};
/** What is seldom said, and fetched when it is. */
const seldom = {
  rules: {
    en: () => import('../../../src/keypeg/locales/en/rules.ftl?raw'),
    fr: () => import('../../../src/keypeg/locales/fr/rules.ftl?raw'),
    de: () => import('../../../src/keypeg/locales/de/rules.ftl?raw'),
  },
  refusals: {
    en: () => import('../../../src/keypeg/locales/en/refusals.ftl?raw'),
    fr: () => import('../../../src/keypeg/locales/fr/refusals.ftl?raw'),
    de: () => import('../../../src/keypeg/locales/de/refusals.ftl?raw'),
  },
  text: {
    en: () => import('../../../src/keypeg/locales/en/text.ftl?raw'),
    fr: () => import('../../../src/keypeg/locales/fr/text.ftl?raw'),
    de: () => import('../../../src/keypeg/locales/de/text.ftl?raw'),
  },
} satisfies Record<string, Record<Language, () => Promise<{ default: string }>>>;

class Spoken {
  language = $state<Language>('en');
  // A bundle is replaced, never changed, so that everything said is said anew.
  bundle = $state.raw(new FluentBundle('en'));
  also = new Set<keyof typeof seldom>();
}

export const spoken = new Spoken();

/** The language that was chosen before, or the browser's, or English. */
export function preferred(): Language {
  const wanted = [localStorage.getItem(KEPT), ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((tag) => isLanguage(tag))) ?? 'en';
}

function isLanguage(tag: string | undefined): boolean {
  return LANGUAGES.some((language) => language === tag);
}

async function bundleOf(language: Language): Promise<FluentBundle> {
  const files = (await texts[language]()).default;
  const also = await Promise.all([...spoken.also].map((words) => seldom[words][language]()));
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of [...files, ...also.map((words) => words.default)])
    bundle.addResource(new FluentResource(file));
  return bundle;
}

let last: Promise<void> = Promise.resolve();

/** Bundles are made one after the other, so that the last one holds all that was asked for. */
function inTurn(language: () => Language): Promise<void> {
  const done = last
    .catch(() => {})
    .then(async () => {
      const spokenNow = language();
      spoken.bundle = await bundleOf(spokenNow);
      spoken.language = spokenNow;
      document.documentElement.lang = spokenNow;
    });
  last = done;
  return done;
}

/** Speak a language from now on. */
export const speak = (language: Language): Promise<void> => inTurn(() => language);

/** Speak a language, and remember it for the next visit. */
export async function choose(language: Language): Promise<void> {
  localStorage.setItem(KEPT, language);
  await speak(language);
}

async function fetchAlso(words: keyof typeof seldom, sample: string): Promise<void> {
  if (has(sample)) return;
  spoken.also.add(words);
  try {
    await inTurn(() => spoken.language);
  } catch (error) {
    spoken.also.delete(words);
    throw error;
  }
}

/** Fetch the paragraphs of the rulebooks too; `say('rule-C1')` works afterwards. */
export const fetchRules = (): Promise<void> => fetchAlso('rules', 'rule-C1');

/** Fetch the sentences for what is refused. Whatever shows one shows it anew once they are here. */
export const fetchRefusals = (): Promise<void> => fetchAlso('refusals', 'refusal-bad-name');

/** Fetch what the text mode says and understands. */
export const fetchTextMode = (): Promise<void> => fetchAlso('text', 'type-guess');

export function has(id: string): boolean {
  return spoken.bundle.hasMessage(id);
}

/** What a message says, with its blanks filled in. */
export const say: Say = (id, values) => sayFrom(spoken.bundle, id, values);

/** A voice in a language other than the page's own. */
export async function voiceIn(language: Language): Promise<Say> {
  const bundle = await bundleOf(language);
  return (id, values) => sayFrom(bundle, id, values);
}

function sayFrom(bundle: FluentBundle, id: string, values?: Values): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, values) : id;
}
