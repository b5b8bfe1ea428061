import type { FindingCode } from '@fitted/contract/summary-codes';
import type { Line, ResumeDocument, YearMonth } from '@fitted/resume/document';
import type { Match } from '@fitted/resume/match/match';
import { scoreMatch } from '@fitted/resume/match/score-match';
import type { Readiness, ReadyItem, WeakLine } from '@fitted/resume/ready/readiness';
import { hasItems } from '@fitted/resume/section-traits';
import type { Posting } from '../assistant.ts';
import { type Reading, readForEdits } from '../embedded/reading.ts';
import { removePersonalData } from '../embedded/structure/clutter.ts';
import { unifyDates } from '../embedded/wording/date-format.ts';
import { linesThatCouldSayMore } from '../interview/open-lines.ts';
import { findGaps } from './find-gaps.ts';

const maxWeak = 3;
const maxQuoteLength = 160;
/** About how many words fill a page. */
const wordsOfPage = 480;
const maxPages = 2;

/** What would make a reader put the resume away, besides missing requirements. */
const stopping: readonly FindingCode[] = [
  'no-name',
  'no-email',
  'no-phone',
  'no-experience',
  'undated-entry',
  'not-chronological',
];
const weakening: readonly FindingCode[] = ['weak-opening', 'first-person', 'filler', 'long-line'];

/** How a resume reads to somebody hiring for this job: what ten seconds show, what would stop them, the weakest lines. */
export function readReadiness(document: ResumeDocument, job: Posting, today: YearMonth, match?: Match): Readiness {
  const known = match ?? scoreMatch(document, job.profile, { today });
  const reading = readForEdits(document, job, () => known);
  return {
    glance: glanceAt(reading, known),
    stops: stopsIn(reading, today, known),
    weakest: weakestLines(reading, known),
  };
}

const item = (code: ReadyItem['code'], params: ReadyItem['params'] = {}): ReadyItem => ({ code, params });

function glanceAt(reading: Reading, { matched, near, missing }: Match): ReadyItem[] {
  const { document } = reading;
  const role = document.head.contact.headline ?? latestRole(document);
  const first = firstLine(document);
  const asked = matched.length + near.length + missing.length;
  return [
    ...(role ? [item('glance-role', { role })] : []),
    ...(first ? [item('glance-line', { line: quote(first.text) })] : []),
    ...(role || first ? [] : [item('glance-nothing')]),
    ...(asked > 0 ? [item('asked-shown', { met: matched.length, asked })] : []),
  ];
}

/** The current or last role as the resume names it. Undefined if its title was not recognised. */
function latestRole({ sections }: ResumeDocument): string | undefined {
  const roles = sections.filter(({ kind }) => kind === 'experience').flatMap(({ entries }) => entries);
  const { title, organisation, period } =
    (roles.find(({ fields }) => fields.period?.isCurrent) ?? roles.find(({ fields }) => fields.period))?.fields ?? {};
  if (!title || !period) return undefined;
  return `${organisation ? `${title}, ${organisation}` : title} (${period.text})`;
}

/** The first sentence or bullet that a reader sees below the name. */
function firstLine({ sections }: ResumeDocument): Line | undefined {
  return sections
    .filter(({ kind }) => !hasItems(kind) && kind !== 'education')
    .flatMap(({ entries }) => entries.flatMap(({ body }) => body))[0];
}

function stopsIn(reading: Reading, today: YearMonth, { findings }: Match): ReadyItem[] {
  const { document } = reading;
  const found = stopping.filter((code) => findings.some((finding) => finding.code === code)).map((code) => item(code));
  const pages = Math.ceil(countWords(document) / wordsOfPage);
  const stops = [
    ...found,
    ...findGaps(document, today).map(({ from, to }) => item('gap', { from: say(from), to: say(to) })),
    ...(unifyDates(reading).length > 0 || hasMixedMonths(document) ? [item('mixed-dates')] : []),
    ...(pages > maxPages ? [item('long', { pages })] : []),
    ...removePersonalData(reading).map(({ before }) => item('private', { line: quote(before) })),
  ];
  return stops.length > 0 ? stops : [item('nothing-stops')];
}

/** Months by name in one place and by number in another. */
function hasMixedMonths({ sections }: ResumeDocument): boolean {
  // By the lines, not the periods parsed from them, which stay unchanged when an edit rewrites a date.
  const periods = sections
    .filter(({ kind }) => kind !== 'certifications')
    .flatMap(({ entries }) =>
      entries.flatMap(({ head, fields }) => (fields.period ? head.map(({ text }) => text) : [])),
    );
  const isNamed = (text: string) => /\p{L}{3}\.? \d{4}/u.test(text);
  const isNumbered = (text: string) => /(?<!\d)\d{1,2}[/.]\d{4}/u.test(text);
  return periods.some(isNamed) && periods.some(isNumbered);
}

function weakestLines(reading: Reading, { findings }: Match): WeakLine[] {
  const bare = new Set(linesThatCouldSayMore(reading).map(({ lineId }) => lineId));
  return reading.document.sections
    .flatMap(({ entries }) => entries.flatMap(({ body }) => body))
    .map(({ id, text }) => ({
      line: quote(text),
      why: [
        ...weakening
          .filter((code) => findings.some((finding) => finding.code === code && finding.lineId === id))
          .map((code) => item(code)),
        ...(bare.has(id) ? [item('says-little')] : []),
      ],
    }))
    .filter(({ why }) => why.length > 0)
    .sort((one, other) => weaknessOf(other) - weaknessOf(one))
    .slice(0, maxWeak);
}

/** A fault in the words weighs more than something left unsaid. */
function weaknessOf({ why }: WeakLine): number {
  return why.reduce((sum, { code }) => sum + (code === 'says-little' ? 2 : 3), 0);
}

function countWords({ sections }: ResumeDocument): number {
  const text = sections.flatMap(({ entries }) => entries.flatMap(({ head, body }) => [...head, ...body]));
  return text.reduce((sum, line) => sum + wordsIn(line.text), 0);
}

/** Chinese and Japanese have no spaces: two characters are about a word. */
function wordsIn(text: string): number {
  const cjk = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu)?.length ?? 0;
  return cjk / 2 + (text.match(/[\p{sc=Latin}\p{N}]+/gu)?.length ?? 0);
}

const say = ({ year, month }: YearMonth): string =>
  month ? `${String(month).padStart(2, '0')}/${year}` : String(year);

const quote = (text: string): string =>
  text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength).trimEnd()}…` : text;
