import { packs } from '@fitted/language/packs';
import { fold } from '../text/fold.ts';
import { type FoundPhrase, PhraseTable } from '../text/phrase-table.ts';
import type { Quantity } from '../text/quantities.ts';
import type { DateMention, GuardText, Word } from '../text/read-text.ts';
import { isInside, type Span } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** What part of a line a term is. The comparison has rules for each kind. */
export type TermKind =
  | 'thing'
  | 'figure'
  | 'date'
  | 'relation'
  | 'denial'
  | 'unsure'
  | 'help'
  | 'limit'
  | 'level'
  | 'often'
  | 'current'
  | 'charge'
  | 'cause';

/** A meaningful part of a line. */
export interface Term extends Span {
  readonly kind: TermKind;
  readonly text: string;
  /** Index of the part between two commas or conjunctions: what can be left out without changing the rest. */
  readonly segment: number;
  readonly sentence: number;
  /** Which entry of its table: the name of a relation, the group of a limit. */
  readonly group: string;
  readonly word?: Word;
  readonly quantity?: Quantity;
  readonly bound?: Bound;
  readonly date?: DateMention;
}

export type Bound = 'about' | 'above' | 'below';
const boundNames: readonly Bound[] = ['about', 'above', 'below'];

/** A line broken into terms, in order. What carries no meaning (articles, "I", filler phrases) is left out. */
export interface Statement {
  readonly text: GuardText;
  readonly terms: readonly Term[];
  readonly things: readonly Term[];
  /** CJK runs, with everything that has become a term blanked out. */
  readonly runs: readonly string[];
  readonly segments: readonly Span[];
}

const statements = new WeakMap<Vocabulary, WeakMap<GuardText, Statement>>();

export function readStatement(text: GuardText, vocabulary: Vocabulary): Statement {
  const known = statements.get(vocabulary) ?? new WeakMap<GuardText, Statement>();
  statements.set(vocabulary, known);
  const statement = known.get(text) ?? read(text, vocabulary);
  known.set(text, statement);
  return statement;
}

interface Mark extends FoundPhrase {
  readonly kind: TermKind | 'empty' | 'bound';
  readonly name: string;
}

function read(text: GuardText, vocabulary: Vocabulary): Statement {
  const marks = findMarks(text, vocabulary);
  const segments = findSegments(text, vocabulary);
  const placeOf = (at: number) => ({
    segment: segments.findIndex((span) => isInside(at, span)),
    sentence: text.sentences.findIndex((span) => isInside(at, span)),
  });
  const isAbsorbed = (mark: Mark) =>
    mark.kind === 'relation' && (saysNothing(mark, marks, text, vocabulary) || isByMe(mark, text, vocabulary));
  const isMarked = (at: number) => marks.some((mark) => isInside(at, mark));
  const isSmall = ({ folded, raw }: Word) => vocabulary.isFunctionWord(folded) && !/^\p{Lu}{2,}$/u.test(raw);
  const things = text.words
    .filter((word) => !isMarked(word.at) && !isSmall(word))
    .map((word): Term => {
      const span = { from: word.at, to: word.at + word.raw.length };
      return { ...span, ...placeOf(word.at), kind: 'thing', text: word.raw, group: '', word };
    });
  const terms: Term[] = [
    ...things,
    ...marks
      .filter((mark) => mark.kind !== 'empty' && mark.kind !== 'bound' && !isAbsorbed(mark))
      .map(
        ({ kind, from, to, text: raw, name }): Term => ({
          ...{ from, to, text: raw, group: name, kind: kind as TermKind },
          ...placeOf(from),
        }),
      ),
    ...text.quantities
      .filter(({ isArticle }) => !isArticle)
      .map((quantity): Term => {
        const bound = boundOf(quantity, marks);
        return {
          ...{ from: quantity.from, to: quantity.to, kind: 'figure', group: '', quantity },
          text: `${quantity.value}${quantity.isPercent ? '%' : ''}`,
          ...(bound && { bound }),
          ...placeOf(quantity.from),
        };
      }),
    ...text.dates.map(
      (date): Term => ({
        ...{ from: date.from, to: date.to, kind: 'date', group: '', date },
        text: date.month === undefined ? String(date.year) : `${date.year}-${String(date.month).padStart(2, '0')}`,
        ...placeOf(date.from),
      }),
    ),
  ].sort((one, other) => one.from - other.from);
  return {
    text,
    terms,
    things: terms.filter(({ kind }) => kind === 'thing'),
    runs: text.runs.map((run) => blank(run, marks)).filter((run) => run.trim() !== ''),
    segments,
  };
}

/** 天 is a day in 3天 and 每天, and part of a name in 天猫. */
const oneCharacter = /^[天日分]$/u;
const counted = /[\uE002\d每毎一半几数当单]\s?$/u;

const fillers = new PhraseTable([
  Object.values(packs)
    .flatMap(({ wording: { fillers, firstPerson } }) => `${fillers}|${firstPerson}`.split('|'))
    .map(fold),
]);

/** The longest phrase wins; of two equally long ones, the more limiting. */
function findMarks({ folded }: GuardText, vocabulary: Vocabulary): readonly Mark[] {
  const { unsure, bounds, supporting, limits, frequencies, causes, duties, relations, relationNames } = vocabulary;
  const named = (kind: Mark['kind'], table: PhraseTable, nameOf: (group: number) => string = String) =>
    table.find(folded).map((found): Mark => ({ ...found, kind, name: nameOf(found.group) }));
  const helps = named('help', supporting);
  const found = [
    // "Not only" is not a denial.
    ...named('denial', vocabulary.negations).filter(
      ({ to }) => !/^\s(?:only|just|solo|seulement|nur)\s/u.test(folded.slice(to, to + 12)),
    ),
    ...helps,
    ...named('limit', limits).filter(({ from }) => !/(?:^|\s)not\s$/u.test(folded.slice(Math.max(0, from - 5), from))),
    ...named('unsure', unsure),
    ...named('level', vocabulary.levels),
    // "In the year 2022" means no more than the date.
    ...named('often', frequencies).filter(
      ({ from, to }) =>
        !/^\s\uE001/u.test(folded.slice(to, to + 2)) &&
        !(
          to - from === 1 &&
          oneCharacter.test(folded.slice(from, to)) &&
          !counted.test(folded.slice(Math.max(0, from - 2), from))
        ),
    ),
    ...named('current', vocabulary.current),
    ...named('cause', causes),
    ...named('relation', relations, (group) => relationNames[group] ?? ''),
    ...named('charge', duties).filter(({ from, to }) => !helps.some((one) => one.from < to && from < one.to)),
    ...named('empty', fillers),
    ...named('empty', vocabulary.byMe),
  ]
    .map((mark, order) => ({ mark, order }))
    .sort((one, other) => lengthOf(other.mark) - lengthOf(one.mark) || one.order - other.order);
  // A bound counts only next to a figure, and then it belongs to the figure.
  const taken: Mark[] = named('bound', bounds, (group) => boundNames[group] ?? 'about').filter((mark) =>
    isBesideFigure(mark, folded),
  );
  for (const { mark } of found)
    if (!taken.some((other) => other.from < mark.to && mark.from < other.to)) taken.push(mark);
  return taken;
}

function lengthOf({ from, to }: Span): number {
  return to - from;
}

/** A bound comes before its figure, or after it in scripts without spaces and in "30 people at most". */
function isBesideFigure({ from, to, text, name }: Mark, folded: string): boolean {
  if (/^\.?[\s~]*[$€£¥]?\uE002/u.test(folded.slice(to, to + 5))) return true;
  const isBehind = /\p{Script=Han}|\p{Script=Hiragana}/u.test(text) || (name === 'below' && /max|most/u.test(text));
  return isBehind && /\uE002[^,;\uE002]{0,20}$/u.test(folded.slice(Math.max(0, from - 22), from));
}

function boundOf({ from, to, isOpen }: Quantity, marks: readonly Mark[]): Bound | undefined {
  if (isOpen) return 'above';
  const mark = marks.find(
    (one) =>
      one.kind === 'bound' && ((one.to <= from && from - one.to <= 2) || (one.from >= to && one.from - to <= 25)),
  );
  return mark?.name as Bound | undefined;
}

function findSegments(text: GuardText, { joints }: Vocabulary): Span[] {
  const cuts = joints.find(text.folded);
  return text.clauses.flatMap(({ from, to }) => {
    const spans: Span[] = [];
    let at = from;
    for (const cut of cuts) {
      if (cut.from < at || cut.to > to) continue;
      if (cut.from > at) spans.push({ from: at, to: cut.from });
      at = cut.to;
    }
    return at < to ? [...spans, { from: at, to }] : spans;
  });
}

function blank(run: { readonly text: string; readonly at: number }, marks: readonly Mark[]): string {
  let text = run.text;
  for (const { from, to } of marks) {
    const start = Math.max(0, from - run.at);
    const end = Math.min(run.text.length, to - run.at);
    if (start < end) text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  }
  return text;
}

/** Relations that are part of another expression: "contributed to", "per day", "from 6 to 4", "since 2019 to date". */
function saysNothing(
  { from, to, name, text: own }: Mark,
  marks: readonly Mark[],
  { folded, raw, words }: GuardText,
  { isFunctionWord, isTitle, isSmallTitle }: Vocabulary,
): boolean {
  const isHelped = marks.some(
    (one) => (one.kind === 'help' || one.kind === 'charge') && one.to <= from && from - one.to <= 2,
  );
  const next = words.find((word) => word.at >= to && !isFunctionWord(word.folded))?.folded ?? '';
  // The assistant to a director is not an assistant director.
  const isToPerson = name === 'to' && (isTitle(next) || isSmallTitle(next));
  // "Helped as the treasurer" says what the person was.
  if (isHelped && !isToPerson && name !== 'by' && name !== 'under' && name !== 'as') return true;
  // "Schulung von Kunden" is training of customers, "von Kunden geschult" trained by them.
  if ((own === 'von' || own === 'vom') && /^\p{Lu}[\p{L}-]+$/u.test(lastWord(raw.slice(Math.max(0, from - 30), from))))
    return true;
  const behind = folded.slice(to, to + 12);
  // Masked figures are ignored in the distance: "4" and "four" differ in length.
  const gapTo = (one: Mark) => folded.slice(to, one.from).replace(/\uE002+/gu, '').length;
  // 由12%升至15%: before a figure it says from where.
  if (own === '由' && /^\s?\uE002/u.test(behind)) return true;
  const isTime = marks.some((one) => one.kind === 'often' && one.from >= to && one.from - to < 20 && gapTo(one) <= 3);
  if (isTime || /^\s?\uE001/u.test(behind)) return true;
  const isRange = /[\uE001\uE002]\s?\p{L}{0,8}\s?$/u.test(folded.slice(Math.max(0, from - 11), from));
  return (
    isRange && (name === 'to' || name === 'from') && (/^\s?(?:date|now|[$€£¥]?\uE002)/u.test(behind) || name === 'from')
  );
}

/** Says explicitly that the person did it: "by me". */
function isByMe({ name, to }: Mark, { folded }: GuardText, { grammar }: Vocabulary): boolean {
  if (name !== 'by') return false;
  const behind = folded.slice(to, to + 12).trimStart();
  return grammar.self.some((self) => behind.startsWith(self) && !/^[a-z]/u.test(behind.slice(self.length)));
}

/** Whether a passive names the person as the agent. */
export function isOwnPassive(text: GuardText, vocabulary: Vocabulary): boolean {
  const { relations, relationNames } = vocabulary;
  return relations
    .find(text.folded)
    .some((found) => isByMe({ ...found, kind: 'relation', name: relationNames[found.group] ?? '' }, text, vocabulary));
}

function lastWord(text: string): string {
  return text.split(' ').filter(Boolean).at(-1) ?? '';
}
