import type { LineId } from '@fitted/contract/edits/edit';
import type { Entry, ResumeDocument, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOfEntry } from '@fitted/resume/edit/text-at';
import { placeEdit } from '@fitted/resume/guard/cases/place-edit';

/** How an edit brings its text into the resume. The same lie is tried in each form. */
export const forms = ['replace', 'insert_after', 'insert_elsewhere', 'summary', 'heading', 'list'] as const;
export type Form = (typeof forms)[number];

const shape = { reason: { code: 'clearer', params: {} }, evidence: [], before: '' } as const;
const bullet = { kind: 'bullet', depth: 0 } as const;
const prose = { kind: 'text', depth: 0 } as const;

/** The same text brought into the resume in another way; undefined when the resume has no place for it. */
export function placeAs(
  form: Form,
  document: ResumeDocument,
  id: string,
  before: string,
  after: string,
): Edit | undefined {
  switch (form) {
    case 'replace':
      return placeEdit(document, { id, before, after });
    case 'heading':
      return before === ''
        ? {
            ...shape,
            id,
            kind: 'insert-section',
            section: 'other',
            target: { afterSectionId: null },
            line: prose,
            after,
          }
        : placeEdit(document, { id, before, after });
    case 'list':
      return placeInList(document, id, before, after);
    case 'insert_after':
      return insertBehind(document, id, before, after);
    case 'insert_elsewhere':
      return insertElsewhere(document, id, before, after);
    case 'summary':
      return insertInSummary(document, id, after);
  }
}

function placeInList(document: ResumeDocument, id: string, before: string, after: string): Edit | undefined {
  const own = before === '' ? undefined : placeEdit(document, { id, before, after });
  if (own) return own;
  const entry = document.sections.find(({ kind }) => kind === 'skills')?.entries[0];
  return entry
    ? { ...shape, id, kind: 'insert-line', target: { entryId: entry.id, position: 'end' }, line: prose, after }
    : {
        ...shape,
        id,
        kind: 'insert-section',
        section: 'skills',
        target: { afterSectionId: null },
        line: prose,
        after: `Skills\n${after}`,
      };
}

interface Found {
  readonly section: Section;
  readonly entry: Entry;
  readonly lineId?: LineId;
}

function findEntry(document: ResumeDocument, before: string): Found | undefined {
  const at = placeEdit(document, { id: 'find', before, after: `${before}.` });
  if (!at || !('lineId' in at.target)) return undefined;
  const { lineId } = at.target;
  for (const section of document.sections)
    for (const entry of section.entries)
      if (linesOfEntry(entry).some((line) => line.id === lineId)) return { section, entry, lineId };
  return undefined;
}

function insertBehind(document: ResumeDocument, id: string, before: string, after: string): Edit | undefined {
  const found = before === '' ? firstEntry(document) : findEntry(document, before);
  if (!found) return undefined;
  const { entry, lineId } = found;
  const target =
    lineId !== undefined && entry.body.some((line) => line.id === lineId)
      ? { afterLineId: lineId }
      : ({ entryId: entry.id, position: 'start' } as const);
  return { ...shape, id, kind: 'insert-line', target, line: bullet, after };
}

function firstEntry(document: ResumeDocument): Found | undefined {
  const section = document.sections.find(({ kind, entries }) => kind === 'experience' && entries.length > 0);
  const entry = section?.entries[0];
  return section && entry && { section, entry };
}

/**
 * Into another role if there is one, else into any other entry. A text whose author names no line goes where an editor would put
 * it: into the entry most similar to it. Under any other role every statement would be false.
 */
function insertElsewhere(document: ResumeDocument, id: string, before: string, after: string): Edit | undefined {
  const own = before === '' ? undefined : findEntry(document, before)?.entry;
  const others = document.sections.flatMap((section) =>
    section.entries.filter((entry) => entry !== own).map((entry) => ({ kind: section.kind, entry })),
  );
  const roles = others.filter(({ kind }) => kind === 'experience');
  const other = before === '' ? nearest(others, after) : (roles.at(-1) ?? others.at(-1));
  return (
    other && {
      ...shape,
      id,
      kind: 'insert-line',
      target: { entryId: other.entry.id, position: 'end' },
      line: bullet,
      after,
    }
  );
}

function nearest<Place extends { readonly entry: Entry }>(places: readonly Place[], text: string): Place | undefined {
  const pairsOf = (line: string) => {
    const letters = line.toLowerCase();
    return Array.from({ length: Math.max(0, letters.length - 3) }, (_, at) => letters.slice(at, at + 4));
  };
  const wanted = new Set(pairsOf(text));
  const shareOf = ({ entry }: Place) => {
    const found = new Set(linesOfEntry(entry).flatMap((line) => pairsOf(line.text)));
    return [...wanted].filter((pair) => found.has(pair)).length;
  };
  return [...places].sort((one, other) => shareOf(other) - shareOf(one))[0];
}

function insertInSummary(document: ResumeDocument, id: string, after: string): Edit {
  const entry = document.sections.find(({ kind }) => kind === 'summary')?.entries[0];
  return entry
    ? { ...shape, id, kind: 'insert-line', target: { entryId: entry.id, position: 'end' }, line: prose, after }
    : {
        ...shape,
        id,
        kind: 'insert-section',
        section: 'summary',
        target: { afterSectionId: null },
        line: prose,
        after: `Summary\n${after}`,
      };
}
