import type { Language } from '@fitted/contract/languages';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { brand } from '../lib/brand.ts';
import { defaultLanguage, isLanguage } from '../lib/languages.ts';
import { readStored, writeStored } from '../lib/storage.ts';

/** Also read by the script in index.html. */
export const languageStorageKey = 'fitted.language';

const files = import.meta.glob<Record<string, unknown>>('./*/*.json', { import: 'default' });

const lazyFiles: BackendModule = {
  type: 'backend',
  init() {},
  read(language, feature, done) {
    const load = files[`./${language}/${feature}.json`];
    if (!load) return done(new Error(`There is no text for "${feature}" in "${language}".`), null);
    load().then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};

/** Loads the words of the shell; each feature's own words arrive with the feature. */
export async function startTranslations(language: Language = storedLanguage()): Promise<void> {
  i18next.on('languageChanged', (changed) => {
    document.documentElement.lang = changed;
  });
  await i18next
    .use(lazyFiles)
    .use(initReactI18next)
    .init({
      lng: language,
      ns: ['shell', 'ui'],
      defaultNS: 'shell',
      // Every language has every key (a test holds that), so an unknown key shows itself instead of another language.
      fallbackLng: false,
      load: 'currentOnly',
      interpolation: { escapeValue: false, defaultVariables: { brand } },
      returnNull: false,
    });
}

export async function chooseLanguage(language: Language): Promise<void> {
  writeStored(languageStorageKey, language);
  await i18next.changeLanguage(language);
}

export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : defaultLanguage;
}

function storedLanguage(): Language {
  const stored = readStored(languageStorageKey);
  return isLanguage(stored) ? stored : defaultLanguage;
}
