import { pattern } from '@fitted/language/pattern';
import { findLinks } from './links.ts';
import type { Span, Text } from './sheet.ts';

// Control characters, lone surrogates and noncharacters carry no text and are illegal in XML and PDF strings. Direction
// overrides carry none either, can disguise a line as another one, and crashed the PDF compiler. A private-use character
// (removed in cleanText) is an icon from some other file's font; here it would be a meaningless box.
const unprintable = pattern('g')`
  [\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f
  \u200e\u200f\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufeff\ufffe\uffff]
  |[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]
`;

// Most texts have nothing to clean: they are of these characters alone, with single spaces.
const unusual = /[^ -~\u00a1-\u024f\u2010-\u2027\u3001-\u9fff]| {2}/;

/** Printable and single-spaced. Spaces at the ends stay, because a text may be part of a line. */
export const cleanText = (text: string): string =>
  unusual.test(text)
    ? text
        .replace(unprintable, '')
        .replace(/\p{Co}/gu, '')
        .replace(/\s+/gu, ' ')
    : text;

// Scripts without spaces may break between any two characters; everything else must stay whole.
const cjkRun = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]+)/u;

// No break opportunity inside: letters and digits with ordinary punctuation at the end.
const harmless = /^[\p{L}\p{M}\p{N}'’.]{1,30}[.,;:!?]?$/u;

// Unbreakable words are laid out from left to right, which would reverse the order of these.
const rightToLeft = /[\u0590-\u08ff]/;

// The scripts that the two above are about, and more. A text without any of these is only words and spaces.
const otherScript = /[\u0590-\u08ff\u2e80-\uffff]/;

/** Turns text into spans. Links, and words that a line breaker might split, are marked to stay whole. */
export const toText = (text: string): Text => {
  const spans: Span[] = [];
  for (const piece of findLinks(cleanText(text))) {
    if (piece.href === null) pushProse(spans, piece.text);
    else spans.push([piece.text, piece.href]);
  }
  return spans;
};

const pushProse = (spans: Span[], prose: string): void => {
  const pushWord = otherScript.test(prose) ? pushRuns : pushRun;
  for (const [index, word] of prose.split(' ').entries()) {
    if (index > 0) pushString(spans, ' ');
    if (word !== '') pushWord(spans, word);
  }
};

const pushRuns = (spans: Span[], word: string): void => {
  for (const run of word.split(cjkRun)) {
    if (cjkRun.test(run) || rightToLeft.test(run)) pushFlowing(spans, run);
    else if (run !== '') pushRun(spans, run);
  }
};

const pushRun = (spans: Span[], run: string): void => {
  if (harmless.test(run)) pushString(spans, run);
  else spans.push([run]);
};

const fullWidthMark =
  '[\u3001-\u3003\u3008-\u3011\u3014-\u301b\uff01\uff08\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\uff3b\uff3d\uff5b\uff5d]';
const afterMark = new RegExp(`(?<=${fullWidthMark})(${fullWidthMark})`, 'u');

const pushFlowing = (spans: Span[], text: string): void => {
  // Because of the capture group, split() puts the mark at every odd index.
  for (const [index, piece] of text.split(afterMark).entries()) {
    if (piece === '') continue;
    if (index % 2 === 1) spans.push({ apart: piece });
    else pushString(spans, piece);
  }
};

const pushString = (spans: Span[], text: string): void => {
  const last = spans.at(-1);
  if (typeof last === 'string') spans[spans.length - 1] = last + text;
  else spans.push(text);
};
