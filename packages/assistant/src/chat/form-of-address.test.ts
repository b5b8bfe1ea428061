import { expect, test } from 'vitest';
import { replyWords } from './chat-words.ts';

/** Forms of address that we do not use. "Sie steigt" at the start of a sentence refers to the score. */
const otherForms = {
  de: /(?<=[\p{Ll},;:„] )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})|(?:Sagen|Nennen|Lassen|Haben) Sie/u,
  es: /(?<!\p{L})(?:usted|dígame|dígamelo|cuénteme)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:tu|toi|tes)(?!\p{L})/iu,
  zh: /您/u,
} as const;

test.each(Object.entries(otherForms))('the chat addresses the reader in one form: %s', (language, other) => {
  const words = Object.values(replyWords[language as keyof typeof otherForms]);
  expect(words.length).toBeGreaterThan(50);
  expect(words.filter((sentence) => other.test(sentence))).toEqual([]);
});
