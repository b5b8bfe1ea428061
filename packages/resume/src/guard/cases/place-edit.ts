import type { Line, ResumeDocument, Section } from '../../document.ts';
import type { Edit } from '../../edit/edit.ts';
import { linesOfEntry } from '../../edit/text-at.ts';

/** A labelled edit that names its line by text, not by id. */
export interface WrittenEdit {
  readonly id: string;
  /** '' for an insertion. */
  readonly before: string;
  /** '' for a removal. */
  readonly after: string;
  /** For an insertion: any line of the target entry, or the heading of the target section. */
  readonly section?: string;
}

const shape = { reason: { code: 'clearer', params: {} }, evidence: [] } as const;

/** Resolves a written edit against the parsed resume. Undefined if the resume has no such line. */
export function placeEdit(document: ResumeDocument, { id, before, after, section }: WrittenEdit): Edit | undefined {
  if (before === '') return placeInsertion(document, id, after, section ?? '');
  const found = findLine(document, before);
  if (!found) return undefined;
  const { line } = found;
  const target = { lineId: line.id };
  if (after === '') return { id, kind: 'remove', target, before: line.text, after, ...shape };
  const whole = squeeze(line.text) === squeeze(before) ? after : line.text.replace(before, after);
  if (found.role === 'heading')
    return {
      id,
      kind: 'rename-heading',
      target: { sectionId: found.section.id },
      before: line.text,
      after: whole,
      ...shape,
    };
  return {
    id,
    kind: found.role === 'body' ? 'replace-line' : 'replace-head-line',
    target,
    before: line.text,
    after: whole,
    ...shape,
  };
}

type FoundLine =
  | { readonly role: 'contact'; readonly line: Line }
  | { readonly role: 'heading' | 'head' | 'body'; readonly line: Line; readonly section: Section };

function findLine(document: ResumeDocument, text: string): FoundLine | undefined {
  const all: FoundLine[] = [
    ...document.head.lines.map((line) => ({ role: 'contact' as const, line })),
    ...document.sections.flatMap((section): FoundLine[] => [
      ...(section.heading ? [{ role: 'heading' as const, line: section.heading, section }] : []),
      ...section.entries.flatMap(({ head, body }): FoundLine[] => [
        ...head.map((line) => ({ role: 'head' as const, line, section })),
        ...body.map((line) => ({ role: 'body' as const, line, section })),
      ]),
    ]),
  ];
  const wanted = squeeze(text);
  return (
    all.find(({ line }) => line.text === text) ??
    all.find(({ line }) => squeeze(line.text) === wanted) ??
    all.find(({ line }) => squeeze(line.text).includes(wanted))
  );
}

/** Stored lines are single-spaced, and headings have lost their decoration, so compare without either. */
function squeeze(text: string): string {
  return text.normalize('NFKC').replace(/[\s■◆●]+/gu, '');
}

function placeInsertion(document: ResumeDocument, id: string, after: string, place: string): Edit | undefined {
  const found = findLine(document, place);
  if (!found || found.role === 'contact') return undefined;
  const { section, line } = found;
  const holder =
    found.role === 'heading'
      ? undefined
      : section.entries.find((entry) => linesOfEntry(entry).some((other) => other.id === line.id));
  const [first] = section.entries;
  const entry = holder ?? (section.entries.length === 1 && first?.head.length === 0 ? first : undefined);
  const bullet = { kind: 'bullet', depth: 0 } as const;
  if (entry)
    return {
      id,
      kind: 'insert-line',
      target: { entryId: entry.id, position: 'end' },
      line: bullet,
      before: '',
      after,
      ...shape,
    };
  const target = { sectionId: section.id, afterEntryId: section.entries.at(-1)?.id ?? null };
  return { id, kind: 'insert-entry', target, headLines: 1, line: bullet, before: '', after, ...shape };
}
