import { pattern } from '@fitted/language/pattern';
import { matchCues } from '../../cues.ts';
import { foldPhrase, type PhraseList, phraseList } from '../../job/phrase-list.ts';
import { foldText } from '../../lexicon/fold-text.ts';
import { type ClaimCue, claimCues, hiringVerbs, peopleNouns, teamNouns, teamOpenings } from '../data/claim-cues.ts';
import { clauseBreak, notYet, othersClauses, othersSentences } from '../data/doubt-patterns.ts';

/** A line's text with everything the person does not have blanked out. Offsets stay valid. */
export interface Claims {
  /** What the person says they have. */
  readonly had: string;
  /** Also what is unfinished, lapsed or being learnt. */
  readonly partlyHad: string;
}

interface Doubt {
  readonly from: number;
  readonly to: number;
  readonly isPartly: boolean;
}

const cues = Object.fromEntries(
  Object.entries(claimCues).map(([cue, phrases]) => [cue, phraseList(phrases)]),
) as Record<ClaimCue, PhraseList>;
const anyCue = phraseList([...Object.values(claimCues).flat(), hiringVerbs, teamOpenings]);
const alternatives = (words: string) => words.split('|').map(foldPhrase).join('|');
// Bounded, so that a long line is not scanned from every verb to its end.
const between = (start: string, end: string, most: string) =>
  new RegExp(
    `(?<!\\p{L})(?:${alternatives(start)})(?<theirs>[^.;。；]{1,${most}})(?<!\\p{Script=Latin})(?:${alternatives(end)})(?![a-z])`,
    'gu',
  );
const ofOthers = [between(hiringVerbs, peopleNouns, '120'), between(teamOpenings, teamNouns, '40')];
const sentenceEnd = /[.!?](?=\s|$)|[。！？；;]|,\s(?:but|pero|mais|aber)\s/gu;
const phraseEnd = pattern('u')`[,(]|\s${matchCues.any('phraseEnd')}\s|$`;
/** "Helped customers" is the work itself, not help with someone else's work. */
const helpedPeople = pattern('u')`${matchCues.any('helpedPeople')}`;
/** "AWS (no experience)". */
const bracketedNo = pattern('gu')`[(（[]\s?${matchCues.any('bracketedNo')}(?![\p{Ll}])`;
const maxItemLength = 120;
const itemBreak = /[,;|•·、，；]/u;

/** `isPersonal`: the text is about its writer, so that a wish may occur anywhere in it. */
export function readClaims(text: string, isPersonal: boolean): Claims {
  const folded = foldText(text);
  if (!anyCue.find(folded.text) && !anyDoubt(folded.text)) return { had: text, partlyHad: text };
  const doubts = splitSentences(folded.text).flatMap(([from, to]) =>
    doubtsIn(folded.text.slice(from, to), isPersonal).map((doubt) => ({
      isPartly: doubt.isPartly,
      from: folded.at[from + doubt.from] ?? text.length,
      to: folded.at[from + doubt.to] ?? text.length,
    })),
  );
  return {
    had: blank(text, doubts),
    partlyHad: blank(
      text,
      doubts.filter(({ isPartly }) => !isPartly),
    ),
  };
}

/** The text without what it denies outright. */
export function withoutDenials(text: string): string {
  const folded = foldText(text);
  const denials = splitSentences(folded.text).flatMap(([from, to]) =>
    denialsIn(folded.text.slice(from, to)).map((denial) => ({
      ...denial,
      from: folded.at[from + denial.from] ?? text.length,
      to: folded.at[from + denial.to] ?? text.length,
    })),
  );
  return denials.length === 0 ? text : blank(text, denials);
}

function anyDoubt(folded: string): boolean {
  return splitSentences(folded).some(([from, to]) => doubtfulClauses(folded.slice(from, to)).length > 0);
}

/** Whether everything under the heading is a wish: 求职意向, "Desired position". */
export function isWishHeading(heading: string): boolean {
  const folded = foldPhrase(heading);
  return cues.wishedLabel.find(folded)?.from === 0 && folded.length < maxItemLength;
}

function blank(text: string, ranges: readonly Doubt[]): string {
  let rest = '';
  for (const { from, to } of [...ranges].sort((one, other) => one.from - other.from)) {
    if (from > rest.length) rest += text.slice(rest.length, from);
    rest += ' '.repeat(Math.max(0, to - rest.length));
  }
  return rest + text.slice(rest.length);
}

function splitSentences(folded: string): [number, number][] {
  const sentences: [number, number][] = [];
  let from = 0;
  for (const { index, 0: separator } of folded.matchAll(sentenceEnd)) {
    sentences.push([from, index]);
    from = index + separator.length;
  }
  return [...sentences, [from, folded.length]];
}

function denialsIn(sentence: string): Doubt[] {
  const denied = cues.denied.find(sentence)?.to;
  const before = cues.deniedBefore.find(sentence);
  return [
    ...(denied === undefined ? [] : [{ from: denied, to: sentence.length, isPartly: false }]),
    ...(before ? [{ from: itemStart(sentence, before.from), to: before.from, isPartly: false }] : []),
    ...[...sentence.matchAll(bracketedNo)].map(({ index }) => ({
      from: itemStart(sentence, index),
      to: index,
      isPartly: false,
    })),
  ];
}

function doubtsIn(sentence: string, isPersonal: boolean): Doubt[] {
  const doubts = denialsIn(sentence);
  const end = sentence.length;
  const add = (from: number, to: number, isPartly = false) => doubts.push({ from, to, isPartly });
  const after = (cue: ClaimCue) => cues[cue].find(sentence)?.to;

  const others = after('others');
  if (others !== undefined) add(others, others + sentence.slice(others).search(phraseEnd));
  const wish = wishIn(sentence, isPersonal);
  if (wish !== undefined) add(wish, cues.own.find(sentence, wish)?.from ?? end);
  const wishedBefore = cues.wishedBefore.find(sentence);
  if (wishedBefore) add(0, wishedBefore.from);
  for (const { index, 0: match, groups } of ofOthers.flatMap((pattern) => [...sentence.matchAll(pattern)]))
    add(index + match.indexOf(groups?.theirs ?? ''), index + match.length);
  if (cues.unfinished.find(sentence)) add(0, end, true);
  const helped = after('helped');
  if (helped !== undefined && !helpedPeople.test(sentence.slice(helped))) add(helped, end, true);
  const learnt = after('learnt');
  if (learnt !== undefined) add(learnt, end, true);
  for (let state = cues.state.find(sentence); state; state = cues.state.find(sentence, state.to)) {
    const separator = /[(（[\-–—:：]\s?$/u.exec(sentence.slice(Math.max(0, state.from - 2), state.from));
    if (separator) add(itemStart(sentence, state.from - separator[0].length), state.to, true);
  }
  for (const [from, to] of doubtfulClauses(sentence)) add(from, to, true);
  return doubts;
}

/** Clauses about what others do, and about what has not happened yet. */
function doubtfulClauses(sentence: string): [number, number][] {
  if (othersSentences.some((pattern) => pattern.test(sentence))) return [[0, sentence.length]];
  const doubtful: [number, number][] = [];
  let before = 0;
  for (const [from, to] of clausesOf(sentence)) {
    const clause = sentence.slice(from, to);
    const late = notYet.map((pattern) => clause.search(pattern)).filter((at) => at >= 0);
    // "PMP: booked for March", "two badges, never used at work": the doubt applies to what comes before.
    if (late.length > 0) doubtful.push([Math.min(...late) < 2 || isLabelled(sentence, from) ? before : from, to]);
    else if (othersClauses.some((pattern) => pattern.test(clause))) doubtful.push([from, to]);
    if (!isLabelled(sentence, from)) before = from;
  }
  return doubtful;
}

function isLabelled(sentence: string, at: number): boolean {
  return /[:：]\s?$|\s[–—-]\s$/u.test(sentence.slice(Math.max(0, at - 3), at));
}

function clausesOf(sentence: string): [number, number][] {
  const clauses: [number, number][] = [];
  let from = 0;
  for (const { index, 0: separator } of sentence.matchAll(clauseBreak)) {
    clauses.push([from, index]);
    from = index + separator.length;
  }
  return [...clauses, [from, sentence.length]];
}

function wishIn(sentence: string, isPersonal: boolean): number | undefined {
  const labelled = cues.wishedLabel.find(sentence);
  if (labelled) return labelled.to;
  const anywhere = cues.wished.find(sentence);
  if (anywhere && (isPersonal || isOpening(sentence, anywhere.from))) return anywhere.to;
  const first = cues.wishedFirst.find(sentence);
  return first && isOpening(sentence, first.from) ? first.to : undefined;
}

/** "I am currently looking for": only function words come before. */
function isOpening(sentence: string, at: number): boolean {
  return /^(?:i|i'm|am|was|is|now|currently|je|j'|ich|yo|estoy|actualmente|[^\p{L}])*$/u.test(sentence.slice(0, at));
}

function itemStart(sentence: string, at: number): number {
  let from = at;
  while (from > 0 && at - from < maxItemLength && !itemBreak.test(sentence.charAt(from - 1))) from -= 1;
  return from;
}
