import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import type { Language } from '@fitted/contract/languages';
import { guardTables } from '@fitted/language/packs';
import type { Entry, Line, NodeId, Period, ResumeDocument } from '../document.ts';
import { linesOf, linesOfEntry } from '../edit/text-at.ts';
import { hasItems, isStudy } from '../section-traits.ts';
import { labelOf } from './labels.ts';
import { ownStatements } from './support/own-statement.ts';
import { fold } from './text/fold.ts';
import { readPart } from './text/read-part.ts';
import type { GuardText } from './text/read-text.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** A line of the resume, or a stated fact, as something that can support a claim. */
export interface Source {
  /** Line id, or index of the fact in the list. */
  readonly id: string;
  readonly kind: 'line' | 'stated';
  readonly text: GuardText;
  /** A bare list names things without showing that they were used. */
  readonly isList: boolean;
  /** A degree, a certificate, a language: leaving any part out could make it claim more. */
  readonly isWhole: boolean;
  /** The head lines of a role joined together; they say something about that role only. */
  readonly isHead?: boolean;
}

/** One position or course of study: an entry with its own head. */
export interface Role {
  readonly head: readonly Source[];
  /** Includes the head. */
  readonly lines: readonly Source[];
  /** How long it lasted ("7 years"), or that it is ongoing ("since 2018"). */
  readonly lasted: readonly string[];
  /** False for education. */
  readonly isWork: boolean;
  /** Folded; '' if the parser found none. */
  readonly organisation: string;
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
  /** All of the person's text, to look up which characters they use. */
  readonly known: string;
}

/** A role from 2016 to 2023 lasted seven years. An ongoing role has no end date, so only its start is given. */
function lastedOf(period: Period | undefined, language: Language): string[] {
  const { start, end, isCurrent } = period ?? {};
  if (!start) return [];
  const { years, since } = guardTables[language].situations;
  if (isCurrent) return [since.length > 0 ? `${since[0]} ${start.year}` : ''];
  if (!end) return [];
  // The final month counts as worked.
  const last = end.month !== undefined && start.month !== undefined ? end.month + 1 - start.month : 0;
  const months = (end.year - start.year) * 12 + last;
  return months >= 12 ? [`${Math.floor(months / 12)} ${years}`] : [];
}

/** The kind of each line: from its own label, or else from the heading above it. */
function kindsOfLines({ sections }: ResumeDocument): ReadonlyMap<string, SectionKind> {
  return new Map(
    sections.flatMap(({ entries, kind }) =>
      entries.flatMap(linesOfEntry).map(({ id, text }) => [id, labelOf(text)?.kind ?? kind] as const),
    ),
  );
}

function isWholeKind(kind: SectionKind | undefined): boolean {
  return isStudy(kind) || kind === 'languages';
}

/** Index of the first labelled line. Without headings, the last role runs on into "Skills:" and "Education:" lines. */
function endOfRole(entry: Entry): number {
  const lines = linesOfEntry(entry);
  const end = lines.findIndex(({ text }) => labelOf(text) !== undefined);
  return end < 0 ? lines.length : end;
}

export function readSource(document: ResumeDocument, statedFacts: readonly string[]): GuardSource {
  const vocabulary = vocabularyOf(document.language);
  const kinds = kindsOfLines(document);
  const read = (line: Line): Source => ({
    id: line.id,
    kind: 'line',
    text: readPart(line.text, document.language),
    isList: hasItems(kinds.get(line.id)),
    isWhole: isWholeKind(kinds.get(line.id)),
  });
  const readFact = (fact: string, index: number): Source => ({
    id: String(index),
    kind: 'stated',
    text: readPart(fact, document.language),
    isList: false,
    isWhole: false,
  });
  const sources = linesOf(document).map(read);
  // A line addressed to software says nothing about the person, so it supports nothing.
  const all = sources.filter(({ text }) => !vocabulary.instructions.occurs(text.folded));
  const byLine = new Map(sources.map((source) => [source.id, source]));
  const byId = new Map(all.map((source) => [source.id, source]));
  const headIds: ReadonlySet<NodeId> = new Set([
    ...document.head.lines.map(({ id }) => id),
    ...document.sections.flatMap(({ entries }) => entries.flatMap(({ head }) => head.map(({ id }) => id))),
  ]);
  const sourcesOf = (lines: readonly Line[]) => lines.flatMap(({ id }) => byId.get(id) ?? []);
  return {
    document,
    vocabulary,
    roles: document.sections
      .flatMap(({ entries, kind }) => entries.map((entry) => ({ entry, isWork: !isStudy(kind) })))
      .filter(({ entry }) => entry.head.length > 0)
      .map(({ entry, isWork }) => ({
        isWork,
        head: sourcesOf(entry.head),
        lines: sourcesOf(linesOfEntry(entry).slice(0, endOfRole(entry))),
        lasted: lastedOf(entry.fields.period, document.language),
        organisation: fold(entry.fields.organisation ?? ''),
      })),
    byLine,
    all,
    facts: statedFacts
      .map(ownStatements)
      .map(readFact)
      .filter(({ text }) => text.raw !== ''),
    said: statedFacts.map(readFact),
    known: [...sources.map(({ text }) => text.raw), ...statedFacts].join('\n').normalize('NFC'),
    // A head with a negation ("degree not completed") is not a title or degree that the person holds.
    titles: all.filter(({ id, text }) => headIds.has(id) && !vocabulary.negations.occurs(text.folded)),
  };
}
