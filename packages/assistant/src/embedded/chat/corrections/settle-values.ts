import type { Language } from '@fitted/contract/languages';
import { pattern } from '@fitted/language/pattern';
import type { Entry, Line } from '@fitted/resume/document';
import { linesOf, linesOfEntry } from '@fitted/resume/edit/text-at';
import type { ChatAnswer, ChatInput } from '../../../assistant.ts';
import { correctionCues } from '../../../cues.ts';
import { wordAnew } from '../../build-edit.ts';
import { admitsUntrue } from '../acts/admits-untrue.ts';
import { hedges } from '../acts/data/hedges.ts';
import { changeAsTold, openTurn } from '../answer.ts';
import { foldLetters } from '../fold-name.ts';
import { isQuestion } from '../is-question.ts';
import { isAbbreviation } from '../wishes/clauses.ts';
import { bareWords, isAlike, namesIn } from '../wishes/name-words.ts';
import { exchangeAmount, type Places, restateAmount } from './correct-amounts.ts';
import { exchangeDate, type Rewritten, redate, tellsMore } from './correct-dates.ts';
import { aroundDates, begins, corrects, ends, nowadays } from './data/correction-words.ts';
import { entrySpokenOf, namingLines } from './entry-spoken-of.ts';
import { isUndecided } from './is-undecided.ts';
import { isSameValue, type SpokenValue, valuesIn } from './spoken-values.ts';
import { withDigits } from './with-digits.ts';

/** What a message corrects in this resume, and what else it says. */
export interface Settled {
  readonly answer: ChatAnswer;
  readonly rest: string;
}

/** Nobody corrects more in one message, and each sentence is compared with every line. */
const maxSentences = 12;

/**
 * New values in a message, put where this resume has the old ones: a date of the job in question, an amount of the same
 * thing, a level. Undefined where nothing is corrected.
 */
export function settleValues(input: ChatInput): Settled | undefined {
  const sentences = sentencesOf(input.message)
    .slice(0, maxSentences)
    .map((sentence) => exchangedFigures(sentence, input.language));
  if (!sentences.some((one) => /\p{N}/u.test(one)) || admitsUntrue(input.message)) return undefined;
  if (isUndecided(input.message)) return undefined;
  let [now, entry]: [readonly Rewritten[], Entry | undefined] = [[], undefined];
  const toldAnew = new Set<Line>();
  const rest: string[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const isPlain = !isDoubted(sentence);
    const named = entrySpokenOf(input.document, sentence);
    const found = isPlain ? rewritesOf(input, sentence, named ?? entry, sentences[at + 1]) : [];
    if (!valuesIn(sentence).some(({ isWrong }) => isWrong))
      for (const { line } of found.filter((one) => !saysOnlyThat(sentence, one, named ?? entry))) toldAnew.add(line);
    entry = isPlain ? (named ?? entry) : undefined;
    if (found.length === 0) rest.push(sentence);
    now = joined(now, found);
  }
  if (now.length === 0) return undefined;
  const editsOf = (some: readonly Rewritten[]) => some.map(({ line, after }) => wordAnew(input.document, line, after));
  const plain = editsOf(now.filter(({ line }) => !toldAnew.has(line)));
  const unsure = editsOf(now.filter(({ line }) => toldAnew.has(line)));
  const answer: ChatAnswer =
    plain.length > 0 ? changeAsTold(openTurn(input), plain) : { words: '', action: 'none', edits: [], statedFacts: [] };
  return { answer: unsure.length > 0 ? { ...answer, unsure } : answer, rest: rest.join(' ') };
}

/**
 * A value that is called wrong is replaced. One that is only told ("I also did the rotas for 12 nurses", "since 2015 I lead
 * them") may be about something else, so it is shown first unless the sentence has no word beyond those of the line and its job.
 */
function saysOnlyThat(sentence: string, { line }: Rewritten, entry: Entry | undefined): boolean {
  const said = valuesIn(sentence).reduceRight((text, { at, to }) => `${text.slice(0, at)} ${text.slice(to)}`, sentence);
  const folded = foldLetters(said)
    .toLowerCase()
    .replace(/[’‘`']/gu, '');
  const bare = [corrects, nowadays, begins, ends, aroundDates].reduce(
    (text, cue) => text.replace(new RegExp(cue.source, 'gu'), ' '),
    folded,
  );
  const own = namesIn([line, ...(entry ? namingLines(entry) : [])].map(({ text }) => text).join(' '));
  return namesIn(bareWords(bare)).every((name) => own.some((other) => isAlike(name, other)));
}

/** Number words count where one of them is called wrong: "five, not four", but not "it's been nine years". */
function exchangedFigures(sentence: string, language: Language): string {
  const figures = withDigits(sentence, language);
  return valuesIn(figures).some(({ isWrong }) => isWrong) ? figures : sentence;
}

function isDoubted(sentence: string): boolean {
  const folded = foldLetters(sentence).toLowerCase();
  return /[?？]/u.test(sentence) || isQuestion(sentence) || hedges.test(folded) || hedges.test(sentence);
}

const sentenceEnds = /[.!?](?=\s)\s*|[。！？\n]\s*/gu;

function sentencesOf(message: string): string[] {
  const text = message.normalize('NFC').trim();
  const found: string[] = [];
  let from = 0;
  for (const { index, 0: end } of text.matchAll(sentenceEnds)) {
    if (isAbbreviation(text.slice(from, index), end)) continue;
    found.push(text.slice(from, index + end.length).trim());
    from = index + end.length;
  }
  return [...found, text.slice(from).trim()].filter(Boolean);
}

/** What one sentence corrects: the value it calls wrong, by the one it gives; otherwise a value given anew. */
function rewritesOf(
  input: ChatInput,
  sentence: string,
  entry: Entry | undefined,
  next: string | undefined,
): readonly Rewritten[] {
  const values = valuesIn(sentence);
  const wrong = values.filter(({ isWrong }) => isWrong);
  const right = values.filter((one) => !one.isWrong && !wrong.some((other) => isSameValue(one, other)));
  const [from] = wrong;
  if (from) {
    const given =
      right.length > 0 ? right : valuesIn(next ?? '').filter(({ isWrong, kind }) => !isWrong && kind === from.kind);
    const to = nearest(given, from);
    return to ? exchange(input, sentence, entry, from, to) : [];
  }
  let spoken = entry;
  const found = clausesOf(sentence).flatMap((clause): readonly Rewritten[] => {
    const named = entrySpokenOf(input.document, clause);
    spoken = named ?? spoken;
    const own = valuesIn(clause);
    const [only, ...others] = own.filter(({ kind }) => kind !== 'date');
    const dated =
      spoken && own.some(({ kind }) => kind === 'date')
        ? redate(input, spoken, clause, named ? clause : sentence)
        : undefined;
    if (dated) return [dated];
    if (!only || others.length > 0 || own.length > 1) return [];
    const places = restateAmount(input, clause, only, spoken);
    const isOther = sayAgain(values, places);
    return places?.isClear && !isOther ? places.lines : [];
  });
  // Two readings of one line in one sentence are about parts of it.
  return found.filter(({ line }) => found.filter((other) => other.line === line).length === 1);
}

/** "16 rooms in high season, 14 is the normal": the message confirms the existing value as well. */
function sayAgain(values: readonly SpokenValue[], places: Places | undefined): boolean {
  const olds = places?.lines.flatMap(({ line }) => valuesIn(line.text)) ?? [];
  return values.some((value) => value.kind !== 'date' && olds.some((old) => isSameValue(old, value)));
}

const clauseJoints = pattern('u')`[,，、;；](?!\p{N})\s*|\s${correctionCues.any('clauseJoints')}\s(?=\p{L})`;

/** Splits into clauses at commas; a date range has none. */
const clausesOf = (sentence: string): string[] => sentence.split(clauseJoints).filter(Boolean);

function exchange(
  input: ChatInput,
  sentence: string,
  entry: Entry | undefined,
  from: SpokenValue,
  to: SpokenValue,
): readonly Rewritten[] {
  if (to.kind !== 'date') {
    const { lines, isClear } = exchangeAmount(input, sentence, from, to);
    return isClear ? lines : [];
  }
  const own = entry ? exchangeDate(input, linesOfEntry(entry), from, to) : [];
  // If no entry is named, the sentence must say nothing else: its date could belong to something within a job.
  const isBare = !entry && (from.date?.month !== undefined || !tellsMore(input.document, sentence));
  const all = own.length > 0 ? own : isBare ? exchangeDate(input, datedLines(input), from, to) : [];
  return all.length === 1 ? all : [];
}

const datedLines = ({ document }: ChatInput): Line[] => {
  const above = new Set(document.head.lines);
  return linesOf(document).filter((line) => !above.has(line));
};

/** The nearest that counts the same, if any does. */
function nearest(values: readonly SpokenValue[], from: SpokenValue): SpokenValue | undefined {
  const ofKind = values.filter(({ kind }) => kind === from.kind || (kind === 'date' && from.kind === 'amount'));
  const alike = ofKind.filter(({ counts }) => counts.some((noun) => from.counts.includes(noun)));
  const among = alike.length > 0 ? alike : ofKind;
  return [...among].sort((one, other) => Math.abs(one.at - from.at) - Math.abs(other.at - from.at))[0];
}

/** Two corrections of one line are one change: the second is applied to the result of the first. */
function joined(before: readonly Rewritten[], more: readonly Rewritten[]): readonly Rewritten[] {
  const all = new Map(before.map(({ line, after }) => [line, after]));
  for (const { line, after } of more) {
    const same = all.get(line);
    all.set(line, same === undefined ? after : (both(line.text, same, after) ?? same));
  }
  return [...all].map(([line, after]) => ({ line, after }));
}

/** Applies the change of one text to another version of it, if the two changes do not overlap. */
function both(old: string, first: string, second: string): string | undefined {
  let start = 0;
  while (start < Math.min(old.length, second.length) && old[start] === second[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, second.length) - start && old.at(-1 - end) === second.at(-1 - end)) end += 1;
  const [gone, come] = [old.slice(start, old.length - end), second.slice(start, second.length - end)];
  if (first.startsWith(old.slice(0, start) + gone))
    return old.slice(0, start) + come + first.slice(start + gone.length);
  const tail = gone + old.slice(old.length - end);
  return first.endsWith(tail) ? first.slice(0, first.length - tail.length) + come + tail.slice(gone.length) : undefined;
}
