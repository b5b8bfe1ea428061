import type { Reading } from '@fitted/contract/reading';
import type { Contact, Entry, EntryFields, Line, ResumeDocument, Section } from '../document.ts';
import { asLineId } from '../document.ts';
import { chainModels } from './chain/model.ts';
import { readByChain } from './chain/read-chain.ts';
import { readContact } from './contact/read-contact.ts';
import { alignHeads } from './entries/align-heads.ts';
import { withoutDoubtful, withoutRepeats } from './entries/doubtful-roles.ts';
import { readEmployerFacts } from './entries/employer-facts.ts';
import { employerInPlace, likeSiblings } from './entries/sibling-shape.ts';
import { splitEntries } from './entries/split-entries.ts';
import { underEmployers } from './entries/under-employers.ts';
import { settleHeadingRows } from './headings/heading-rows.ts';
import { employerBesidePlace } from './heads/beside-place.ts';
import { employerBelow } from './heads/employer-below.ts';
import { employerInPhrase, withoutTelling, withoutTornPhrase } from './heads/employer-in-phrase.ts';
import { tellsLeaving, untilLeaving } from './heads/leaving.ts';
import { type NameOrder, readEntryFields } from './heads/read-entry-fields.ts';
import type { RawEntry } from './heads/split-head.ts';
import { jsonResumeToText } from './json-resume/json-resume.ts';
import { joinBrokenDates } from './periods/broken-dates.ts';
import { findPeriod } from './periods/periods.ts';
import { readProfile } from './profile-export/read-profile.ts';
import { fieldsOf, Marks } from './reading.ts';
import { joinFormDates } from './rows/form-dates.ts';
import type { LineLook } from './rows/line-look.ts';
import type { RawSection } from './rows/raw-resume.ts';
import { titleScore } from './rows/row-signs.ts';
import { type Row, readRows } from './rows/rows.ts';
import { learnBreaks, type Paragraph, type RowBreaks } from './rows/wrapped-rows.ts';
import { bestReading, betterOf, type SectionReading } from './sections/best-reading.ts';
import { readGroups } from './sections/read-groups.ts';
import { employersAlone, keepPattern } from './sections/section-pattern.ts';
import { splitSections } from './sections/split-sections.ts';
import { withCaches } from './words/cache-while-parsing.ts';
import { detectLanguage } from './words/detect-language.ts';

/** What is known about a text in addition to its words. */
export interface Evidence {
  /** How its lines look in the file it was read from. */
  readonly looks?: readonly LineLook[];
  /** An earlier reading of its lines. Only lines that it does not contain are interpreted again. */
  readonly reading?: Reading | undefined;
}

/** Parses a resume's text. Every word of it is in exactly one line of the document, in reading order. */
export function parseResume(text: string, evidence: Evidence = {}): ResumeDocument {
  return withCaches(() => readDocument(text, evidence));
}

function readDocument(text: string, { looks = [], reading }: Evidence): ResumeDocument {
  const source = jsonResumeToText(text) ?? text;
  const plain = pageRows(source, looks);
  const known = reading && reading.lines.length > 0 ? reading : readProfile(plain);
  const marks = known && new Marks(known, source);
  const rows = markRows(plain, marks);
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
      contact: withMarkedHead(readContact(head, contactRows, rows), head),
    },
    sections: buildSections(sections, breaks, marks),
  };
}

/** The rows of a text before they are interpreted. */
export function pageRows(text: string, looks: readonly LineLook[]): Row[] {
  return settleHeadingRows(joinBrokenDates(joinFormDates(readRows(text, looks))));
}

function markRows(rows: Row[], marks: Marks | undefined): Row[] {
  if (!marks) return rows;
  return rows.map((row) => {
    const mark = marks.find(row.text);
    return mark ? { ...row, mark } : row;
  });
}

function withMarkedHead(contact: Contact, head: readonly Row[]): Contact {
  const name = head.find(({ mark }) => mark?.is === 'name');
  const named = name?.mark?.fields?.title;
  const place = head.find(({ mark }) => mark?.is === 'head' && mark.fields?.place !== undefined);
  const placed = place?.mark?.fields?.place;
  return {
    ...contact,
    ...(named && name.text.includes(named) && { name: named }),
    ...(placed && place.text.includes(placed) && { place: placed }),
  };
}

/** The fields from an earlier reading, if the head has not changed since. */
function markedFields({ head }: RawEntry, marks: Marks | undefined): EntryFields | undefined {
  const mark = head[0]?.mark;
  if (!marks || mark?.is !== 'entry' || !head.every((row) => row.mark)) return undefined;
  return fieldsOf(mark, head, marks);
}

function lineOf(row: Row & Partial<Paragraph>, id: string): Line {
  return {
    id: asLineId(id),
    text: row.text,
    kind: row.bulletIndent === null ? 'text' : 'bullet',
    depth: row.depth ?? 0,
  };
}

/** The work sections as input for the learnt chain: their rows, and how the rules read them. */
export function sectionsOfWork(text: string, looks: readonly LineLook[] = []): SectionByRules[] {
  return withCaches(() => {
    const rows = pageRows(text, looks);
    const { sections } = splitSections(rows);
    const breaks = learnBreaks(
      rows,
      sections.flatMap((section) => section.rows),
    );
    return sections
      .filter(({ kind }) => kind === 'experience')
      .map((section) => readByRules(section, breaks, undefined))
      .filter((read) => read.rows.length > 0);
  });
}

interface SectionByRules {
  readonly rows: readonly Paragraph[];
  readonly byRules: SectionReading;
}

function readByRules(section: RawSection, breaks: RowBreaks, marks: Marks | undefined): SectionByRules {
  const { ways, rows } = splitEntries(section, breaks, marks);
  const byRules = bestReading(
    ways.map((entries) => {
      const merged = marks
        ? entries
        : mergeEmployers(section.kind === 'experience' ? alignHeads(entries) : entries, section);
      const read = readAllFields(section, merged);
      const fields = section.kind === 'experience' ? underEmployers(merged, read) : read;
      const reading = {
        raw: merged,
        fields: merged.map((entry, index) => markedFields(entry, marks) ?? untilLeaving(entry, fields[index] ?? {})),
      };
      return marks ? reading : keepPattern(reading, section.kind);
    }),
    section.kind,
  );
  return { rows, byRules };
}

function buildSections(sections: readonly RawSection[], breaks: RowBreaks, marks: Marks | undefined): Section[] {
  const read = sections.map((section) => {
    const { rows, byRules } = readByRules(section, breaks, marks);
    return section.kind === 'experience' && !marks ? readRoles(rows, byRules) : byRules;
  });
  const isOfWork = sections.map(({ kind }) => kind === 'experience' && !marks);
  const roles = withoutRepeats(read.filter((_, index) => isOfWork[index]));
  return sections.map((section, index) => {
    const own = (isOfWork[index] ? roles.shift() : undefined) ?? read[index];
    return buildSection(section, `s${index + 1}`, own ?? { raw: [], fields: [] });
  });
}

function buildSection(section: RawSection, id: string, { raw, fields }: SectionReading): Section {
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

function readRoles(rows: readonly Paragraph[], byRules: SectionReading): SectionReading {
  const told = readEmployerFacts(rows);
  if (told) return told;
  const { raw, fields } = betterOf(readByChain(rows, byRules, chainModels()), byRules, 'experience');
  const placed = raw.map((entry, at) => {
    const own = employerInPlace(employerBesidePlace(entry, fields[at] ?? {}));
    return employerBelow(entry, withoutTornPhrase(entry, withoutTelling(employerInPhrase(withoutNumbers(own)))));
  });
  return withoutDoubtful(
    likeSiblings({ raw: placed.map(({ entry }) => entry), fields: placed.map((read) => read.fields) }),
  );
}

/** The number of a row in a table is not a name. */
function withoutNumbers({ title, organisation, ...others }: EntryFields): EntryFields {
  const isName = (name: string | undefined): boolean => name !== undefined && /\p{L}/u.test(name);
  return { ...(isName(title) && { title }), ...(isName(organisation) && { organisation }), ...others };
}

function buildEntry(entry: RawEntry, fields: EntryFields, id: string): Entry {
  return {
    id,
    head: entry.head.map((row, index) => lineOf(row, `${id}h${index + 1}`)),
    fields,
    body: entry.body.map((row, index) => lineOf(row, `${id}b${index + 1}`)),
  };
}

/** Reads heads twice: if the words do not show which name is which, the order of the other entries decides. */
function readAllFields(section: RawSection, entries: readonly RawEntry[]): EntryFields[] {
  const usual = section.kind === 'education' ? 'organisation-first' : 'title-first';
  const first = entries.map((entry) => readEntryFields(section.kind, entry.head, usual));
  const votes = (order: NameOrder): number => first.filter((read) => read.order === order).length;
  const title = votes('title-first');
  const organisation = votes('organisation-first');
  const order = title === organisation ? usual : title > organisation ? 'title-first' : 'organisation-first';
  // Words are sometimes misleading ("Construction work"); an order shared by most entries is not.
  const isPattern =
    Math.max(title, organisation) >= 3 && Math.min(title, organisation) * 3 <= Math.max(title, organisation);
  let employer: Employer | undefined;
  const fields = entries.map((entry, index) => {
    const told = first[index]?.order;
    const isOdd = isPattern && told !== undefined && told !== order;
    const read =
      (order === usual || told) && !isOdd
        ? first[index]?.fields
        : readEntryFields(section.kind, entry.head, order, isOdd).fields;
    const own = read ?? {};
    const following = followsEmployer(section, own, employer) ? employer?.name : undefined;
    if (own.organisation !== undefined) employer = employerAbove(entry, own);
    return following === undefined ? own : { ...own, organisation: following };
  });
  return section.kind === 'experience' ? employersAlone(fields) : fields;
}

/** An employer in its own row above the title, so that more roles may follow under it. */
interface Employer {
  readonly name: string;
  /** The dates are in the employer's row, not the role's, so the next dates belong to another employer. */
  readonly hasTheDates: boolean;
}

/** Whether a role without an employer belongs to the employer above. */
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
    // Leaving ("退職") is not a role.
    const isLeaving = tellsLeaving(entry.head[0]?.text ?? '');
    if (isLeaving && last && last.head.length > 0) {
      merged[merged.length - 1] = { head: last.head, body: [...last.body, ...entry.head, ...entry.body] };
      continue;
    }
    if (last && last.body.length === 0 && last.head.length > 0 && entry.head.length > 0) {
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
