import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import type { Contact, Entry, Line, Period, ResumeDocument, Section, YearMonth } from '@fitted/resume/document';
import { formatResume } from '@fitted/resume/format/format-resume';
import { checkOf } from '@fitted/resume/parse/json-resume/json-resume-check';

/** JSON Resume, schema 1.0.0 (https://jsonresume.org/schema). */
export interface JsonResume {
  readonly $schema: string;
  readonly basics: Basics;
  readonly [section: string]: unknown;
}

interface Basics {
  readonly name?: string;
  readonly label?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly url?: string;
  readonly summary?: string;
  readonly location?: { readonly address: string };
  readonly profiles?: readonly { readonly network: string; readonly url: string }[];
}

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

interface List {
  readonly key: string;
  readonly items: (section: Section) => readonly object[];
}

const each = (key: string, items: (entry: Entry) => object | readonly object[]): List => ({
  key,
  items: ({ entries }) => entries.flatMap(items),
});

/** The list of the schema for each kind of section, in the order of the file; null where it has none. */
export const lists: Readonly<Record<SectionKind, List | null>> = {
  experience: each('work', (entry) => named(entry, 'position', 'name')),
  volunteering: each('volunteer', (entry) => named(entry, 'position', 'organization')),
  education: each('education', (entry) => toEducation(entry)),
  awards: each('awards', (entry) => listed(entry, 'title', 'awarder', 'date')),
  certifications: each('certificates', (entry) => listed(entry, 'name', 'issuer', 'date')),
  publications: each('publications', (entry) => listed(entry, 'name', 'publisher', 'releaseDate')),
  skills: { key: 'skills', items: (section) => toSkills(section) },
  languages: { key: 'languages', items: (section) => toLanguages(section) },
  interests: each('interests', ({ body }) => body.map((line) => ({ name: line.text }))),
  references: each('references', ({ head, body }) => ({ reference: textOf([...head, ...body]) })),
  projects: each('projects', (entry) => named(entry, 'name', 'entity')),
  // Part of `basics`.
  summary: null,
  // Kept in the text only.
  other: null,
};

/**
 * The schema has no place for headings, for how a date was written or for unknown sections, so the resume's text is included in
 * `meta.fitted`. Uploaded again, the resume comes back unchanged.
 */
export const toJsonResume = (document: ResumeDocument, listOf = lists): JsonResume => {
  const of = (kind: SectionKind) => document.sections.filter((section) => section.kind === kind);
  // Kinds with the same key share its list.
  const items: Record<string, readonly object[]> = {};
  for (const kind of Object.keys(listOf) as SectionKind[]) {
    const list = listOf[kind];
    const own = list ? of(kind).flatMap(list.items) : [];
    if (list && own.length > 0) items[list.key] = [...(items[list.key] ?? []), ...own];
  }
  const said = {
    $schema: schema,
    basics: toBasics(document.head.contact, of('summary')),
    ...items,
  };
  return {
    ...said,
    meta: {
      version: 'v1.0.0',
      fitted: { language: document.language, text: formatResume(document), check: checkOf(said) },
    },
  };
};

const toBasics = (contact: Contact, summaries: readonly Section[]): Basics => {
  const [url, ...profiles] = [...contact.links].sort((a, b) => Number(isProfile(a)) - Number(isProfile(b)));
  const all = url !== undefined && isProfile(url) ? [url, ...profiles] : profiles;
  const summary = textOf(
    summaries.flatMap((section) => section.entries).flatMap((entry) => [...entry.head, ...entry.body]),
  );
  return {
    ...(contact.name === undefined ? {} : { name: contact.name }),
    ...(contact.headline === undefined ? {} : { label: contact.headline }),
    ...(contact.email === undefined ? {} : { email: contact.email }),
    ...(contact.phone === undefined ? {} : { phone: contact.phone }),
    ...(url === undefined || isProfile(url) ? {} : { url: withScheme(url) }),
    ...(summary === '' ? {} : { summary }),
    ...(contact.place === undefined ? {} : { location: { address: contact.place } }),
    ...(all.length === 0 ? {} : { profiles: all.map((link) => ({ network: networkOf(link), url: withScheme(link) })) }),
  };
};

const isProfile = (link: string): boolean =>
  /linkedin|github|gitlab|xing|behance|dribbble|stackoverflow|kaggle|orcid|twitter|x\.com/i.test(link);
const withScheme = (link: string): string => (/^https?:/i.test(link) ? link : `https://${link}`);
const networkOf = (link: string): string =>
  URL.canParse(withScheme(link)) ? new URL(withScheme(link)).hostname.replace(/^www\./, '') : link;

const textOf = (lines: readonly Line[]): string => lines.map((line) => line.text).join('\n');

/** Head lines that the fields do not fully cover are kept in `description`. */
const named = (entry: Entry, titleKey: string, organisationKey: string) => {
  const { title, organisation, place } = entry.fields;
  const prose = entry.body.filter((line) => line.kind === 'text');
  const said = [title, organisation, place, entry.fields.period?.text].join(' ');
  const unsaid = entry.head.filter((line) => line.text.split(/[\s,|·–—()]+/u).some((word) => !said.includes(word)));
  const description = textOf([...unsaid, ...prose]);
  const highlights = entry.body.filter((line) => line.kind === 'bullet').map((line) => line.text);
  return {
    ...(organisation === undefined ? {} : { [organisationKey]: organisation }),
    ...(title === undefined ? {} : { [titleKey]: title }),
    ...(place === undefined ? {} : { location: place }),
    ...toDates(entry.fields.period),
    ...(description === '' ? {} : titleKey === 'position' ? { summary: description } : { description }),
    ...(highlights.length === 0 ? {} : { highlights }),
  };
};

const toEducation = (entry: Entry) => {
  const { title, organisation, period } = entry.fields;
  const courses = entry.body.map((line) => line.text);
  return {
    ...(organisation === undefined ? {} : { institution: organisation }),
    ...(title === undefined ? (organisation === undefined ? { area: textOf(entry.head) } : {}) : { area: title }),
    ...(isOneDate(period) ? { endDate: toIso(period?.start) } : toDates(period)),
    ...(courses.length === 0 ? {} : { courses }),
  };
};

const listed = (entry: Entry, nameKey: string, byKey: string, dateKey: string) => {
  const { title, organisation, period } = entry.fields;
  if (entry.head.length === 0) return entry.body.map((line) => ({ [nameKey]: line.text }));
  const date = toIso(period?.start);
  const summary = textOf(entry.body);
  return [
    {
      [nameKey]: title ?? textOf(entry.head),
      ...(organisation === undefined ? {} : { [byKey]: organisation }),
      ...(date === undefined ? {} : { [dateKey]: date }),
      ...(summary === '' ? {} : { summary }),
    },
  ];
};

const toSkills = ({ groups, entries }: Section): readonly { name?: string; keywords?: readonly string[] }[] =>
  groups.length > 0
    ? groups.map(({ label, items }) => ({ ...(label === undefined ? {} : { name: label }), keywords: items }))
    : entries.flatMap((entry) => [...entry.head, ...entry.body]).map((line) => ({ name: line.text }));

/** A longer line says more than a language and its level. */
const maxLanguageLength = 120;
const fluencyBehind = /^(.*?)\s*[(（:：–-]\s*([^()（）]+)[)）]?$/u;

const toLanguages = ({ groups, entries }: Section) => {
  const items = groups.flatMap((group) => group.items);
  const texts =
    items.length > 0 ? items : entries.flatMap((entry) => [...entry.head, ...entry.body]).map((line) => line.text);
  return texts.map((text) => {
    const [, language, fluency] = (text.length <= maxLanguageLength && fluencyBehind.exec(text)) || [];
    return language && fluency ? { language, fluency } : { language: text };
  });
};

const isOneDate = (period: Period | undefined): boolean =>
  period?.start !== undefined && period.end === undefined && !period.isCurrent;

/** In this schema a start without an end means "current", so a single date is written as both. */
const toDates = (period: Period | undefined) => {
  const startDate = toIso(period?.start);
  const endDate = toIso(isOneDate(period) ? period?.start : period?.end);
  return { ...(startDate === undefined ? {} : { startDate }), ...(endDate === undefined ? {} : { endDate }) };
};

const toIso = (date: YearMonth | undefined): string | undefined =>
  date &&
  (date.month === undefined
    ? String(date.year).padStart(4, '0')
    : `${String(date.year).padStart(4, '0')}-${String(date.month).padStart(2, '0')}`);
