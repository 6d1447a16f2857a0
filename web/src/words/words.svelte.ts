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
const paragraphs: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../src/keypeg/locales/en/rules.ftl?raw'),
  fr: () => import('../../../src/keypeg/locales/fr/rules.ftl?raw'),
  de: () => import('../../../src/keypeg/locales/de/rules.ftl?raw'),
};

class Spoken {
  language = $state<Language>('en');
  // A bundle is replaced, never changed, so that everything said is said anew.
  bundle = $state.raw(new FluentBundle('en'));
  withRules = false;
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
  const rules = spoken.withRules ? [(await paragraphs[language]()).default] : [];
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of [...files, ...rules]) bundle.addResource(new FluentResource(file));
  return bundle;
}

/** Speak a language from now on. */
export async function speak(language: Language): Promise<void> {
  spoken.bundle = await bundleOf(language);
  spoken.language = language;
  document.documentElement.lang = language;
}

/** Speak a language, and remember it for the next visit. */
export async function choose(language: Language): Promise<void> {
  localStorage.setItem(KEPT, language);
  await speak(language);
}

/** Fetch the paragraphs of the rulebooks too; `say('rule-C1')` works afterwards. */
export async function fetchRules(): Promise<void> {
  if (spoken.withRules) return;
  spoken.withRules = true;
  await speak(spoken.language);
}

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
