import type { Language } from '@fitted/contract/languages';
import type { YearMonth } from '../../document.ts';
import { type FoundDate, findDates } from '../../parse/periods/dates.ts';
import { type ContactDetail, findContactDetails } from './contact-details.ts';
import { foldAccents, normaliseCharacters } from './fold.ts';
import { findQuantities, type Quantity } from './quantities.ts';
import { findSpans, type Span } from './spans.ts';
import { stemOf } from './stem.ts';

export interface Word {
  readonly raw: string;
  readonly folded: string;
  readonly stem: string;
  readonly at: number;
  /** Starts with a capital, but not at the start of a sentence. */
  readonly isCapital: boolean;
  /** A name of letters and digits, or a single capital: "k8s", "C", "2:1". Only ever compared exactly. */
  readonly isCode: boolean;
}

export interface CjkRun {
  readonly text: string;
  readonly at: number;
}

/** A line analysed once, with everything the checks need. Offsets point into `folded`. */
export interface GuardText {
  readonly raw: string;
  readonly folded: string;
  readonly contacts: readonly ContactDetail[];
  readonly dates: readonly DateMention[];
  readonly quantities: readonly Quantity[];
  readonly words: readonly Word[];
  readonly runs: readonly CjkRun[];
  readonly sentences: readonly Span[];
  readonly clauses: readonly Span[];
}

export interface DateMention extends YearMonth {
  readonly from: number;
  readonly to: number;
}

// What has been read is masked with private-use characters, so that offsets stay valid and no digit is read twice.
const contactMask = '\uE000';
const dateMask = '\uE001';
const quantityMask = '\uE002';

const wordPattern = /(?<!\d)\d+:\d+|[\p{Script=Latin}\p{N}]+(?:[.&][\p{Script=Latin}\p{N}]+)*(?:\+\+|#)?/gu;
const runPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆ヶ]+/gu;

// 2019.03 is March 2019, in the notation of many Chinese and German resumes.
const pointedMonth = /(?<![\d.])((?:19|20)\d\d)\.(?=(?:0[1-9]|1[0-2])(?!\d|\.\d))/gu;

const commaBeforeYear = /,(?=(?:19|20)\d\d(?!\d))/gu;

export function readText(raw: string, language: Language): GuardText {
  const normal = normaliseCharacters(raw);
  const contacts = findContactDetails(normal);
  const withoutContacts = mask(normal, contacts, contactMask);
  const grades = [...withoutContacts.matchAll(/(?<!\d)\d+:\d+/gu)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
  const datable = mask(withoutContacts, grades, contactMask).replace(pointedMonth, '$1/').replace(commaBeforeYear, ' ');
  const dates = findDates(datable).flatMap(asMention);
  const withoutDates = foldAccentsInPlace(mask(withoutContacts, dates, dateMask));
  const quantities = findQuantities(mask(withoutDates, grades, contactMask), language);
  const masked = mask(
    withoutDates,
    quantities.filter(({ isArticle }) => !isArticle),
    quantityMask,
  );
  const { sentences, clauses } = findSpans(masked);
  return {
    raw,
    folded: masked.toLowerCase(),
    contacts,
    dates,
    quantities,
    words: findWords(masked, sentences, language),
    runs: [...masked.matchAll(runPattern)].map((match) => ({ text: match[0], at: match.index })),
    sentences,
    clauses,
  };
}

/** Folding must not shift offsets, so letters that fold into two are left alone until a word is read. */
function foldAccentsInPlace(text: string): string {
  const folded = foldAccents(text);
  return folded.length === text.length
    ? folded
    : [...text].map((letter) => (foldAccents(letter).length === letter.length ? foldAccents(letter) : letter)).join('');
}

function asMention({ date, from, to }: FoundDate): DateMention[] {
  return date ? [{ ...date, from, to }] : [];
}

function mask(text: string, spans: readonly Span[], character: string): string {
  let masked = '';
  let at = 0;
  for (const { from, to } of spans) {
    masked += text.slice(at, from) + character.repeat(to - from);
    at = to;
  }
  return masked + text.slice(at);
}

function findWords(masked: string, sentences: readonly Span[], language: Language): Word[] {
  const starts = new Set(sentences.map(({ from, to }) => from + masked.slice(from, to).search(/[\p{L}\p{N}]/u)));
  const words: Word[] = [];
  for (const match of masked.matchAll(wordPattern)) {
    const raw = match[0];
    const before = masked.slice(Math.max(0, match.index - 3), match.index);
    const after = masked[match.index + raw.length];
    // Skip elided articles and possessives: l'accueil, company's.
    if (raw.length <= 2 && (after === "'" || (before.endsWith("'") && raw === 's'))) continue;
    const word = readWord(raw, language);
    if (raw.length === 1 && !word.isCode) continue;
    // A capital after a colon or a dash starts a phrase, as at the start of a sentence.
    const isStart = starts.has(match.index) || /(?::|\s[–—-])\s$/u.test(before);
    const { folded, stem, isCode } = word;
    words.push({ raw, folded, stem, at: match.index, isCapital: word.isCapital && !isStart, isCode });
  }
  return words;
}

type WordItself = Omit<Word, 'raw' | 'at'>;

const knownWords = new Map<string, WordItself>();

function readWord(raw: string, language: Language): WordItself {
  const key = `${language}${raw}`;
  const known = knownWords.get(key);
  if (known) return known;
  const folded = foldAccents(raw).toLowerCase();
  const isCode = /\d/u.test(raw) || (raw.length === 1 && raw !== 'I' && /\p{Lu}/u.test(raw));
  const word = { folded, stem: isCode ? folded : stemOf(folded, language), isCapital: /^\p{Lu}/u.test(raw), isCode };
  // The same words recur in every resume. The limit keeps memory small in a long-lived process.
  if (knownWords.size > 5000) knownWords.clear();
  knownWords.set(key, word);
  return word;
}
