import type { Language } from '@fitted/contract/languages';
import { createStore } from '../lib/browser/store.ts';
import { rememberLanguage } from '../lib/format/chosen-language.ts';
import { addressIn, splitLanguage } from '../lib/format/language-address.ts';
import { defaultLanguage } from '../lib/format/languages.ts';
import type { Texts } from './translate.ts';

/** One file per language and feature, fetched when the feature is first shown. Most people never need a second list. */
const lists = import.meta.glob<{ files: Readonly<Record<string, () => Promise<Texts>>> }>('./*/files.ts');
const loaded = new Map<string, Texts>();
const failed = new Map<string, unknown>();
const loading = new Map<string, Promise<Texts>>();
const usedFeatures = new Set<string>();

export const currentLanguage = createStore<Language>(defaultLanguage);

/**
 * The words of a feature for a component that is being drawn. While they are on their way it throws their promise,
 * which suspends the component; `use()` would, too, but makes every update in a test asynchronous.
 */
export function requireTexts(language: Language, feature: string): Texts {
  usedFeatures.add(feature);
  const path = `./${language}/${feature}.json`;
  const texts = loaded.get(path);
  if (texts) return texts;
  // Without this, a drawing that failed for lack of words would ask for them again at once, for ever.
  if (failed.has(path)) throw failed.get(path);
  throw loadTexts(language, feature);
}

export function loadTexts(language: Language, feature: string): Promise<Texts> {
  usedFeatures.add(feature);
  const path = `./${language}/${feature}.json`;
  const known = loading.get(path);
  if (known) return known;

  const asked = readFile(language, feature).then((texts) => {
    loaded.set(path, texts);
    return texts;
  });
  loading.set(path, asked);
  asked.catch((error: unknown) => {
    failed.set(path, error);
    loading.delete(path);
  });
  return asked;
}

async function readFile(language: Language, feature: string): Promise<Texts> {
  const list = await lists[`./${language}/files.ts`]?.();
  const read = list?.files[`./${feature}.json`];
  if (!read) throw new Error(`There is no file of texts for ${feature} in ${language}.`);
  return read();
}

/** The words of the frame, before anything is drawn; each feature's own words come with the feature. */
export async function startTexts(language: Language): Promise<void> {
  await Promise.all([loadTexts(language, 'shell'), loadTexts(language, 'ui')]);
  currentLanguage.set(language);
}

/** The features whose words have been shown since the last time this was asked. */
export function takeUsedFeatures(): string[] {
  const used = [...usedFeatures];
  usedFeatures.clear();
  return used;
}

/** Changes the language once everything on the page has its words in it, so that nothing falls back to a spinner. */
export async function chooseLanguage(language: Language): Promise<void> {
  await Promise.all([...usedFeatures].map((feature) => loadTexts(language, feature)));
  rememberLanguage(language);
  const { language: addressed, path } = splitLanguage(window.location.pathname);
  if (addressed) {
    // The address names the language, so another language is another address.
    window.location.assign(addressIn(language, path) + window.location.search + window.location.hash);
    return;
  }
  document.documentElement.lang = language;
  currentLanguage.set(language);
}
