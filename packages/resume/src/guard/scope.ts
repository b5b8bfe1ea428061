import type { Entry, Line, ResumeDocument, Section } from '../document.ts';
import type { Edit } from '../edit/edit.ts';
import { linesOf, linesOfEntry } from '../edit/text-at.ts';
import { belongsTo, isAboutLine } from './support/fact-place.ts';
import { ownStatements } from './support/own-statement.ts';
import { isStatementLine } from './support/statement-line.ts';
import { fold } from './text/fold.ts';
import { type GuardText, readText } from './text/read-text.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** A line of the resume, or a stated fact, as something that can support a claim. */
export interface Source {
  /** Id of the line, or the fact's place in the list. */
  readonly id: string;
  readonly kind: 'line' | 'stated';
  readonly text: GuardText;
  /** A bare list names things without showing their use. */
  readonly isList: boolean;
}

/** One thing the person did or learnt, with a head of its own. */
export interface Role {
  readonly head: readonly Source[];
  /** The head too. */
  readonly lines: readonly Source[];
  /** Folded; '' when the parser saw none. */
  readonly organisation: string;
}

/** Where an edit stands, which decides what may support it. */
export type Place = 'contact' | 'head' | 'entry' | 'list' | 'summary' | 'heading';

export interface Scope {
  readonly place: Place;
  readonly vocabulary: Vocabulary;
  /** What the edit replaces; undefined for an insertion. */
  readonly before: Source | undefined;
  /** The other lines of the same entry: the person said it of the same role. */
  readonly near: readonly Source[];
  /** All lines of the resume: for a summary and for lists of skills. */
  readonly far: readonly Source[];
  /** The other lines of sections of the same kind. */
  readonly sameKind: readonly Source[];
  /** What the person states about themselves beside the resume. */
  readonly stated: readonly Source[];
  /** All that they told us, denials too: word for word it may stand in the resume, and it carries nothing else. */
  readonly said: readonly Source[];
  /** The heads of all entries: the positions the person held. */
  readonly titles: readonly Source[];
  readonly roles: readonly Role[];
  /** What is new in a line and stands here was taken from the posting. */
  readonly posting: GuardText;
  readonly section: Section | undefined;
  readonly entry: Entry | undefined;
}

/** A resume read once for any number of edits. */
export interface GuardSource {
  readonly document: ResumeDocument;
  readonly vocabulary: Vocabulary;
  readonly byLine: ReadonlyMap<string, Source>;
  readonly all: readonly Source[];
  readonly facts: readonly Source[];
  readonly said: readonly Source[];
  readonly titles: readonly Source[];
  readonly roles: readonly Role[];
  readonly posting: GuardText;
  /** All texts of the person, for the signs that they use. */
  readonly known: string;
}

export function readSource(document: ResumeDocument, statedFacts: readonly string[], posting = ''): GuardSource {
  const vocabulary = vocabularyOf(document.language);
  const lists = new Set(
    document.sections
      .filter(({ kind }) => kind === 'skills' || kind === 'languages')
      .flatMap(({ entries }) => entries.flatMap(linesOfEntry).map(({ id }) => id)),
  );
  const read = (line: Line): Source => ({
    id: line.id,
    kind: 'line',
    text: readText(line.text, document.language),
    isList: lists.has(line.id),
  });
  const readFact = (fact: string, index: number): Source => ({
    id: String(index),
    kind: 'stated',
    text: readText(fact, document.language),
    isList: false,
  });
  const sources = linesOf(document).map(read);
  // A line that speaks to software says nothing about the person, so it supports nothing.
  const all = sources.filter(({ text }) => !vocabulary.instructions.occurs(text.folded));
  const byLine = new Map(sources.map((source) => [source.id, source]));
  const byId = new Map(all.map((source) => [source.id, source]));
  const headIds = new Set([
    ...document.head.lines.map(({ id }) => id),
    ...document.sections.flatMap(({ entries }) => entries.flatMap(({ head }) => head.map(({ id }) => id))),
  ]);
  const sourcesOf = (lines: readonly Line[]) => lines.flatMap(({ id }) => byId.get(id) ?? []);
  return {
    document,
    vocabulary,
    roles: document.sections
      .flatMap(({ entries }) => entries)
      .filter(({ head }) => head.length > 0)
      .map((entry) => ({
        head: sourcesOf(entry.head),
        lines: sourcesOf(linesOfEntry(entry)),
        organisation: fold(entry.fields.organisation ?? ''),
      })),
    posting: readText(posting, document.language),
    byLine,
    all,
    facts: statedFacts
      .map(ownStatements)
      .map(readFact)
      .filter(({ text }) => text.raw !== ''),
    said: statedFacts.map(readFact),
    known: [...sources.map(({ text }) => text.raw), ...statedFacts].join('\n').normalize('NFC'),
    // What is not finished is not held.
    titles: all.filter(({ id, text }) => headIds.has(id) && !vocabulary.negations.occurs(text.folded)),
  };
}

/** Undefined when the edit's target is not in the document. */
export function scopeOf(source: GuardSource, edit: Edit): Scope | undefined {
  const spot = findSpot(source.document, edit);
  if (!spot) return undefined;
  const { section, entry } = spot;
  const own = 'lineId' in edit.target ? source.byLine.get(edit.target.lineId) : undefined;
  const place = isProfile(spot, own) ? 'summary' : isTold(spot, own, source) ? 'entry' : spot.place;
  const isSafe = own !== undefined && !source.vocabulary.instructions.occurs(own.text.folded);
  const nearLines = place === 'head' ? (entry?.head ?? []) : entry ? linesOfRole(entry, section, source) : [];
  const nearIds = new Set(nearLines.map(({ id }) => id));
  const isOfHere = (fact: Source) => isAboutLine(fact, own, source) || belongsTo(fact, entry, source);
  return {
    place,
    vocabulary: source.vocabulary,
    before: isSafe ? own : undefined,
    near: source.all.filter(({ id }) => nearIds.has(id) && id !== own?.id),
    far: source.all.filter(({ id }) => id !== own?.id),
    sameKind: linesOfKind(source, edit.kind === 'insert-section' ? edit.section : section?.kind, own),
    stated: source.facts.filter(isOfHere),
    said: source.said.filter(isOfHere),
    titles: source.titles,
    roles: source.roles,
    posting: source.posting,
    section,
    entry,
  };
}

function linesOfKind(
  { all, document }: GuardSource,
  kind: Section['kind'] | undefined,
  own?: Source,
): readonly Source[] {
  const alike = document.sections.filter((section) => section.kind === kind);
  const ids = new Set(alike.flatMap(({ entries }) => entries.flatMap(linesOfEntry).map(({ id }) => id)));
  return all.filter(({ id }) => ids.has(id) && id !== own?.id);
}

/** A line about work that the parser took for a head. */
function isTold({ place, section }: Spot, own: Source | undefined, { vocabulary }: GuardSource): boolean {
  const isWork = section !== undefined && section.kind !== 'education' && section.kind !== 'certifications';
  return place === 'head' && isWork && own !== undefined && isStatementLine(own.text, vocabulary);
}

/** What the parser took apart: an entry without a head of its own goes on telling of the role before it. */
function linesOfRole(entry: Entry, section: Section | undefined, source: GuardSource): Line[] {
  const all = section?.entries ?? [];
  const goesOn = (place: number) => place > 0 && isContinued(all[place], all[place - 1], source);
  let from = all.indexOf(entry);
  let to = from;
  while (goesOn(from)) from -= 1;
  while (to >= 0 && goesOn(to + 1)) to += 1;
  return from < 0 ? linesOfEntry(entry) : all.slice(from, to + 1).flatMap(linesOfEntry);
}

/** All its heads are lines about work; or they are only dates, and the name stands alone in the entry before. */
function isContinued(entry: Entry | undefined, last: Entry | undefined, { byLine, vocabulary }: GuardSource): boolean {
  if (!entry || !last) return false;
  const heads = entry.head.flatMap(({ id }) => byLine.get(id) ?? []);
  if (heads.length > 0 && heads.every(({ text }) => isStatementLine(text, vocabulary))) return true;
  const isNameless = entry.fields.title === undefined && entry.fields.organisation === undefined;
  return isNameless && last.head.length === 0 && last.body.length === 1;
}

/** A paragraph about the person under the name, or under a heading of their own, is a summary whatever it is called. */
function isProfile({ place, section }: Spot, own: Source | undefined): boolean {
  if (!own || own.text.contacts.length > 0) return false;
  if (place !== 'contact' && !(place === 'list' && section?.kind === 'other')) return false;
  const { words, runs, raw } = own.text;
  const isSentence = /[.。!！]$/u.test(raw.trim()) && (words.length > 3 || runs.some(({ text }) => text.length > 3));
  return isSentence || words.length > 10;
}

interface Spot {
  readonly place: Place;
  readonly section?: Section;
  readonly entry?: Entry;
}

function findSpot(document: ResumeDocument, edit: Edit): Spot | undefined {
  const { target } = edit;
  if (edit.kind === 'insert-head-line') return { place: 'contact' };
  if (edit.kind === 'insert-section') return { place: placeOfKind(edit.section) };
  if ('sectionId' in target) {
    const section = document.sections.find(({ id }) => id === target.sectionId);
    return section && { place: edit.kind === 'rename-heading' ? 'heading' : 'head', section };
  }
  if ('lineId' in target && document.head.lines.some(({ id }) => id === target.lineId)) return { place: 'contact' };
  const anchor = 'lineId' in target ? target.lineId : 'afterLineId' in target ? target.afterLineId : undefined;
  for (const section of document.sections) {
    for (const entry of section.entries) {
      const isHead = anchor !== undefined && entry.head.some(({ id }) => id === anchor);
      const isBody = anchor !== undefined && entry.body.some(({ id }) => id === anchor);
      const isEntry = 'entryId' in target && target.entryId === entry.id;
      const isNamed = isHead && placeOfKind(section.kind) !== 'list';
      if (isNamed && edit.kind !== 'insert-line') return { place: 'head', section, entry };
      if (isHead || isBody || isEntry) return { place: placeOfEntry(section, entry), section, entry };
    }
  }
  return undefined;
}

function placeOfEntry(section: Section, entry: Entry): Place {
  const place = placeOfKind(section.kind);
  return section.kind === 'other' && entry.head.length > 0 ? 'entry' : place;
}

function placeOfKind(kind: Section['kind']): Place {
  if (kind === 'summary') return 'summary';
  if (
    kind === 'skills' ||
    kind === 'languages' ||
    kind === 'certifications' ||
    kind === 'interests' ||
    kind === 'other'
  )
    return 'list';
  return 'entry';
}
