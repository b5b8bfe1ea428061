import { type RawReading, ReadFailure } from './read-result.ts';

type Json = { readonly [key: string]: unknown };

/** JSON Resume 1.0.0 (jsonresume.org) as the text of a resume, nothing left out that the person wrote. */
export function readJsonResume(source: string): RawReading {
  const resume = parse(source);
  const sections = [
    readBasics(asObject(resume.basics)),
    section('Experience', resume.work, (work) =>
      entry(work, ['position', 'name'], ['location', 'description', 'summary']),
    ),
    section('Volunteering', resume.volunteer, (work) => entry(work, ['position', 'organization'], ['summary'])),
    section('Education', resume.education, readEducation),
    section('Projects', resume.projects, (project) => entry(project, ['name', 'entity'], ['description'])),
    section('Skills', resume.skills, (skill) => [grouped(skill, ['name', 'level'])]),
    section('Certifications', resume.certificates, (item) => [
      dated([text(item, 'name'), text(item, 'issuer')], text(item, 'date')),
      text(item, 'url'),
    ]),
    section('Awards', resume.awards, (item) => [
      dated([text(item, 'title'), text(item, 'awarder')], text(item, 'date')),
      text(item, 'summary'),
    ]),
    section('Publications', resume.publications, (item) => [
      dated([text(item, 'name'), text(item, 'publisher')], text(item, 'releaseDate')),
      text(item, 'summary'),
      text(item, 'url'),
    ]),
    section('Languages', resume.languages, (item) => [joined([text(item, 'language'), text(item, 'fluency')], ': ')]),
    section('Interests', resume.interests, (item) => [grouped(item, ['name'])]),
    section('References', resume.references, (item) => [joined([text(item, 'name'), text(item, 'reference')], ': ')]),
  ];
  return { text: sections.filter((part) => part !== '').join('\n\n'), pages: 1 };
}

/** Whether a JSON text is a JSON Resume, rather than any other data. */
export function isJsonResume(source: string): boolean {
  try {
    const value: unknown = JSON.parse(source);
    const resume = asObject(value);
    return 'basics' in resume || ('work' in resume && 'education' in resume);
  } catch {
    return false;
  }
}

function parse(source: string): Json {
  try {
    return asObject(JSON.parse(source) as unknown);
  } catch (error) {
    throw new ReadFailure('corrupt', { cause: error });
  }
}

const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
const text = (object: Json, key: string): string => asText(object[key]);
const texts = (value: unknown): string[] =>
  asList(value)
    .map(asText)
    .filter((item) => item !== '');
const joined = (parts: readonly string[], separator: string): string =>
  parts.filter((part) => part !== '').join(separator);

function readBasics(basics: Json): string {
  const place = asObject(basics.location);
  const address = joined(
    [
      text(place, 'address'),
      joined([text(place, 'postalCode'), text(place, 'city')], ' '),
      text(place, 'region'),
      text(place, 'countryCode'),
    ],
    ', ',
  );
  const profiles = asList(basics.profiles).map((value) => {
    const profile = asObject(value);
    return text(profile, 'url') || joined([text(profile, 'network'), text(profile, 'username')], ': ');
  });
  const contact = joined(
    [text(basics, 'email'), text(basics, 'phone'), address, text(basics, 'url'), ...profiles],
    ' | ',
  );
  const summary = text(basics, 'summary');
  const head = joined([text(basics, 'name'), text(basics, 'label'), contact], '\n');
  return joined([head, summary === '' ? '' : `Summary\n${summary}`], '\n\n');
}

function section(heading: string, value: unknown, read: (item: Json) => readonly string[]): string {
  const entries = asList(value)
    .map((item) => joined(typeof item === 'string' ? [item] : read(asObject(item)), '\n'))
    .filter((item) => item !== '');
  if (entries.length === 0) return '';
  const isList = entries.every((item) => !item.includes('\n'));
  return `${heading}\n${entries.join(isList ? '\n' : '\n\n')}`;
}

function entry(item: Json, names: readonly string[], prose: readonly string[]): string[] {
  return [
    dated(
      names.map((name) => text(item, name)),
      period(item),
    ),
    ...prose.map((name) => text(item, name)),
    text(item, 'url'),
    ...texts(item.highlights).map((highlight) => `• ${highlight}`),
    joined(texts(item.keywords), ', '),
    joined(texts(item.roles), ', '),
  ];
}

function readEducation(item: Json): string[] {
  const score = text(item, 'score') || text(item, 'gpa');
  return [
    dated([joined([text(item, 'studyType'), text(item, 'area')], ', '), text(item, 'institution')], period(item)),
    score === '' ? '' : `GPA: ${score}`,
    text(item, 'url'),
    ...texts(item.courses).map((course) => `• ${course}`),
  ];
}

function grouped(item: Json, names: readonly string[]): string {
  const label = joined(
    names.map((name) => text(item, name)),
    ' – ',
  );
  return joined([label, joined(texts(item.keywords), ', ')], ': ');
}

const dated = (names: readonly string[], date: string): string => joined([joined(names, ', '), date], '\t');

function period(item: Json): string {
  const start = text(item, 'startDate');
  const end = text(item, 'endDate');
  if (start === '') return end;
  return `${start} – ${end === '' ? 'Present' : end}`;
}
