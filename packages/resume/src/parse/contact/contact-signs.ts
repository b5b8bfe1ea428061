import { contactLabels } from '../data/contact-words.ts';
import { foldWord } from '../words/word-list.ts';

export const email = /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
/** A slash before it is part of a link only behind a Latin letter or a figure: 船橋市/090-… */
export const phone =
  /(?<![\dA-Za-z.@_+-]|[\dA-Za-z._~%-]\/)(?:\(?\+|00)?\s?\(?\d[\d\s().（）\u00A0\u00AD/‐‑–-]{5,22}\d(?![\d\p{L}@])/u;

export type Labelled = keyof typeof contactLabels;
export const labels = new Map<string, Labelled>(
  (Object.entries(contactLabels) as [Labelled, readonly string[]][]).flatMap(([field, words]) =>
    words.map((word) => [foldWord(word), field] as const),
  ),
);
