import { traitsOf } from '@fitted/language/packs';
import type { Line } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { countWords, hasCjk } from '@fitted/resume/parse/words/word-list';
import { verbFormOf } from '@fitted/resume/wording/english/role-tense';
import { timeOf } from '@fitted/resume/wording/rewording';
import { isSoftwareLine } from '../../../improve/software-lines.ts';
import { replaceLine } from '../../build-edit.ts';
import { isCut } from '../../lines/torn-lines.ts';
import { deedLines, type Reading } from '../../reading.ts';
import { atSentences, leansBack, pointsOf } from './sentences.ts';

/** From this length, a line can no longer be taken in at a glance. */
const longEnough = 160;
const longEnoughCjk = 90;
const minWords = 4;
const maxSplits = 5;

/** Splits paragraphs and overlong lines under a role into points, only when every part can stand alone. */
export function splitLines(reading: Reading): Edit[] {
  // There, its first words do not show that a sentence refers to the one before: readers found every fourth split harmful.
  if (!traitsOf(reading.language).writesSpaces) return [];
  const told = deedLines(reading);
  const edits = told.flatMap(({ line, entry }) => {
    const { text } = line;
    // In an entry without dates a line may be anything, unless a bullet marks it as one point among others.
    if (!entry.fields.period && line.kind !== 'bullet') return [];
    if (isSoftwareLine(line) || /["“„«「]/u.test(text)) return [];
    const lost = entry.fields.period ? atLostBullets(text) : undefined;
    const parts = lost ?? (isLong(text) ? (atSentences(reading.language, text) ?? atSemicolons(text)) : undefined);
    if (!parts || (!lost && !namesTheSame(reading, line, parts))) return [];
    const points = lost ?? pointsOf(parts, reading.language, timeOf(entry));
    return points ? [replaceLine(line, points.join('\n'), 'split')] : [];
  });
  // A resume in paragraphs throughout tells stories, and splitting them makes nothing shorter.
  return edits.length > maxSplits ? [] : edits.filter((edit) => !isOddOne(edit));

  /** Among long paragraphs that stay as they are, one that turns into bullets looks like a slip. */
  function isOddOne({ target }: Edit): boolean {
    const isSplit = (line: Line) => edits.some((one) => 'lineId' in one.target && one.target.lineId === line.id);
    const paragraphs = told.flatMap(({ line }) => (line.kind === 'text' && isLong(line.text) ? line : []));
    return 'lineId' in target && paragraphs.some(({ id }) => id === target.lineId) && !paragraphs.every(isSplit);
  }
}

/** Two sentences may name what is asked for only together; a split is safe when one of the parts still does. */
function namesTheSame(reading: Reading, line: Line, parts: readonly string[]): boolean {
  const { requirements } = reading.job.profile;
  const named = new Set(parts.flatMap((part) => reading.skillsIn(part).map(({ skill }) => skill)));
  const asked = new Set(reading.askedFor().at(line.id));
  return requirements
    .filter(({ id, skills }) => asked.has(id) && skills.length > 0)
    .every(({ skills }) => skills.some((skill) => named.has(skill)));
}

function isLong(text: string): boolean {
  return text.length >= (hasCjk(text) ? longEnoughCjk : longEnough);
}

/** "Kept the books • Paid the bills": bullets that copying has run together. */
function atLostBullets(text: string): string[] | undefined {
  const parts = text.split(/(?<!\s)\s+[•●▪■➢➤✓❖◦]\s*/u).map((part) => part.replace(/^[•●▪■➢➤✓❖◦]\s*/u, '').trim());
  return parts.length > 1 &&
    parts.every((part) => countWords(part) >= 3 && /^[\p{Lu}\p{N}]/u.test(part) && !isCut(part))
    ? parts
    : undefined;
}

/** The semicolon of an entity ("R&amp; D") does not separate anything. */
function splitAtSemicolons(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(/;\s+/u)) {
    const last = parts.at(-1);
    if (last !== undefined && /&#?\w{1,8}$/u.test(last)) parts[parts.length - 1] = `${last}; ${part}`;
    else parts.push(part);
  }
  return parts.map((part) => part.trim());
}

/** "Ran the rota; trained 9 starters; kept the keys": each part opens with a verb of its own. */
function atSemicolons(text: string): string[] | undefined {
  const parts = splitAtSemicolons(text);
  const [form, ...others] = parts.map(verbFormOf);
  if (others.length === 0 || form === undefined || others.some((other) => other !== form)) return undefined;
  if (parts.some((part) => countWords(part) < minWords || leansBack(part))) return undefined;
  const stop = /\.$/u.test(text) ? '.' : '';
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1).replace(/\.$/u, '') + stop);
}
