import type { Language } from '@fitted/contract/languages';
import { type GuardText, readText } from './read-text.ts';
import type { Span } from './spans.ts';

const texts = new Map<string, GuardText>();

/** Cached, because items and sentences recur with every edit. The limit keeps memory small in a long-lived process. */
export function readPart(raw: string, language: Language): GuardText {
  const key = `${language}${raw}`;
  const text = texts.get(key) ?? readText(raw, language);
  if (texts.size > 2000) texts.clear();
  texts.set(key, text);
  return text;
}

/** Reads each span as a text of its own. Returns the whole text if folding has shifted offsets. */
export function partsOf(text: GuardText, spans: readonly Span[], language: Language): GuardText[] {
  if (spans.length < 2 || text.raw.length !== text.folded.length) return [text];
  return spans.map(({ from, to }) => readPart(text.raw.slice(from, to).trim(), language));
}
