import { pattern } from '@fitted/language/pattern';
import type { Line, ResumeDocument } from '@fitted/resume/document';
import { countWords, hasCjk } from '@fitted/resume/parse/words/word-list';
import { lineCues } from '../../cues.ts';

// What cannot end a sentence: articles, prepositions and conjunctions of the six languages, a comma, a hyphen, an open bracket.
const hanging = pattern('iu')`(?:[,;&/+(（、，-]|(?<![\p{L}'’])${lineCues.any('hanging')})$`;

/** Whether a sentence continues on the next line: the page was broken there and the halves were not rejoined. */
export function goesOn(line: Line, next: Line): boolean {
  if (next.kind === 'bullet') return line.kind === 'bullet' && startsSmall(next.text) && isCut(line.text);
  if (startsSmall(next.text) || /^[)\]）,;.&%+]/u.test(next.text)) return true;
  if (hanging.test(line.text) || hasOpenBracket(line.text)) return true;
  if (opensWithLabel(next.text)) return false;
  // A full line without sentence-ending punctuation, followed by another: most likely broken there.
  return line.kind === 'text' && line.text.length >= 60 && !hasEnd(line.text) && !hasCjk(line.text);
}

/** "Back-end: Python, Flask" begins something new, however full the line above is. */
function opensWithLabel(text: string): boolean {
  const [, label = ''] = /^(\p{Lu}[^:：,;|.!?]{1,40})[:：]\s*\S/u.exec(text) ?? [];
  return label !== '' && countWords(label) <= 5;
}

function startsSmall(text: string): boolean {
  return /^\p{Ll}/u.test(text) && !/^\p{Ll}+[\p{Lu}\d]/u.test(text);
}

/** Whether its sentence does not end here because a page or a column was broken. */
export function isCut(text: string): boolean {
  return hanging.test(text) || hasOpenBracket(text);
}

function hasEnd(text: string): boolean {
  return /[.!?:;。！？：；]["”’)）]?$/u.test(text);
}

export function hasOpenBracket(text: string): boolean {
  return (text.match(/[(（[]/gu)?.length ?? 0) > (text.match(/[)）\]]/gu)?.length ?? 0);
}

const minLines = 12;

/** A flattened table leaves columns of single words: nothing on such a page is sure. */
export function isTornPage({ sections }: ResumeDocument): boolean {
  const lines = sections.flatMap(({ entries, kind }) =>
    kind === 'skills' || kind === 'languages' || kind === 'interests' ? [] : entries.flatMap(({ body }) => body),
  );
  const torn = lines.filter(({ text }) => !hasCjk(text) && text.length < 14 && !/[.:]$/u.test(text)).length;
  return lines.length >= minLines && torn * 3 > lines.length;
}
