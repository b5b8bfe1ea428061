import { isRecord, type JsonRecord, spaced, str, texts } from './json-values.ts';

const titleKeys = ['position', 'jobTitle', 'role', 'title', 'studyType', 'degree'];
const ownerKeys = [
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
const startKeys = ['startDate', 'start', 'from'];
const endKeys = ['endDate', 'end', 'to'];
const singleKeys = ['date', 'releaseDate', 'dates', 'year'];
const listKeys = new Set(['keywords', 'items', 'skills', 'roles', 'technologies', 'tools']);
const proseKeys = new Set(['summary', 'description', 'reference', 'url', 'website', 'link', 'content', 'text']);

/** One item of a section as lines: its name, dates and place, then everything else. */
export function entryLines(item: JsonRecord): string[] {
  const take = taker(item);
  if (str(item.language) !== '') {
    const line = [take(['language']), take(['fluency', 'proficiency', 'level'])].filter(Boolean).join(' – ');
    return [line, ...restLines(item, take.taken)];
  }
  return isGroup(item) ? groupLines(item) : datedLines(item);
}

/** Takes the value of the first key that has any text, and remembers that the key is used. */
function taker(item: JsonRecord) {
  const taken = new Set<string>();
  const take = (keys: readonly string[]): string => {
    const key = keys.find((name) => !taken.has(name) && texts(item[name]).length > 0);
    if (key === undefined) return '';
    taken.add(key);
    return texts(item[key]).join(', ');
  };
  return Object.assign(take, { taken });
}

const groupKeys = new Set(['name', 'category', 'level', 'keywords', 'items', 'skills']);

/** "Web: TypeScript, React": a name and a list, without anything that a role or a project would have. */
function isGroup(item: JsonRecord): boolean {
  return Object.entries(item).every(([key, value]) => groupKeys.has(key) || texts(value).length === 0);
}

function groupLines(item: JsonRecord): string[] {
  const take = taker(item);
  const [name, level, items] = [take(['name', 'category']), take(['level']), take(['keywords', 'items', 'skills'])];
  const label = [name, level].filter(Boolean).join(items === '' ? ' – ' : ', ');
  return [[label, items].filter(Boolean).join(': '), ...restLines(item, take.taken)].filter(Boolean);
}

function datedLines(item: JsonRecord): string[] {
  const take = taker(item);
  const named = [take(titleKeys), take(['area', 'field', 'major'])].filter(Boolean).join(', ');
  // The name of a project, certificate or reference is its title. A job has a position, and the name is the employer.
  const title = named === '' ? take(['name']) : named;
  const owner = take(['name', ...ownerKeys]);
  const place = take(['location', 'city', 'place']);
  const first = [title, readDates(take)].filter(Boolean).join('\t');
  const second = [owner, place].filter(Boolean).join('\t');
  return [first, second].filter(Boolean).concat(restLines(item, take.taken));
}

function readDates(take: (keys: readonly string[]) => string): string {
  const [start, end] = [take(startKeys), take(endKeys)];
  if (start === '') return end || take(singleKeys);
  // The schema has no value for "present": a start without an end means that.
  return `${start} – ${end === '' ? 'Present' : end}`;
}

function restLines(item: JsonRecord, taken: ReadonlySet<string>): string[] {
  return Object.entries(item).flatMap(([key, value]) => {
    const found = taken.has(key) ? [] : texts(value);
    if (found.length === 0) return [];
    if (listKeys.has(key) || isRecord(value)) return [`${spaced(key)}: ${found.join(', ')}`];
    const lines = found.flatMap((text) => text.split('\n'));
    if (Array.isArray(value)) return lines.map((line) => `• ${line}`);
    return proseKeys.has(key) || lines.length > 1 ? lines : [`${spaced(key)}: ${lines[0]}`];
  });
}
