import { pattern } from '@fitted/language/pattern';
import type { Line, NodeId } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import { verbForms } from '@fitted/resume/wording/english/verbs';
import { isQuoted } from '@fitted/resume/wording/quotes';
import { lineCues } from '../../cues.ts';
import { isSoftwareLine } from '../../improve/software-lines.ts';
import { replaceHeadLine, replaceLine } from '../build-edit.ts';
import { bodyLines, type Reading } from '../reading.ts';
import { correctHeadings } from './correct-headings.ts';
import { correctionOf } from './correction-of.ts';
import { isKnownWord, isWordOfWork } from './known-words.ts';
import { costOfSwap, slipCost } from './slip-cost.ts';

const shortest = 5;
/** A capital at the start of a line may belong to a name; a long word is seldom one, and a near miss of a verb is not. */
const minWithCapitalLength = 8;
const minNameLength = 6;
/** How plainly a capitalised word inside a line must be mistyped, by its length: few names are a slip away from a long word of work. */
const dearestOfName = (length: number): number => (length < 7 ? 0.5 : length < 9 ? costOfSwap : 1.1);
/** Small words of other languages: the words beside them are correct in that language. */
const foreign = pattern('u')`(?<![\p{L}'’])${lineCues.any('foreign')}(?![\p{L}'’])`;
/** More than this on one page are another language or the terms of a trade, not typing mistakes. */
const maxSlips = 25;

interface CheckedLine {
  readonly line: Line;
  /** Titles, employers and schools, where capitalised words are names. */
  readonly isHead: boolean;
}

interface Slip {
  readonly line: Line;
  readonly at: number;
  readonly from: string;
  readonly to: string;
}

/** Typing mistakes, one edit each. Names, tools, the posting's words and words that the person uses twice are left alone. */
export function correctSpelling(reading: Reading): Edit[] {
  const lines = checkedLines(reading);
  // A page in a language that we do not read has been taken for English.
  if (lines.filter(({ line }) => foreign.test(line.text)).length * 5 > lines.length) return [];
  const known = ownWords(reading);
  const torn = restsOfWords(reading);
  const checked = new Map<string, string | undefined>();
  const slips = lines
    .flatMap((one) =>
      isSoftwareLine(one.line) || foreign.test(one.line.text) ? [] : slipsIn(reading, one, known, checked),
    )
    .filter(({ line, at }) => at > 0 || !torn.has(line.id));
  if (slips.length > maxSlips) return [];
  const heads = new Set(lines.flatMap(({ line, isHead }) => (isHead ? line.id : [])));
  const edits = slips.map(({ line, at, from, to }) => {
    const after = line.text.slice(0, at) + to + line.text.slice(at + from.length);
    const edit = replaceLine(line, after, 'spelling', { from, to });
    const { id, reason } = edit;
    return heads.has(line.id) ? { ...replaceHeadLine(line, after), id, reason } : edit;
  });
  return [...edits, ...correctHeadings(reading)];
}

/** Bodies and heads of entries; not the head of the page, which has names and addresses. */
function checkedLines({ document }: Reading): CheckedLine[] {
  const heads = document.sections.flatMap(({ entries }) => entries.flatMap(({ head }) => head));
  return [
    ...heads.map((line) => ({ line, isHead: true })),
    ...bodyLines(document, () => true).map(({ line }) => ({ line, isHead: false })),
  ];
}

/** Lines that begin with the rest of a word: "Resi-" and below "dential Home". */
function restsOfWords({ document }: Reading): ReadonlySet<NodeId> {
  const all = linesOf(document);
  return new Set(all.flatMap(({ id }, at) => (/\p{L}[-‐‑]$/u.test(all[at - 1]?.text ?? '') ? id : [])));
}

function slipsIn(
  reading: Reading,
  { line, isHead }: CheckedLine,
  known: ReadonlySet<string>,
  checked: Map<string, string | undefined>,
): Slip[] {
  const slips: Slip[] = [];
  for (const { 0: from, index: at } of line.text.matchAll(
    /(?<![\p{L}\p{M}\p{N}\p{S}'’@./_&-])[A-Z]?[a-z]{3,}(?![\p{L}\p{M}\p{N}\p{S}'’@/_&*-]|\.\p{L})/gu,
  )) {
    const word = from.toLowerCase();
    // A capital inside a line marks a name, unless the word is plainly mistyped: "Univeristy".
    const isName = from !== word && (isHead || (at > 0 && !/[.:;!?]\s$/u.test(line.text.slice(0, at))));
    const least = isName ? minNameLength : shortest;
    if (word.length < least || known.has(word) || isQuoted(line.text, at)) continue;
    if (!checked.has(word)) checked.set(word, correctionOf(word));
    const to = checked.get(word);
    if (to === undefined || isPartOfName(reading, line.text, at)) continue;
    if (from !== word && isBeforeName(line.text.slice(at + from.length))) continue;
    if (isName && (isKnownWord(from) || !isWordOfWork(to) || slipCost(word, to, 2) > dearestOfName(word.length)))
      continue;
    // "Transart Medical Services: …" opens with a name.
    if (!isName && from !== word && /^ [A-Z][a-z]/u.test(line.text.slice(at + from.length))) continue;
    const isOpening = at === 0 && (isDeed(to) || (isWordOfWork(to) && /^ [a-z]/u.test(line.text.slice(from.length))));
    if (!isName && from !== word && word.length < minWithCapitalLength && !isOpening) continue;
    slips.push({ line, at, from, to: from === word ? to : to.charAt(0).toUpperCase() + to.slice(1) });
  }
  return slips;
}

/** "Varlee Denjit School": whether a capitalised word follows that is neither known nor a typo, as in a name. */
function isBeforeName(rest: string): boolean {
  const [, next = ''] = /^ ([A-Z][a-z]{2,})(?![\p{L}'’])/u.exec(rest) ?? [];
  const word = next.toLowerCase();
  return next !== '' && !isKnownWord(next) && !isKnownWord(word) && correctionOf(word) === undefined;
}

let deeds: ReadonlySet<string> | undefined;

function isDeed(word: string): boolean {
  deeds ??= new Set(verbForms());
  return deeds.has(word);
}

function isPartOfName(reading: Reading, text: string, at: number): boolean {
  return reading.skillsIn(text).some((name) => at >= name.at && at < name.at + name.length);
}

/** Words of the posting, and those in more than one line of the resume. */
function ownWords({ document, job }: Reading): Set<string> {
  const known = new Set(wordsOf(job.text));
  const seen = new Set<string>();
  for (const { text } of linesOf(document)) {
    for (const word of new Set(wordsOf(text))) {
      if (seen.has(word)) known.add(word);
      seen.add(word);
    }
  }
  return known;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
}
