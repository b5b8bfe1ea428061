import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import type { Entry, Line, NodeId, ResumeDocument, Section } from '../document.ts';
import type { Edit } from '../edit/edit.ts';
import { linesOfEntry } from '../edit/text-at.ts';
import { isStudy, placeOfBody } from '../section-traits.ts';
import { labelOf } from './labels.ts';
import type { GuardSource, Role, Source } from './source.ts';
import { belongsTo, isAboutLine } from './support/fact-place.ts';
import { isStatementLine } from './support/statement-line.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Where an edit applies, which decides what may support it. */
export type Place = 'contact' | 'head' | 'entry' | 'list' | 'summary' | 'heading';

export interface Scope {
  readonly place: Place;
  readonly vocabulary: Vocabulary;
  /** What the edit replaces; undefined for an insertion. */
  readonly before: Source | undefined;
  /** The other lines of the same entry, so about the same role. */
  readonly near: readonly Source[];
  /** All other lines of the resume, for summaries and skills lists. */
  readonly far: readonly Source[];
  /** The other lines of sections of the same kind. */
  readonly sameKind: readonly Source[];
  /** What the person states about themselves outside the resume. */
  readonly stated: readonly Source[];
  /** Everything the person told us, including denials. It may enter the resume word for word but supports nothing else. */
  readonly said: readonly Source[];
  /** Head lines of the document and of all entries: the positions the person held. */
  readonly titles: readonly Source[];
  readonly roles: readonly Role[];
  readonly section: Section | undefined;
  /** The kind given by the line's own label, or else by the heading above it. */
  readonly kind: SectionKind | undefined;
  readonly entry: Entry | undefined;
}

/** Undefined if the edit's target is not in the document. */
export function scopeOf(source: GuardSource, edit: Edit): Scope | undefined {
  const spot = findSpot(source.document, edit);
  if (!spot) return undefined;
  const { section, entry } = spot;
  const own = 'lineId' in edit.target ? source.byLine.get(edit.target.lineId) : undefined;
  const label = spot.place === 'contact' || spot.place === 'heading' ? undefined : labelOf(own?.text.raw ?? edit.after);
  const kind = edit.kind === 'insert-section' ? edit.section : (label?.kind ?? section?.kind);
  const unlabelled = isProfile(spot, own) ? 'summary' : isTold(spot, own, source) ? 'entry' : spot.place;
  const place = label && edit.kind !== 'insert-section' ? placeOfBody[label.kind] : unlabelled;
  const isSafe = own !== undefined && !source.vocabulary.instructions.occurs(own.text.folded);
  const nearLines = place === 'head' ? (entry?.head ?? []) : entry ? linesOfRole(entry, section, source) : [];
  const nearIds: ReadonlySet<NodeId> = new Set(nearLines.map(({ id }) => id));
  const isOfHere = (fact: Source) => isAboutLine(fact, own, source) || belongsTo(fact, entry, source);
  return {
    place,
    vocabulary: source.vocabulary,
    before: isSafe ? own : undefined,
    near: source.all.filter(({ id }) => nearIds.has(id) && id !== own?.id),
    // Lazy, because few edits need them.
    get far() {
      return source.all.filter(({ id }) => id !== own?.id);
    },
    get sameKind() {
      return linesOfKind(source, kind, own);
    },
    get stated() {
      return source.facts.filter(isOfHere);
    },
    said: source.said.filter(isOfHere),
    titles: source.titles,
    roles: source.roles,
    section,
    kind,
    entry,
  };
}

function linesOfKind(
  { all, document }: GuardSource,
  kind: Section['kind'] | undefined,
  own?: Source,
): readonly Source[] {
  const alike = document.sections.filter((section) => section.kind === kind);
  const ids: ReadonlySet<NodeId> = new Set(
    alike.flatMap(({ entries }) => entries.flatMap(linesOfEntry).map(({ id }) => id)),
  );
  return all.filter(({ id, text }) => {
    const label = labelOf(text.raw);
    return id !== own?.id && (label ? label.kind === kind : ids.has(id));
  });
}

/** A statement about work that the parser mistook for a head. */
function isTold({ place, section }: Spot, own: Source | undefined, { vocabulary }: GuardSource): boolean {
  const isOfWork = section !== undefined && !isStudy(section.kind);
  return place === 'head' && isOfWork && own !== undefined && isStatementLine(own.text, vocabulary);
}

/** Rejoins what the parser split: an entry without a real head continues the role before it. */
function linesOfRole(entry: Entry, section: Section | undefined, source: GuardSource): Line[] {
  const all = section?.entries ?? [];
  const goesOn = (place: number) => place > 0 && isContinued(all[place], all[place - 1], source);
  let from = all.indexOf(entry);
  let to = from;
  while (goesOn(from)) from -= 1;
  while (to >= 0 && goesOn(to + 1)) to += 1;
  return from < 0 ? linesOfEntry(entry) : all.slice(from, to + 1).flatMap(linesOfEntry);
}

/** All its head lines are statements; or it has only dates, and the entry before is a single line with the name. */
function isContinued(entry: Entry | undefined, last: Entry | undefined, { byLine, vocabulary }: GuardSource): boolean {
  if (!entry || !last) return false;
  const heads = entry.head.flatMap(({ id }) => byLine.get(id) ?? []);
  if (heads.length > 0 && heads.every(({ text }) => isStatementLine(text, vocabulary))) return true;
  const isNameless = entry.fields.title === undefined && entry.fields.organisation === undefined;
  return isNameless && last.head.length === 0 && last.body.length === 1;
}

/** A paragraph about the person under their name or under a custom heading is a summary, whatever the heading says. */
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
  if (edit.kind === 'insert-section') return { place: placeOfBody[edit.section] };
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
      const isNamed = isHead && placeOfBody[section.kind] !== 'list';
      if (isNamed && edit.kind !== 'insert-line') return { place: 'head', section, entry };
      if (isHead || isBody || isEntry) return { place: placeOfEntry(section, entry), section, entry };
    }
  }
  return undefined;
}

function placeOfEntry(section: Section, entry: Entry): Place {
  return section.kind === 'other' && entry.head.length > 0 ? 'entry' : placeOfBody[section.kind];
}
