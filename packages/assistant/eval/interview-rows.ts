import { Language } from '@fitted/contract/languages';
import { composeLine } from '@fitted/resume/facts/told/compose-line';
import { openingOf } from '@fitted/resume/facts/told/opening-of';
import type { ToldFields } from '@fitted/resume/facts/told/told-fields';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { timeOf } from '@fitted/resume/wording/rewording';
import { z } from 'zod';
import { findPlaceNamed, namedPlaces } from '../src/interview/places.ts';

/** An answer that somebody gave. What is not known may be left out. */
const ToldRow = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  language: Language.default('en'),
  /** The text of the resume, or at least the head of the role and its lines. */
  resume: z.string().default(''),
  /** The head of the role as it stands in the resume, or a part of it. */
  role: z.string().default(''),
  /** `requirement`: asked for and not found; `line`: a line that could say more. */
  kind: z.enum(['requirement', 'line']).default('requirement'),
  /** For a requirement: what is asked for, as the posting says it. For a line: the line. */
  question: z.string(),
  asks: z.enum(['duty', 'practice', 'tool', 'domain']).default('duty'),
  /** The short fields: `did`, `amount`, `result`. */
  fields: z.object({ did: z.string(), amount: z.string(), result: z.string() }).partial().optional(),
  /** Or prose, as somebody would write it into the first field. */
  answer: z.string().optional(),
});

export interface ReadRow {
  readonly id: string | number | undefined;
  readonly language: string;
  readonly question: string;
  readonly said: ToldFields;
  /** What would be shown, and added by one press. */
  readonly line: string | undefined;
  /** Clauses that are not in it until the person says so, with the reason. */
  readonly asked: readonly { readonly said: string; readonly why: string; readonly plainly?: string }[];
  /** Clauses that are left out and offered to be ticked. */
  readonly offered: readonly string[];
}

export function readAnswer(given: unknown): ReadRow {
  const { id, language, resume, role, kind, question, asks, fields, answer } = ToldRow.parse(given);
  const document = parseResume(resume);
  const place = namedPlaces(document).find(({ name }) => name === role || (role !== '' && name.includes(role)));
  const entry = findPlaceNamed(document, place?.name ?? role);
  const said = fields ?? (kind === 'line' ? { amount: answer ?? '' } : { did: answer ?? '' });
  const about = {
    language,
    time: entry ? timeOf(entry) : ('unknown' as const),
    employer: entry?.fields.organisation,
    ...(kind === 'line' ? { line: question } : { opening: openingOf({ kind: asks, text: question }, language) }),
  };
  const { text, parts } = composeLine(said, about);
  const left = parts.filter(({ isWritten }) => !isWritten);
  return {
    ...{ id, language, question, said, line: text },
    asked: left.flatMap(({ said: words, doubt, plainly }) =>
      doubt === undefined ? [] : [{ said: words, why: doubt, ...(plainly !== undefined && { plainly }) }],
    ),
    offered: left.flatMap(({ said: words, doubt }) => (doubt === undefined ? [words] : [])),
  };
}

export function sayRow({ id, language, question, said, line, asked, offered }: ReadRow): string {
  return [
    `${id === undefined ? '' : `${id} `}[${language}] ${question}`,
    ...Object.entries(said).map(([field, words]) => `    ${field.padEnd(7)} ${words}`),
    `    → ${line ?? '(no line)'}`,
    ...asked.map(
      ({ said: words, why, plainly }) => `    ? ${why}: ${words}${plainly === undefined ? '' : ` → ${plainly}`}`,
    ),
    ...offered.map((words) => `    □ ${words}`),
  ].join('\n');
}

export function tallyOf(rows: readonly ReadRow[]): string {
  const count = (is: (row: ReadRow) => boolean) => rows.filter(is).length;
  return [
    `${rows.length} answers`,
    `${count(({ line, asked }) => line !== undefined && asked.length === 0)} a line at once`,
    `${count(({ line, asked }) => line !== undefined && asked.length > 0)} a line, and a part is asked about`,
    `${count(({ line, asked }) => line === undefined && asked.length > 0)} asked back`,
    `${count(({ line, asked }) => line === undefined && asked.length === 0)} nothing to write`,
  ].join('\n');
}
