import type { Language } from '@fitted/contract/languages';
import { type GuardText, readText } from './read-text.ts';
import type { Span } from './spans.ts';

const texts = new Map<string, GuardText>();

/** Items and sentences come back with every edit of a resume; a bound keeps a long-lived process small. */
export function readPart(raw: string, language: Language): GuardText {
  const key = `${language}${raw}`;
  const text = texts.get(key) ?? readText(raw, language);
  if (texts.size > 2000) texts.clear();
  texts.set(key, text);
  return text;
}

/** The parts of a text as texts of their own; the text itself where folding has moved its letters. */
export function partsOf(text: GuardText, spans: readonly Span[], language: Language): GuardText[] {
  if (spans.length < 2 || text.raw.length !== text.folded.length) return [text];
  return spans.map(({ from, to }) => readPart(text.raw.slice(from, to).trim(), language));
}
