import { type Language, scriptOf } from '@fitted/contract/language-list';

/** Between two sentences: nothing in Chinese and Japanese, whose full stop is as wide as both. */
export const gapBetweenSentences = (language: Language): string => (scriptOf(language) === 'latin' ? ' ' : '');
