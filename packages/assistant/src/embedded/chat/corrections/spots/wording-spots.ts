import { quotedWords, unquote } from '@fitted/language/writing/quotations';
import type { ResumeDocument } from '@fitted/resume/document';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import { foldLetters } from '../../fold-name.ts';
import { passageOf } from '../../orders/passages.ts';
import { isAlike, namesIn } from '../../wishes/name-words.ts';
import { type FindSpots, putAt, type Spot } from './spot.ts';

/** So many words in a row are hardly ever in a line by chance. */
const surelyStanding = 3;
const surelyStandingCjk = 6;

const fits = {
  longer: 1.4,
  exact: 1,
  label: 0.85,
  alike: 0.85,
  remark: 0.95,
  wholeLine: 0.6,
  overlap: 0.6,
  nearest: 0.75,
} as const;

/** Words in place of the words that stand there, of words much like them, of what a label says, or of the whole line. */
export const wordingSpots: FindSpots = (said, line) => {
  const [old, to] = [unquote(said.old).trim(), unquote(said.to).trim()];
  if (old === '') return nearestSpots(line, to);
  const remark = remarkSpot(line, old, to);
  if (remark) return [remark];
  if (isValue(to) && !isValue(old)) return [];
  const exact = labelSpot(line, old, to) ?? exactSpot(said.document, line, old, to);
  if (exact) return [exact];
  const isQuoted = quotedWords(said.old) !== undefined;
  return [alikeSpot, ...(isQuoted ? [] : [overlapSpot, wholeLineSpot])].flatMap((find) => find(line, old, to) ?? []);
};

/** A figure, a date or a level of a language stands for another one, and never for a name. */
const isValue = (text: string): boolean => /\p{N}/u.test(text) && (text.match(/\p{L}{3,}/gu) ?? []).length < 2;

const remarked = /^\s?[（(]([^()（）]{1,40})[)）]/u;

/** "the driving licence: passed", where it says "Driving licence (booked)": what is in the brackets behind it. */
function remarkSpot(line: Spot['line'], old: string, to: string): Spot | undefined {
  const at = fold(line.text).indexOf(fold(old));
  const behind = at < 0 ? '' : line.text.slice(at + old.length);
  const [all, remark] = remarked.exec(behind) ?? [];
  const isShort = to.length <= longestRemark && !wordsOf(old).some((word) => wordsOf(to).includes(word));
  if (all === undefined || remark === undefined || !isShort || (isValue(remark) && !isValue(to))) return undefined;
  const from = at + old.length + all.indexOf(remark);
  return { line, after: putAt(line.text, { at: from, to: from + remark.length }, to), fit: fits.remark };
}

const longestRemark = 24;

const itemOf = /[^,;|·•、，；（()）]+/gu;
const mostWords = 0.5;

/** Where only the new wording is given, it stands for the item that has most of its words. */
function nearestSpots(line: Spot['line'], to: string): Spot[] {
  const said = namesIn(to);
  if (said.length < 2 || isValue(to)) return [];
  return [...line.text.matchAll(itemOf)].flatMap(({ index, 0: item }): Spot[] => {
    const own = namesIn(item);
    const shared = own.filter((name) => said.some((one) => isAlike(one, name))).length;
    const share = shared / Math.max(own.length, 1);
    const place = { at: index + item.length - item.trimStart().length, to: index + item.trimEnd().length };
    return shared === 0 || share < mostWords || item.trim() === to
      ? []
      : [{ line, after: putAt(line.text, place, to), fit: fits.nearest * share }];
  });
}

function exactSpot(document: ResumeDocument, line: Spot['line'], old: string, to: string): Spot | undefined {
  const passage = passageOf(document, line, old);
  if (!passage) return undefined;
  const long = hasCjk(old) ? old.length >= surelyStandingCjk : wordsOf(old).length >= surelyStanding;
  const at = { at: passage.from, to: passage.to };
  const isInAddress = /[@.]$/u.test(line.text.slice(0, at.at)) || /^[@.]\p{L}/u.test(line.text.slice(at.to));
  const fit = isInAddress ? fits.overlap : long ? fits.longer : fits.exact;
  return { line, after: putWords(line.text, at, to), fit };
}

/** Starts with a capital where the old words did, and does not close a sentence twice. */
function putWords(text: string, place: { readonly at: number; readonly to: number }, to: string): string {
  const stood = text.slice(place.at, place.to);
  const isCapital = /^\p{Lu}/u.test(stood) && place.at === 0;
  const put = isCapital ? to.charAt(0).toUpperCase() + to.slice(1) : to;
  const isClosed = /[.。]$/u.test(put) && /^[.。,，]/u.test(text.slice(place.to));
  return putAt(text, place, isClosed ? put.slice(0, -1) : put);
}

const labelled = /^([^:：]{1,39})[:：]\s*(?=\S)/u;

/** "the motto should be …": the value behind a label. */
function labelSpot(line: Spot['line'], old: string, to: string): Spot | undefined {
  const [head, label] = labelled.exec(line.text) ?? [];
  const isLabel = label !== undefined && fold(label) === fold(old) && !isAlike(fold(label), fold(to));
  if (head === undefined || !isLabel) return undefined;
  return { line, after: head + to, fit: fits.label };
}

interface Word {
  readonly text: string;
  readonly at: number;
  readonly to: number;
}

/** "assistent cook" for "Assistant Cook": a row of words that are all much like those called wrong. */
function alikeSpot(line: Spot['line'], old: string, to: string): Spot | undefined {
  if (hasCjk(old)) return undefined;
  const [said, own] = [wordPlaces(old), wordPlaces(line.text)];
  if (said.length === 0 || said.join('').length < 4) return undefined;
  for (let start = 0; start + said.length <= own.length; start += 1) {
    const row = own.slice(start, start + said.length);
    const same = row.filter((word, at) => isAlike(word.text, said[at]?.text ?? '')).length;
    const [first, last] = [row[0], row.at(-1)];
    if (same === said.length && first && last)
      return { line, after: putWords(line.text, { at: first.at, to: last.to }, to), fit: fits.alike };
  }
  return undefined;
}

const mostOfIt = 0.6;

/** The longest part that both share, if it is most of what is called wrong: for writing without spaces. */
function overlapSpot(line: Spot['line'], old: string, to: string): Spot | undefined {
  if (!hasCjk(old)) return undefined;
  for (let length = old.length - 1; length >= Math.max(2, Math.ceil(old.length * mostOfIt)); length -= 1)
    for (let start = 0; start + length <= old.length; start += 1) {
      const at = line.text.indexOf(old.slice(start, start + length));
      if (at >= 0) {
        const after = putAt(line.text, { at, to: at + length }, to);
        return { line, after, fit: (fits.overlap * length) / old.length };
      }
    }
  return undefined;
}

const fewWords = 4;
const fewCharacters = 10;

/** "the one about the till should read …": a new line for one that says most of the words by which it is called. */
function wholeLineSpot(line: Spot['line'], old: string, to: string): Spot | undefined {
  const isLine = hasCjk(to) ? to.length >= fewCharacters : wordsOf(to).length >= fewWords;
  if (!isLine || hasCjk(old)) return undefined;
  const [said, own] = [wordsOf(old).filter((word) => word.length > 3), wordsOf(line.text)];
  const known = said.filter((word) => own.some((other) => isAlike(word, other)));
  const share = known.length / Math.max(1, said.length);
  return share < 0.5 ? undefined : { line, after: to, fit: fits.wholeLine * share };
}

const fold = (text: string): string => foldLetters(text).toLowerCase().trim();
const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const wordPlaces = (text: string): Word[] =>
  [
    ...foldLetters(text)
      .toLowerCase()
      .matchAll(/[\p{L}\p{N}]+/gu),
  ].map(({ index, 0: found }) => ({
    text: found,
    at: index,
    to: index + found.length,
  }));
