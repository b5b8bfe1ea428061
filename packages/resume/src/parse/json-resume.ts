/**
 * JSON Resume and exports like it, as the text a person would have written. The values keep the order of a resume; keys become
 * headings. Undefined when the text is no such file.
 */
export function jsonResumeToText(text: string): string | undefined {
  const trimmed = text.trim();
  if (!trimmed.startsWith('{') || !trimmed.endsWith('}')) return undefined;
  const parsed = parseJson(trimmed);
  if (!isRecord(parsed)) return undefined;
  const basics = record(parsed.basics ?? parsed.personalInfo ?? parsed.personal ?? parsed.contact);
  const isResume =
    parsed.basics !== undefined ||
    ['work', 'experience', 'education', 'skills'].filter((key) => key in parsed).length >= 2;
  if (!isResume) return undefined;
  const known = new Set(['basics', 'personalInfo', 'personal', 'contact', 'summary', '$schema', 'meta']);
  const blocks = [headBlock(basics), ...textBlock('Summary', basics.summary ?? parsed.summary)];
  for (const [key, value] of Object.entries(parsed)) {
    if (known.has(key)) continue;
    const lines = sectionLines(value);
    if (lines.length > 0) blocks.push([headings[key] ?? spaced(key), ...lines].join('\n'));
  }
  return blocks.filter((block) => block !== '').join('\n\n\n');
}

const headings: Readonly<Record<string, string>> = {
  work: 'Work Experience',
  volunteer: 'Volunteer Experience',
};

type JsonRecord = Readonly<Record<string, unknown>>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A text that only begins like JSON is read as the plain text it is.
    return undefined;
  }
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function record(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
}

function str(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null || value === '' ? [] : [value];
}

function spaced(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/gu, '$1 $2').replace(/[_-]/gu, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function headBlock(basics: JsonRecord): string {
  const location = record(basics.location);
  const place = isRecord(basics.location)
    ? ['address', 'postalCode', 'city', 'region', 'countryCode']
        .map((key) => str(location[key]))
        .filter(Boolean)
        .join(', ')
    : str(basics.location);
  const links = list(basics.profiles).flatMap((profile) =>
    isRecord(profile) ? [str(profile.url) || str(profile.username)] : [str(profile)],
  );
  const ways = [str(basics.email), str(basics.phone), place, str(basics.url ?? basics.website), ...links].filter(
    Boolean,
  );
  return [str(basics.name), str(basics.label ?? basics.title), ways.join(' | ')].filter(Boolean).join('\n');
}

function textBlock(heading: string, value: unknown): string[] {
  const text = str(value);
  return text === '' ? [] : [`${heading}\n${text}`];
}

function sectionLines(value: unknown): string[] {
  if (!Array.isArray(value))
    return isRecord(value)
      ? Object.entries(value).map(([key, item]) => `${spaced(key)}: ${list(item).map(str).filter(Boolean).join(', ')}`)
      : [str(value)].filter(Boolean);
  const blocks = value
    .map((item) => (isRecord(item) ? entryLines(item) : [str(item)]))
    .filter((lines) => lines.length > 0);
  const isFlat = blocks.every((lines) => lines.length === 1);
  return isFlat ? blocks.flat() : blocks.flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines));
}

const nameKeys = ['position', 'jobTitle', 'role', 'title', 'studyType', 'degree', 'language'];
const ownerKeys = [
  'name',
  'company',
  'employer',
  'organization',
  'organisation',
  'institution',
  'school',
  'entity',
  'publisher',
  'awarder',
  'issuer',
];
const dateKeys = new Set([
  'startDate',
  'endDate',
  'start',
  'end',
  'from',
  'to',
  'date',
  'releaseDate',
  'dates',
  'year',
]);

function entryLines(item: JsonRecord): string[] {
  const keywords = list(item.keywords ?? item.items ?? item.skills)
    .map(str)
    .filter(Boolean);
  if (keywords.length > 0) {
    const label = [str(item.name ?? item.category), str(item.level)].filter(Boolean).join(', ');
    return [label === '' ? keywords.join(', ') : `${label}: ${keywords.join(', ')}`];
  }
  const fluency = str(item.fluency ?? item.proficiency);
  if (str(item.language) !== '') return [[str(item.language), fluency].filter(Boolean).join(' – ')];
  const title = [nameKeys.map((key) => str(item[key])).find(Boolean), str(item.area ?? item.field)]
    .filter(Boolean)
    .join(', ');
  const owner = ownerKeys.map((key) => str(item[key])).find(Boolean) ?? '';
  const place = str(item.location ?? item.city);
  const first = [title, dates(item)].filter(Boolean).join('\t');
  const second = [owner, place].filter(Boolean).join('\t');
  const used = new Set([...nameKeys, ...ownerKeys, ...dateKeys, 'area', 'field', 'location', 'city']);
  const heads = title === '' ? [[owner, dates(item)].filter(Boolean).join('\t'), place] : [first, second];
  return [...heads.filter(Boolean), ...restLines(item, used)];
}

function dates(item: JsonRecord): string {
  const start = str(item.startDate ?? item.start ?? item.from);
  const end = str(item.endDate ?? item.end ?? item.to);
  const single = str(item.date ?? item.releaseDate ?? item.dates ?? item.year);
  if (start === '') return end || single;
  return `${start} – ${end === '' ? 'Present' : end}`;
}

function restLines(item: JsonRecord, used: ReadonlySet<string>): string[] {
  return Object.entries(item).flatMap(([key, value]) => {
    if (used.has(key)) return [];
    return list(value)
      .map(str)
      .filter(Boolean)
      .flatMap((text) => text.split('\n'))
      .map((text) => (Array.isArray(value) ? `• ${text}` : text));
  });
}
