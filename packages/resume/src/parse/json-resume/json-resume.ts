import { checkOf } from './json-resume-check.ts';
import { entryLines } from './json-resume-entry.ts';
import { isRecord, type JsonRecord, spaced, str, texts } from './json-values.ts';

/**
 * Converts JSON Resume and similar exports to the text a person would have written. The values keep the order of a
 * resume; keys become headings. Undefined if the text is not such a file.
 */
export function jsonResumeToText(text: string): string | undefined {
  const trimmed = text.trim();
  if (!trimmed.startsWith('{') || !trimmed.endsWith('}') || isTooDeep(trimmed)) return undefined;
  const resume = parseJson(trimmed);
  if (!isRecord(resume) || !isResume(resume)) return undefined;
  return ownText(resume) ?? writeText(resume);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Text that only looks like JSON is read as plain text.
    return undefined;
  }
}

const deepest = 64;

/** No real resume is nested this deeply, but a file made to exhaust the stack is. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  for (const [character] of json.matchAll(/[[\]{}]/gu)) {
    depth += character === '[' || character === '{' ? 1 : -1;
    if (depth > deepest) return true;
  }
  return false;
}

function isResume(json: JsonRecord): boolean {
  return (
    isRecord(json.basics) || ['work', 'experience', 'education', 'skills'].filter((key) => key in json).length >= 2
  );
}

/** Our own export contains its text, which is used unless the rest of the file has been changed since. */
function ownText(resume: JsonRecord): string | undefined {
  const own = isRecord(resume.meta) && isRecord(resume.meta.fitted) ? resume.meta.fitted : {};
  return typeof own.text === 'string' && own.check === checkOf(resume) ? own.text : undefined;
}

const headKeys = ['basics', 'personalInfo', 'personal', 'contact'];
const headings: Readonly<Record<string, string>> = { work: 'Work Experience', volunteer: 'Volunteer Experience' };

function writeText(resume: JsonRecord): string {
  const headKey = headKeys.find((key) => isRecord(resume[key])) ?? '';
  const basics = isRecord(resume[headKey]) ? resume[headKey] : {};
  const blocks = [headBlock(basics), ...summaryBlocks(basics.summary, resume.summary)];
  const written = new Set([headKey, 'summary', '$schema', 'meta']);
  for (const [key, value] of Object.entries(resume)) {
    const lines = written.has(key) ? [] : sectionLines(value);
    if (lines.length > 0) blocks.push([headings[key] ?? spaced(key), ...lines].join('\n'));
  }
  return blocks.filter((block) => block !== '').join('\n\n\n');
}

function headBlock(basics: JsonRecord): string {
  const { name, label, title, email, phone, location, url, website, profiles, summary, image, ...others } = basics;
  const ways = [str(email), str(phone), placeOf(location), str(url), str(website), ...profileTexts(profiles)];
  return [
    str(name),
    str(label),
    str(title),
    ways.filter(Boolean).join(' | '),
    ...Object.entries(others).map(([key, value]) => labelled(key, value)),
  ]
    .filter(Boolean)
    .join('\n');
}

function placeOf(location: unknown): string {
  if (!isRecord(location)) return texts(location).join(', ');
  const { address, postalCode, city, ...others } = location;
  const town = [str(postalCode), str(city)].filter(Boolean).join(' ');
  return [...texts(address).flatMap((line) => line.split('\n')), town, ...texts(others)].filter(Boolean).join(', ');
}

/** The URL of a profile usually contains its network and user name already. */
function profileTexts(profiles: unknown): string[] {
  return (Array.isArray(profiles) ? profiles : []).map((profile: unknown) => {
    if (!isRecord(profile)) return str(profile);
    const { url, ...others } = profile;
    const address = str(url);
    const unsaid = texts(others).filter((text) => !address.toLowerCase().includes(text.toLowerCase()));
    return [...unsaid, address].filter(Boolean).join(': ');
  });
}

function summaryBlocks(...summaries: readonly unknown[]): string[] {
  const found = new Set(summaries.map((summary) => texts(summary).join('\n')).filter(Boolean));
  return [...found].map((text) => `Summary\n${text}`);
}

function labelled(key: string, value: unknown): string {
  const found = texts(value).join(', ');
  return found === '' ? '' : `${spaced(key)}: ${found}`;
}

function sectionLines(value: unknown): string[] {
  if (isRecord(value))
    return Object.entries(value)
      .map(([key, item]) => labelled(key, item))
      .filter(Boolean);
  if (!Array.isArray(value)) return texts(value);
  const blocks = value
    .map((item: unknown) => (isRecord(item) ? entryLines(item) : texts(item)))
    .filter((lines) => lines.length > 0);
  const isFlat = blocks.every((lines) => lines.length === 1);
  return isFlat ? blocks.flat() : blocks.flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines));
}
