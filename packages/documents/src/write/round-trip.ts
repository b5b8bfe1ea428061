import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import type { Entry, ResumeDocument } from '@fitted/resume/document';
import { nameBehindLabel } from '@fitted/resume/parse/contact/contact-pieces';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import type { LineLook } from '@fitted/resume/parse/rows/line-look';
import { compareWords } from './round-trip-words.ts';
import { significant } from './sheet/significant.ts';

export const roundTripChecks = ['name', 'email', 'phone', 'links', 'roles', 'dates', 'education', 'skills'] as const;
export type RoundTripCheck = (typeof roundTripChecks)[number];

export interface RoundTrip {
  /** Every word came back unbroken and in order. */
  readonly isLossless: boolean;
  readonly missing: readonly string[];
  /** What an applicant tracking system finds in the file. A check is absent if the resume has nothing to find. */
  readonly checks: Readonly<Partial<Record<RoundTripCheck, boolean>>>;
  /** What was not recognised, for each check that failed. */
  readonly unplaced: Readonly<Partial<Record<RoundTripCheck, readonly string[]>>>;
}

/** What is known besides the words: the resume as its owner means it, and the look of the written page. */
export interface KnownBeside {
  readonly source?: ResumeDocument;
  readonly looks?: readonly LineLook[];
}

/** Compares a resume with the text read back from its file: word by word, and as software parses it. */
export const compareRoundTrip = (sourceText: string, readBackText: string, known: KnownBeside = {}): RoundTrip => {
  const source = known.source ?? parseResume(sourceText);
  const { missing, isInOrder } = compareWords(
    withoutNameLabel(sourceText, source),
    withoutNameLabel(readBackText, source),
  );
  const wanted = listFacts(source);
  const courses = listCourses(source);
  const readBack = parseResume(readBackText, { looks: known.looks ?? [] });
  const found = listFacts(readBack);
  const studied = educationOf(readBack).flatMap(({ head, body }) =>
    [...head, ...body].map(({ text }) => significant(text)),
  );
  const isLine = (fact: string) => courses.has(fact) && studied.some((line) => line.includes(significant(fact)));
  const checks: Partial<Record<RoundTripCheck, boolean>> = {};
  const unplaced: Partial<Record<RoundTripCheck, readonly string[]>> = {};
  for (const check of roundTripChecks) {
    if (wanted[check].length === 0) continue;
    const facts = new Set(found[check].map(significant));
    const lost = wanted[check].filter((fact) => !facts.has(significant(fact)) && !isLine(fact));
    checks[check] = lost.length === 0;
    if (lost.length > 0) unplaced[check] = lost;
  }
  return { isLossless: isInOrder, missing, checks, unplaced };
};

/** The label before a name is the one thing that is not written. */
const withoutNameLabel = (text: string, { head }: ResumeDocument): string =>
  text
    .split('\n')
    .map((line) => nameBehindLabel(line, head.contact.name) ?? line)
    .join('\n');

const listFacts = (document: ResumeDocument): Readonly<Record<RoundTripCheck, readonly string[]>> => {
  const { name, email, phone, links } = document.head.contact;
  const entries = (kind: SectionKind) =>
    document.sections.filter((section) => section.kind === kind).flatMap((section) => section.entries);
  const some = (text: string | undefined) => (text === undefined ? [] : [text]);
  return {
    name: some(name),
    email: some(email),
    phone: some(phone),
    links,
    roles: entries('experience').flatMap(nameEntry),
    dates: document.sections.flatMap((section) => section.entries).flatMap((entry) => some(entry.fields.period?.text)),
    education: entries('education').flatMap(nameEntry),
    skills: document.sections
      .filter((section) => section.kind === 'skills')
      .flatMap((section) => section.groups.flatMap((group) => group.items)),
  };
};

const educationOf = (document: ResumeDocument): readonly Entry[] =>
  document.sections.filter(({ kind }) => kind === 'education').flatMap(({ entries }) => entries);

/** A course without a school is a line under its heading, and found if that line is there. */
const listCourses = (document: ResumeDocument): ReadonlySet<string> =>
  new Set(
    educationOf(document)
      .filter(({ fields }) => fields.organisation === undefined)
      .flatMap((entry) => [...nameEntry(entry), ...(entry.fields.period ? [entry.fields.period.text] : [])]),
  );

/** Ignores brackets: "RN to BSN (online)" is the same entry even if "online" is read as its place. */
const nameEntry = ({ fields: { title, organisation } }: Entry): readonly string[] =>
  title === undefined && organisation === undefined
    ? []
    : [`${title ?? ''} ${organisation ?? ''}`.replaceAll(/\([^()]{0,80}\)/gu, '')];
