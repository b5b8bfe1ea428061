import type { Language } from '@fitted/contract/languages';

/** Between two sentences: nothing in Chinese and Japanese, whose full stop is as wide as both. */
export const gapBetweenSentences = (language: Language): string => (language === 'ja' || language === 'zh' ? '' : ' ');
