import type { Language } from '@fitted/contract/languages';
import { useStore } from '../lib/browser/store.ts';
import { currentLanguage, requireTexts } from './texts.ts';
import { type Translate, translate } from './translate.ts';

export interface Translation {
  readonly t: Translate;
  readonly language: Language;
}

/** A feature's words in the chosen language; suspends until they have arrived. */
export function useTranslation(feature: string): Translation {
  const language = useStore(currentLanguage);
  const texts = requireTexts(language, feature);
  return { t: (key, values) => translate(texts, language, key, values), language };
}

export function useLanguage(): Language {
  return useStore(currentLanguage);
}
