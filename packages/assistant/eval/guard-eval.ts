import { readdirSync, readFileSync } from 'node:fs';
import type { Line, ResumeDocument, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOfEntry, textAt } from '@fitted/resume/edit/text-at';
import { guardEdits } from '@fitted/resume/guard/guard-edits';
import { parseResume } from '@fitted/resume/parse/parse-resume';

export type Half = 'tuning' | 'sealed';

export interface GuardMiss {
  readonly id: string;
  readonly label: 'lie' | 'honest';
  readonly lieKind?: string;
  readonly before: string;
  readonly after: string;
  readonly claims: readonly string[];
}

export interface GuardFigures {
  readonly lies: number;
  readonly liesHeldBack: number;
  readonly honest: number;
  readonly honestHeldBack: number;
  readonly meanMsPerEdit: number;
  /** Edits whose line or section the parsed resume does not have; they count as held back. */
  readonly unplaced: number;
  /** Empty for the sealed half, so that nobody tunes on it. */
  readonly misses: readonly GuardMiss[];
}

interface SuiteEdit {
  readonly id: string;
  readonly before: string;
  readonly after: string;
  readonly section?: string;
  readonly label: 'lie' | 'honest';
  readonly lieKind?: string;
}

interface SuiteResume {
  readonly slug: string;
  readonly resumeText: string;
  readonly statedFacts: readonly string[];
  readonly edits: readonly SuiteEdit[];
}

export function evaluateGuard(half: Half): GuardFigures {
  const folder = new URL(`guard-suite/${half}/`, import.meta.url);
  const misses: GuardMiss[] = [];
  const count = { lies: 0, liesHeldBack: 0, honest: 0, honestHeldBack: 0, unplaced: 0 };
  let elapsedMs = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const resume = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as SuiteResume;
    const document = parseResume(resume.resumeText);
    const placed = resume.edits.map((suiteEdit) => ({ suiteEdit, edit: placeEdit(document, suiteEdit) }));
    const start = performance.now();
    const claimsById = findClaims(document, resume, placed.flatMap(({ edit }) => edit ?? []));
    elapsedMs += performance.now() - start;
    for (const { suiteEdit, edit } of placed) {
      if (!edit) count.unplaced += 1;
      const claims = edit ? (claimsById.get(edit.id) ?? []) : ['unplaced'];
      const isHeld = claims.length > 0;
      if (suiteEdit.label === 'lie') {
        count.lies += 1;
        if (isHeld) count.liesHeldBack += 1;
      } else {
        count.honest += 1;
        if (isHeld) count.honestHeldBack += 1;
      }
      if (isHeld !== (suiteEdit.label === 'lie')) misses.push({ ...suiteEdit, claims });
    }
  }
  return { ...count, meanMsPerEdit: elapsedMs / (count.lies + count.honest), misses: half === 'tuning' ? misses : [] };
}

function findClaims(source: ResumeDocument, { statedFacts }: SuiteResume, edits: readonly Edit[]): Map<string, string[]> {
  const { heldBack } = guardEdits({ source, statedFacts, edits });
  return new Map(heldBack.map(({ edit, claims }) => [edit.id, claims.map(({ code, params }) => `${code} ${JSON.stringify(params)}`)]));
}

const shape = { reason: { code: 'clearer', params: {} }, evidence: [] } as const;

/** The suite names lines by their text; the guard wants places of the parsed resume. */
function placeEdit(document: ResumeDocument, { id, before, after, section }: SuiteEdit): Edit | undefined {
  if (before === '') return placeInsertion(document, id, after, section ?? '');
  const line = findLine(document, before);
  if (!line) return undefined;
  const target = { lineId: line.line.id };
  if (after === '') return { id, kind: 'remove', target, before: line.line.text, after, ...shape };
  if (line.role === 'heading') return { id, kind: 'rename-heading', target: { sectionId: line.section.id }, before: line.line.text, after, ...shape };
  const whole = squeeze(line.line.text) === squeeze(before) ? after : line.line.text.replace(before, after);
  return { id, kind: line.role === 'body' ? 'replace-line' : 'replace-head-line', target, before: line.line.text, after: whole, ...shape };
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
  return all.find(({ line }) => line.text === text) ?? all.find(({ line }) => squeeze(line.text) === wanted) ?? all.find(({ line }) => squeeze(line.text).includes(wanted));
}

function squeeze(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, '');
}

function placeInsertion(document: ResumeDocument, id: string, after: string, place: string): Edit | undefined {
  const found = findLine(document, place);
  if (!found || found.role === 'contact') return undefined;
  const { section, line } = found;
  const entry = found.role === 'heading' ? undefined : section.entries.find((one) => linesOfEntry(one).some((other) => other.id === line.id));
  const [first] = section.entries;
  if (entry) return insertLine(document, id, entry.id, after);
  if (section.entries.length === 1 && first && first.head.length === 0) return insertLine(document, id, first.id, after);
  const target = { sectionId: section.id, afterEntryId: section.entries.at(-1)?.id ?? null };
  return { id, kind: 'insert-entry', target, headLines: 1, line: { kind: 'bullet', depth: 0 }, before: '', after, ...shape };
}

function insertLine(document: ResumeDocument, id: string, entryId: string, after: string): Edit {
  const edit = { id, kind: 'insert-line', target: { entryId, position: 'end' }, line: { kind: 'bullet', depth: 0 }, before: '', after, ...shape } as const;
  return { ...edit, before: textAt(document, edit) ?? '' };
}
