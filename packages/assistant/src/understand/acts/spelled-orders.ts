import { pattern } from '@fitted/language/pattern';
import { looseQuotationsIn, quotedWords } from '@fitted/language/writing/quotations';
import type { ResumeDocument } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import { wishCues } from '../../cues.ts';
import { readHeading } from '../../embedded/chat/find/find-target.ts';
import { containsName, foldLetters, foldName } from '../../embedded/chat/fold-name.ts';
import { mentionsIn } from '../../embedded/chat/operations/mentions.ts';
import { deictic, directions, lineUnit } from '../../embedded/chat/operations/units.ts';
import { type Clause, clausesOf } from '../../embedded/chat/wishes/clauses.ts';
import { isSaid, type OrderTemplate, type OrderWords, orderWords, type PartName } from './order-templates.ts';
import type { Act, Slot } from './tag-message.ts';

/** A stretch of the message, both ends in its own letters. */
interface Span {
  readonly from: number;
  readonly to: number;
}

interface Filled extends Span {
  readonly slot: PartName;
  /** It is part of the wording itself: "to the top". */
  readonly isSaid?: true;
}

interface Match {
  readonly act: Act;
  /** How many characters of the order itself were read: "remove", "change … to". */
  readonly said: number;
  /** How many characters stand in the resume: of "replace responsible for with …", "responsible for" and not its first word. */
  readonly standing: number;
}

const maxClauses = 12;
const maxRun = 6;
const maxLength = 400;

/**
 * The orders of a message that are put in plain words and name what stands in this resume. Each clause, or several in a row, is compared
 * with the wordings of all languages; a wording is taken only if what it names is there, letter for letter, and of all ways to cut the message
 * the one that explains most.
 */
export function spelledOrders(message: string, document: ResumeDocument): readonly Act[] {
  const clauses = clausesOf(message);
  if (clauses.length === 0 || clauses.length > maxClauses) return [];
  const text = foldLetters(message).toLowerCase();
  // What is best up to each clause, and the order that ends there.
  const best: Read[] = [{ said: 0, acts: [], last: undefined }];
  for (let end = 1; end <= clauses.length; end += 1) {
    const before = best[end - 1] ?? nothing;
    let found: Read = { ...before, last: undefined };
    for (let at = Math.max(0, end - maxRun); at < end; at += 1) {
      const start = best[at] ?? nothing;
      const match = matchOf(message, text, document, clauses.slice(at, end), start.last);
      // Of two readings that explain as much, the longer one: "the hobbies and Excel out".
      const isBetter = match && start.said + match.said >= found.said + (found.last ? 1 : 0);
      if (isBetter) found = { said: start.said + match.said, acts: [...start.acts, match.act], last: match.act.name };
    }
    best[end] = found;
  }
  return best.at(-1)?.acts ?? [];
}

interface Read {
  readonly said: number;
  readonly acts: readonly Act[];
  readonly last: Act['name'] | undefined;
}

const nothing: Read = { said: 0, acts: [], last: undefined };

function matchOf(
  message: string,
  text: string,
  document: ResumeDocument,
  clauses: readonly Clause[],
  last: Act['name'] | undefined,
): Match | undefined {
  const [first, end] = [clauses[0], clauses.at(-1)];
  if (!first || !end || clauses.some(({ isAsked, at }) => isAsked && at !== end.at)) return undefined;
  const whole = { from: first.at, to: end.at + end.text.length };
  if (whole.to - whole.from > maxLength) return undefined;
  let best: Match | undefined;
  for (const words of orderWords()) {
    const bare = withoutCourtesy(text, whole, words);
    if (bare.from >= bare.to) continue;
    for (const template of words.templates.filter(({ name, isElliptic }) => !isElliptic || name === last))
      for (const filled of fillings(text, bare, template)) {
        const said = saidIn(bare, filled) + (template.isElliptic ? 1 : 0);
        if (best && best.said > said) continue;
        const slots = slotsOf(message, document, filled, words);
        if (!slots) continue;
        const standing = slots.reduce((sum, { name, text: own }) => sum + (name === 'old' ? own.length : 0), 0);
        if (best && best.said === said && best.standing >= standing) continue;
        best = { said, standing, act: actOf(message, template, slots, whole) };
      }
  }
  return best;
}

/** How much of the order was read, before its first slot and behind its last: a "from" between two names may as well be part of one. */
function saidIn({ from, to }: Span, filled: readonly Filled[]): number {
  const slots = filled.filter(({ isSaid: isSpot }) => !isSpot);
  const [first, last] = [slots[0], slots.at(-1)];
  return (first ? first.from - from : 0) + (last ? to - last.to : 0);
}

const actOf = (message: string, { name }: OrderTemplate, slots: readonly Slot[], { from, to }: Span): Act => ({
  ...{ name, from, to, slots, sure: 1, rival: undefined, isSpelled: true },
  text: message.slice(from, to),
});

const maxCourtesies = 6;

/** "could you please … thanks" */
function withoutCourtesy(text: string, { from, to }: Span, { lead, tail }: OrderWords): Span {
  let span = trimmed(text, { from, to });
  for (let turn = 0; turn < maxCourtesies; turn += 1) {
    const opening = lead.exec(text.slice(span.from, span.to))?.[0].length ?? 0;
    const begun = trimmed(text, { from: span.from + opening, to: span.to });
    const closing = tail.exec(text.slice(begun.from, begun.to))?.[0].length ?? 0;
    const next = trimmed(text, { from: begun.from, to: begun.to - closing });
    if (next.from === span.from && next.to === span.to) break;
    span = next;
  }
  return span;
}

/** Nothing is said between two orders but "and", "please". */
export function isCourtesy(message: string): boolean {
  const text = foldLetters(message).toLowerCase();
  return orderWords().some((words) => {
    const { from, to } = withoutCourtesy(text, { from: 0, to: text.length }, words);
    return (
      !/[\p{L}\p{N}]/u.test(text.slice(from, to)) ||
      words.and.exec(` ${text.slice(from, to)} `)?.[0].trim() === text.slice(from, to)
    );
  });
}

/** Without what is not a word at its ends. */
function trimmed(text: string, { from, to }: Span): Span {
  const piece = text.slice(from, to);
  const start = from + (/^[\s,;.!，。；！、]*/u.exec(piece)?.[0].length ?? 0);
  const end = to - (/(?<![\s,;.!?，。；！？、])[\s,;.!?，。；！？、]*$/u.exec(piece)?.[0].length ?? 0);
  return { from: start, to: Math.max(start, end) };
}

const maxPlaces = 4;
const maxFillings = 24;
/** So many tries to fill one wording are enough for any order that somebody means. */
const maxSteps = 120;

/** The ways in which a wording can be found in a stretch of the message, from its first letter to its last. */
function fillings(text: string, span: Span, { pieces }: OrderTemplate): readonly (readonly Filled[])[] {
  const found: (readonly Filled[])[] = [];
  let steps = 0;
  const go = (at: number, from: number, open: PartName | undefined, openFrom: number, filled: readonly Filled[]) => {
    steps += 1;
    if (found.length >= maxFillings || steps > maxSteps) return;
    const piece = pieces[at];
    if (!piece) {
      const rest = { from: openFrom, to: span.to };
      if (open && rest.to > rest.from) found.push([...filled, { slot: open, ...rest }]);
      else if (!open && from >= span.to) found.push(filled);
      return;
    }
    if (!isSaid(piece)) {
      if (!open) return go(at + 1, from, piece.slot, from, filled);
      // "bei Kenntnisse Französisch": the first of two names side by side ends with some word, the longest that stands there.
      for (const end of wordEnds(text, openFrom, span.to))
        go(at + 1, end, piece.slot, end, [...filled, { slot: open, from: openFrom, to: end }]);
      return undefined;
    }
    for (const { index, length } of placesOf(text, span, piece.said, from, open === undefined)) {
      const before = open ? [{ slot: open, from: openFrom, to: index }] : [];
      if (open && index <= openFrom) continue;
      const own = piece.isOfPlace
        ? [{ slot: 'to' as const, isSaid: true as const, from: index, to: index + length }]
        : [];
      go(at + 1, index + length, undefined, index + length, [...filled, ...before, ...own]);
    }
  };
  go(0, span.from, undefined, span.from, []);
  return found
    .map((one) => one.map((slot) => ({ ...slot, ...trimmed(text, slot) })))
    .filter((one) => one.every(({ from, to }) => to > from));
}

/** Where the words of a stretch end, the last but one first. */
function wordEnds(text: string, from: number, to: number): readonly number[] {
  const ends = [...text.slice(from, to).matchAll(/\s+/gu)].map(({ index }) => from + index).filter((end) => end > from);
  return ends.slice(0, maxWords).reverse();
}

const maxWords = 6;

function placesOf(text: string, { to }: Span, said: RegExp, from: number, isHere: boolean) {
  const places: { readonly index: number; readonly length: number }[] = [];
  // All that is searched in the same call begins here; the search itself works on a copy of the pattern.
  said.lastIndex = from;
  // What may be left out has a wording of its own, so that an empty match says nothing.
  for (const { index, 0: all } of text.slice(0, to).matchAll(said)) {
    if (all === '') continue;
    if (places.length >= maxPlaces || (isHere && text.slice(from, index).trim() !== '')) break;
    places.push({ index, length: all.length });
  }
  return places;
}

/** The slots, if all that is named stands in the resume and what is to be written asks for nothing more. */
function slotsOf(
  message: string,
  document: ResumeDocument,
  filled: readonly Filled[],
  words: OrderWords,
): readonly Slot[] | undefined {
  const slots: Slot[] = [];
  const spot = filled.filter(({ slot, isSaid: isSpot }) => slot === 'ref' || isSpot);
  for (const { slot, isSaid: isSpot, ...span } of filled) {
    const own = { ...span, text: message.slice(span.from, span.to) };
    const name = nameStanding(document, own, words);
    if (slot === 'new' || slot === 'what') {
      if (!isWording(own.text) || namesSpot(document, own.text)) return undefined;
      if (slot === 'new' && replacesMore(document, own, words)) return undefined;
      slots.push({ name: slot, ...inQuotes(own) });
    } else if (slot === 'thing') {
      const things = name ? [own] : listed(own, words).filter(({ text }) => text !== '');
      if (!things.every((thing) => nameStanding(document, thing, words))) return undefined;
      slots.push(...things.map((thing) => ({ name: slot, ...thing })));
    } else if (slot === 'old') {
      // A heading that gets another name is renamed, which is read elsewhere.
      if (!name || isSectionName(document, name.text) || namesLine(own.text)) return undefined;
      slots.push({ name: slot, ...name });
    } else if (slot === 'ref') {
      if (!name) return undefined;
    } else if (!isSpot) {
      if (!name || !isPlace(document, name.text)) return undefined;
      slots.push({ name: slot, ...own });
    }
  }
  const [from, to] = [Math.min(...spot.map((one) => one.from)), Math.max(...spot.map((one) => one.to))];
  return spot.length === 0 ? slots : [...slots, { name: 'to', from, to, text: message.slice(from, to) }];
}

const maxWording = 300;

/** What is to be written: some words, and no second order behind them. */
function isWording(text: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text) || text.length > maxWording) return false;
  if (quotedWords(text) !== undefined) return true;
  // What follows a colon is a wording to its end, and what is quoted in part may be two.
  const isQuoted = looseQuotationsIn(text).some(({ from, to }) => from === 0 && to === text.length);
  const isMixed =
    !isQuoted && (looseQuotationsIn(text).length > 0 || /(?<!\p{L})['‘]\p{L}[^'‘’]{0,80}['’](?!\p{L})/u.test(text));
  if (/^[:：]/u.test(text) || isMixed || /\p{sc=Han}\s+\p{sc=Han}/u.test(text)) return false;
  const [, ...others] = clausesOf(text);
  return (
    !deictic.test(foldLetters(text).toLowerCase()) && !others.some(({ act, isAsked }) => act !== undefined || isAsked)
  );
}

/** "the cleaning line": all of it, and not the word. */
const namesLine = (text: string): boolean =>
  lineUnit.test(foldLetters(text).toLowerCase()) && quotedWords(text) === undefined;

const openingPlace = pattern('iu')`^${wishCues.any('placeBefore')}\s`;

/** "to Globex: …", "Rust to skills and Go", "AWS first": these say where, and nothing that is to be written. */
function namesSpot(document: ResumeDocument, text: string): boolean {
  if (quotedWords(text) !== undefined) return false;
  const folded = foldLetters(text).toLowerCase();
  const isShort = hasCjk(text) ? text.length <= maxSpotLength : text.split(/\s+/u).length <= maxSpotWords;
  return (
    openingPlace.test(folded) ||
    (isShort && directions.some(([, said]) => said.test(folded))) ||
    headingsOf(document).some((heading) => containsName(folded, heading))
  );
}

const headings = new WeakMap<ResumeDocument, readonly string[]>();

function headingsOf(document: ResumeDocument): readonly string[] {
  const known =
    headings.get(document) ?? document.sections.flatMap(({ heading }) => (heading ? [foldName(heading.text)] : []));
  headings.set(document, known);
  return known;
}

const maxSpotWords = 6;
const maxSpotLength = 14;

interface Named extends Span {
  readonly text: string;
}

function listed({ from, text }: Named, { and }: OrderWords): readonly Named[] {
  const pieces: Named[] = [];
  let at = 0;
  const push = (to: number) => {
    const piece = trimmed(text, { from: at, to });
    pieces.push({ from: from + piece.from, to: from + piece.to, text: text.slice(piece.from, piece.to) });
  };
  const quotations = looseQuotationsIn(text);
  for (const { index, 0: found } of foldLetters(text).toLowerCase().matchAll(new RegExp(and, 'giu'))) {
    if (quotations.some((one) => index > one.from && index < one.to)) continue;
    push(index);
    at = index + found.length;
  }
  push(text.length);
  return pieces;
}

/** "Munich and 2010 to 2009": what comes after the "and" stands in the resume, and is replaced as well. */
const replacesMore = (document: ResumeDocument, named: Named, words: OrderWords): boolean =>
  listed(named, words)
    .slice(1)
    .some(({ text }) => /\s/u.test(text) && stands(document, text.split(/\s+/u)[0] ?? ''));

/** The words within apostrophes, which are not quotation marks everywhere. */
function inQuotes(named: Named): Named {
  const [first] = looseQuotationsIn(named.text);
  const isWhole = first?.from === 0 && first.to === named.text.length && /^['‘「『]/u.test(named.text);
  return isWhole ? { from: named.from + 1, to: named.to - 1, text: first.words } : named;
}

const maxAround = 4;

/** The words of a name that stand in the resume: all of it, or without "the", "my line about". */
function nameStanding(document: ResumeDocument, named: Named, words: OrderWords): Named | undefined {
  const { from, to, text } = inQuotes(named);
  const quoted = quotedWords(text);
  if (quoted !== undefined) return stands(document, quoted) ? { from, to, text } : undefined;
  const folded = foldLetters(text).toLowerCase();
  let span: Span = { from: 0, to: text.length };
  for (let turn = 0; turn <= maxAround; turn += 1) {
    const piece = text.slice(span.from, span.to);
    if (isPointing(piece)) return undefined;
    if (stands(document, quotedWords(piece) ?? piece))
      return { from: from + span.from, to: from + span.to, text: piece };
    const before = words.aroundBefore.exec(folded.slice(span.from, span.to))?.[0].length ?? 0;
    const begun = trimmed(folded, { from: span.from + before, to: span.to });
    const behind = words.aroundBehind.exec(folded.slice(begun.from, begun.to))?.[0].length ?? 0;
    const next = before > 0 ? begun : trimmed(folded, { from: begun.from, to: begun.to - behind });
    if (next.from === span.from && next.to === span.to) return undefined;
    span = next;
  }
  return undefined;
}

/** "it", "that": whatever the resume says of IT. */
function isPointing(text: string): boolean {
  const folded = foldLetters(text).toLowerCase();
  return deictic.exec(folded)?.[0].trim() === folded;
}

/** Letter for letter somewhere in the resume, or the name of a section. */
function stands(document: ResumeDocument, words: string): boolean {
  const sought = spaced(words);
  if (!/[\p{L}\p{N}]/u.test(sought)) return false;
  const known = textsOf(document);
  const isCjk = hasCjk(words);
  for (let at = known.indexOf(sought); at >= 0; at = known.indexOf(sought, at + 1)) {
    const isTorn = (place: number) => /^[\p{L}\p{N}]{2}$/u.test(known.slice(place - 1, place + 1));
    if (isCjk || !(isTorn(at) || isTorn(at + sought.length))) return true;
  }
  return isSectionName(document, words);
}

const maxNameLength = 24;

function isSectionName(document: ResumeDocument, words: string): boolean {
  const heading = readHeading(foldName(words));
  return (
    words.length <= maxNameLength &&
    heading !== undefined &&
    document.sections.some(({ kind }) => kind === heading.kind)
  );
}

const spaced = (text: string): string => foldLetters(text.normalize('NFC')).toLowerCase().replace(/\s+/gu, ' ').trim();

const texts = new WeakMap<ResumeDocument, string>();

function textsOf(document: ResumeDocument): string {
  const known =
    texts.get(document) ??
    linesOf(document)
      .map(({ text }) => spaced(text))
      .join('\n');
  texts.set(document, known);
  return known;
}

/** A section, or a job or a school by its name. */
function isPlace(document: ResumeDocument, words: string): boolean {
  const { sections, entries } = mentionsIn(document, words);
  return sections.length + entries.length > 0;
}
