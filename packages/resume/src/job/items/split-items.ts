import type { Language } from '@fitted/contract/languages';
import { postingTables, traitsOf } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import { contentWords } from '../../match/content-words.ts';
import { spoken } from '../data/lead-clauses.ts';
import { jobCues } from '../job-cues.ts';
import { trimItem } from './trim-item.ts';

/** A piece of a line that may be one requirement. */
export interface Item {
  /** Offset in the line. */
  readonly at: number;
  readonly text: string;
  /** How it is joined to the item before. */
  readonly joint: Joint;
  /** Brackets that follow it. */
  readonly brackets: readonly Bracket[];
}

/** `list`: a comma, so the next joint decides. `stop`: a semicolon. `example`: what follows are examples of the item before. */
export type Joint = 'start' | 'list' | 'stop' | 'and' | 'or' | 'slash' | 'example';

export interface Bracket {
  readonly at: number;
  readonly text: string;
}

/** Items of which any one is enough, and whether something similar is too. */
export interface Choice {
  readonly items: readonly Item[];
  readonly isOpen: boolean;
}

interface Range {
  readonly at: number;
  readonly length: number;
}

type Piece = Omit<Item, 'brackets'>;

const bracketed = /[(（[［]([^()（）[\]［］]*)[)）\]］]/gu;
const maxOptionLength = 6;

/** What has been recognised in a line before it is split. */
interface Known {
  /** Names that must not be split. */
  readonly known: readonly Range[];
  /** Those of them that are requirements in themselves: tools, certificates, languages. */
  readonly names: readonly Range[];
  readonly isTongue: (item: Item) => boolean;
}

const nothingKnown: Known = { known: [], names: [], isTongue: () => false };

/** Splits a line into choices at its commas and "and"s, but never inside a known name. */
export function splitItems(line: string, language: Language, { known, names, isTongue } = nothingKnown): Choice[] {
  const brackets: Bracket[] = [];
  const bare = line.replace(bracketed, (whole, inner: string, at: number) => {
    brackets.push({ at: at + 1, text: inner });
    return ' '.repeat(whole.length);
  });
  const outside = known.filter((name) => !brackets.some(({ at, text }) => name.at >= at && name.at < at + text.length));
  const isName = ({ at, text }: Piece) =>
    names.some((name) => name.at <= at && at + text.length <= name.at + name.length);
  const told = mergeStubs(withoutAsides(cut(bare, language, outside), language), language, bare, isName);
  const items = mergeObjects(told, language, bare, isName).map((piece) => ({
    ...piece,
    brackets: brackets.filter(({ at }) => at >= piece.at && at <= piece.at + piece.text.length + 2),
  }));
  return groupChoices(items, language, isTongue);
}

function cut(bare: string, language: Language, known: readonly Range[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let joint: Joint = 'start';
  const close = (to: number) => {
    const piece = bare.slice(from, to);
    const lead = piece.length - piece.trimStart().length;
    if (piece.trim() !== '') pieces.push({ at: from + lead, text: piece.trim(), joint });
  };
  for (const found of bare.matchAll(postingTables[language].postings.joints)) {
    const at = found.index;
    const to = at + found[0].length;
    // "categories 1, 3 and 5".
    if (
      /\d$/u.test(bare.slice(0, at)) &&
      /^\d{1,2}(?![\d.])(?!\s?(?:\+|years|jahre|ans|años|年))/iu.test(bare.slice(to))
    )
      continue;
    if (known.some((name) => name.at < to && at < name.at + name.length && at > name.at)) continue;
    close(at);
    from = to;
    joint = jointOf(found);
  }
  close(bare.length);
  return pieces;
}

function jointOf({ 0: found, groups }: RegExpExecArray): Joint {
  if (groups?.example) return 'example';
  if (groups?.or) return 'or';
  if (groups?.slash) return 'slash';
  // A semicolon ends a list that a comma would continue.
  return groups?.and ? 'and' : /[;；。]/u.test(found) ? 'stop' : 'list';
}

/** Merges fragments that make no sense alone: "run and upgrade clusters", "Fristen- und Terminverwaltung", "weekly and monthly pay". */
function mergeStubs(
  pieces: readonly Piece[],
  language: Language,
  bare: string,
  isName: (piece: Piece) => boolean,
): Piece[] {
  const { lastDeed } = postingTables[language].postings;
  const merged: Piece[] = [];
  // From the end, so that all verbs of "install, maintain and repair boilers" reach their object.
  for (const piece of [...pieces].reverse()) {
    const next = merged[0];
    const joins =
      next &&
      ((isStub(piece, next, language) && !isName(piece)) ||
        isSameWord(piece, next) ||
        (next.joint !== 'or' && postingTables[language].postings.trailing?.test(next.text)) ||
        (isTrailed(next, language) && !isName(next) && (lastDeed?.before.test(piece.text) ?? true)));
    if (joins) merged[0] = { ...piece, text: bare.slice(piece.at, next.at + next.text.length) };
    else merged.unshift(piece);
  }
  return merged;
}

/** "…, as we also handle food": drops a clause that only explains, with everything that depends on it. */
function withoutAsides(pieces: readonly Piece[], language: Language): Piece[] {
  const told: Piece[] = [];
  let isAside = false;
  for (const piece of pieces) {
    isAside =
      told.length > 0 &&
      (postingTables[language].postings.aside?.test(piece.text) || (isAside && piece.joint !== 'list'));
    if (!isAside) told.push(piece);
  }
  return told;
}

/** "Schedule hearings, mediations and meetings" is one task; "Answer calls and greet guests" is two. Names stay separate. */
function mergeObjects(
  pieces: readonly Piece[],
  language: Language,
  bare: string,
  isName: (piece: Piece) => boolean,
): Piece[] {
  // "the post" is a thing, "ability to post" an action.
  const isDeed = ({ text, joint }: Piece) =>
    postingTables[language].postings.deedStart?.test(
      joint === 'start' || spoken.test(text) ? trimItem(text).text : text,
    ) ?? false;
  if (pieces.some(({ joint }) => joint === 'or' || joint === 'slash' || joint === 'example')) return [...pieces];
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    const isObject = last && isDeed(last) && !isDeed(piece) && !isName(piece) && !isName(last);
    if (isObject) merged[merged.length - 1] = { ...last, text: bare.slice(last.at, piece.at + piece.text.length) };
    else merged.push(piece);
  }
  return merged;
}

const minStem = 5;

/** "Bürgerinnen und Bürger", "alumnas y alumnos", "clients et clientes": the same people twice. */
function isSameWord({ text }: Piece, next: Piece): boolean {
  if (next.joint !== 'and' && next.joint !== 'slash') return false;
  const one = text.split(/\s+/u).at(-1)?.toLowerCase() ?? '';
  const other = next.text.split(/\s+/u)[0]?.toLowerCase() ?? '';
  const shorter = Math.min(one.length, other.length);
  return shorter >= minStem && one !== other && one.slice(0, shorter - 1) === other.slice(0, shorter - 1);
}

/** Whether a piece makes no sense without the next one. */
function isStub({ text, joint }: Piece, next: Piece, language: Language): boolean {
  const { lastDeed, adjectiveEnding, bareVerb, doingNoun, ofWord, openTail } = postingTables[language].postings;
  // "media, design or similar": here "design" is a thing.
  if (next.joint === 'or' && openTail.test(next.text)) return false;
  const { adjectivesFollow, writesSpaces } = traitsOf(language);
  if (lastDeed) return next.joint === 'and' && lastDeed.thing.test(text) && lastDeed.closing.test(next.text);
  if (/\p{L}-$/u.test(text)) return true;
  const isDescribing =
    !adjectivesFollow && next.joint !== 'list' && adjectiveEnding?.test(text.split(/\s+/u).at(-1) ?? '');
  if (isDescribing) return true;
  // "You will plan, deliver and evaluate care".
  const deed = joint === 'start' && writesSpaces ? trimItem(text).text : text;
  if (bareVerb?.test(deed)) return true;
  if (/\s/u.test(text)) return false;
  return (doingNoun?.test(text) && ofWord?.test(next.text)) ?? false;
}

/** Whether a piece only describes the previous one: "cuentas nacionales e internacionales". */
function isTrailed({ text, joint }: Piece, language: Language): boolean {
  const { lastDeed, adjectiveEnding } = postingTables[language].postings;
  if (lastDeed) return joint === 'list' && lastDeed.further.test(text);
  return (
    traitsOf(language).adjectivesFollow &&
    joint !== 'list' &&
    !/\s/u.test(text) &&
    (adjectiveEnding?.test(text) ?? false)
  );
}

const choiceJoint = pattern('u')`${jobCues.any('choiceJoint')}`;

function groupChoices(items: readonly Item[], language: Language, isTongue: (item: Item) => boolean): Choice[] {
  const choices: { items: Item[]; isOpen: boolean }[] = [];
  /** How many of the last choices, joined by commas, an "or" may still include. */
  let chain = 0;
  let isExampling = false;
  const takeIn = (count: number, item: readonly Item[], isOpen: boolean) => {
    const all = choices.splice(Math.max(0, choices.length - count)).flatMap((one) => one.items);
    choices.push({ items: [...all, ...item], isOpen });
    chain = 1;
  };
  for (const [place, item] of items.entries()) {
    const isFirst = choices.length === 0;
    // "Python, Docker, AWS or Azure, CI/CD": an "or" in the middle of a list joins only its neighbours.
    const stop = items.findIndex(({ joint }, at) => at > place && joint === 'stop');
    const isInner = items
      .slice(place + 1, stop < 0 ? undefined : stop)
      .some(({ joint }) => joint === 'list' || joint === 'and');
    if (
      !isFirst &&
      (postingTables[language].postings.openTail.test(item.text) ||
        (item.joint === 'or' && contentWords(item.text).size === 0))
    ) {
      takeIn(Math.max(1, chain), [], true);
      continue;
    }
    // "会计、财务管理等专业本科" are fields of one degree, "SAP、北森、用友等系统之一" is one of them.
    if (!isFirst && chain > 0 && choiceJoint.test(item.text) && item.joint !== 'and' && item.joint !== 'stop') {
      takeIn(chain, [item], false);
      continue;
    }
    // "a transit program: Taric, Visual Trans, CargoWise…": others would do as well.
    if (!isFirst && chain > 1 && isShort(item) && /(?:\.{2,3}|…)$/u.test(item.text)) {
      takeIn(chain, [{ ...item, text: item.text.replace(/\s?(?:\.{2,3}|…)$/u, '') }], true);
      continue;
    }
    // "Bilingual English/Spanish" requires both.
    const isEither = item.joint === 'or' || (item.joint === 'slash' && !isTongue(item));
    isExampling = item.joint === 'example' || (isExampling && (isEither || isShort(item)));
    if (!isFirst && isExampling) takeIn(1, [item], true);
    else if (!isFirst && isEither) {
      // "Certificate of level 2, English or French": the choice includes only items of the same kind.
      const sort = isTongue(item);
      let taken = 1;
      while (
        !isInner &&
        isShort(item) &&
        taken < chain &&
        !isClause(choices.at(-1), language) &&
        choices.at(-1 - taken)?.items.every((one) => isTongue(one) === sort)
      )
        taken += 1;
      takeIn(taken, [item], false);
    } else {
      choices.push({ items: [item], isOpen: false });
      chain = item.joint === 'list' && isShort(item) ? chain + 1 : 1;
    }
  }
  return choices;
}

/** "elaborar la planificación, … como tutor o tutora": an "or" in its last words does not turn a whole task into a choice. */
function isClause(choice: { readonly items: readonly Item[] } | undefined, language: Language): boolean {
  return (
    choice?.items.some(({ text }) => postingTables[language].postings.deedStart?.test(text) && /\s/u.test(text)) ??
    false
  );
}

function isShort({ text }: Item): boolean {
  return text.split(/\s+/u).length <= maxOptionLength;
}
