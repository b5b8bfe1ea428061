import type { Entry, EntryFields, Line, ResumeDocument, Section } from '../document.ts';
import { bestReading } from './best-reading.ts';
import { detectLanguage } from './detect-language.ts';
import { jsonResumeToText } from './json-resume.ts';
import type { LineLook } from './line-look.ts';
import { findPeriod, rememberingPeriods } from './periods.ts';
import type { RawSection } from './raw-resume.ts';
import { readContact } from './read-contact.ts';
import { type NameOrder, readEntryFields } from './read-entry-fields.ts';
import { readGroups } from './read-groups.ts';
import { titleScore } from './row-signs.ts';
import { type Row, readRows } from './rows.ts';
import { splitEntries } from './split-entries.ts';
import type { RawEntry } from './split-head.ts';
import { splitSections } from './split-sections.ts';
import { underEmployers } from './under-employers.ts';
import { learnBreaks, type Paragraph, type RowBreaks } from './wrapped-rows.ts';

/** Reads a resume's text as structure. Every word of the text is in exactly one line of the document, in the order of reading. */
export function parseResume(text: string, looks: readonly LineLook[] = []): ResumeDocument {
  return rememberingPeriods(() => readDocument(text, looks));
}

function readDocument(text: string, looks: readonly LineLook[]): ResumeDocument {
  const source = jsonResumeToText(text) ?? text;
  const rows = readRows(source, looks);
  const { head, sections } = splitSections(rows);
  const contactRows = sections.filter((section) => section.isContact).flatMap((section) => section.rows);
  const breaks = learnBreaks(
    rows,
    sections.flatMap((section) => section.rows),
  );
  return {
    language: detectLanguage(source),
    head: {
      lines: head.map((row, index) => lineOf(row, `h${index + 1}`)),
      contact: readContact(head, contactRows, rows),
    },
    sections: sections.map((section, index) => buildSection(section, `s${index + 1}`, breaks)),
  };
}

function lineOf(row: Row & Partial<Paragraph>, id: string): Line {
  return { id, text: row.text, kind: row.bulletIndent === null ? 'text' : 'bullet', depth: row.depth ?? 0 };
}

function buildSection(section: RawSection, id: string, breaks: RowBreaks): Section {
  const { raw, fields } = bestReading(
    splitEntries(section, breaks).map((entries) => {
      const merged = mergeEmployers(entries, section);
      const read = readAllFields(section, merged);
      return { raw: merged, fields: section.kind === 'experience' ? underEmployers(merged, read) : read };
    }),
    section.kind,
  );
  return {
    id,
    kind: section.kind,
    heading: section.heading && { ...lineOf(section.heading, `${id}h`), kind: 'text' },
    entries: raw.map((entry, index) => buildEntry(entry, fields[index] ?? {}, `${id}e${index + 1}`)),
    groups: readGroups(
      section.kind,
      raw.flatMap((entry) => [...entry.head, ...entry.body]),
    ),
  };
}

function buildEntry(entry: RawEntry, fields: EntryFields, id: string): Entry {
  return {
    id,
    head: entry.head.map((row, index) => lineOf(row, `${id}h${index + 1}`)),
    fields,
    body: entry.body.map((row, index) => lineOf(row, `${id}b${index + 1}`)),
  };
}

/** Reads every head twice: entries whose words do not tell which name is which follow the order of those that do. */
function readAllFields(section: RawSection, entries: readonly RawEntry[]): EntryFields[] {
  const usual = section.kind === 'education' ? 'organisation-first' : 'title-first';
  const first = entries.map((entry) => readEntryFields(section.kind, entry.head, usual));
  const votes = (order: NameOrder): number => first.filter((read) => read.order === order).length;
  const title = votes('title-first');
  const organisation = votes('organisation-first');
  const order = title === organisation ? usual : title > organisation ? 'title-first' : 'organisation-first';
  let employer: Employer | undefined;
  return entries.map((entry, index) => {
    const read =
      order === usual || first[index]?.order
        ? first[index]?.fields
        : readEntryFields(section.kind, entry.head, order).fields;
    const fields = read ?? {};
    const following = followsEmployer(section, fields, employer) ? employer?.name : undefined;
    if (fields.organisation !== undefined) employer = employerAbove(entry, fields);
    return following === undefined ? fields : { ...fields, organisation: following };
  });
}

/** An employer with a row of its own above the title, so that more roles may follow under it. */
interface Employer {
  readonly name: string;
  /** The dates stand beside the employer and not beside the role: the next dates are another employer's. */
  readonly hasTheDates: boolean;
}

/** A second role under one employer names the employer only once. */
function followsEmployer(section: RawSection, fields: EntryFields, above: Employer | undefined): boolean {
  if (section.kind !== 'experience' || fields.organisation !== undefined) return false;
  return titleScore(fields.title ?? '') > 0 && !(above?.hasTheDates && fields.period);
}

function employerAbove(entry: RawEntry, { title, organisation }: EntryFields): Employer | undefined {
  const rowOf = (name: string | undefined): number =>
    entry.head.findIndex((row) => name !== undefined && row.text.includes(name));
  const at = rowOf(title);
  if (organisation === undefined || entry.head.length < 2 || rowOf(organisation) >= at) return undefined;
  return { name: organisation, hasTheDates: !entry.head.slice(at).some((row) => findPeriod(row.text)) };
}

/** "Acme, 2015 – 2021" above "Engineer, 2018 – 2021" is one entry with both rows as its head. */
function mergeEmployers(entries: readonly RawEntry[], section: RawSection): RawEntry[] {
  if (section.kind !== 'experience') return [...entries];
  const merged: RawEntry[] = [];
  for (const entry of entries) {
    const last = merged.at(-1);
    // That someone left ("退職") is no role of theirs.
    const isLeaving = /退職|退社/u.test(entry.head[0]?.text ?? '');
    if (last && last.body.length === 0 && last.head.length > 0 && entry.head.length > 0 && !isLeaving) {
      const above = readEntryFields(section.kind, last.head, 'organisation-first').fields;
      const own = readEntryFields(section.kind, entry.head, 'title-first').fields;
      if (above.title === undefined && own.title !== undefined && own.organisation === undefined && own.period) {
        merged[merged.length - 1] = { head: [...last.head, ...entry.head], body: entry.body };
        continue;
      }
    }
    merged.push(entry);
  }
  return merged;
}
