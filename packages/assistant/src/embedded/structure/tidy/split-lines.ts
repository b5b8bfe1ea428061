import { assistantWords, traitsOf } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import type { Line } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { countWords, hasCjk } from '@fitted/resume/parse/words/word-list';
import { lineCues } from '../../../cues.ts';
import { isSoftwareLine } from '../../../improve/software-lines.ts';
import { replaceLine } from '../../build-edit.ts';
import { isCut } from '../../lines/torn-lines.ts';
import { deedLines, type Reading } from '../../reading.ts';
import { verbFormOf } from '../../wording/english/role-tense.ts';

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
    const parts = lost ?? (isLong(text) ? (atSentences(reading, text) ?? atSemicolons(text)) : undefined);
    if (!parts || (!lost && !showsTheSame(reading, line, parts))) return [];
    return [replaceLine(line, parts.join('\n'), 'split')];
  });
  // A resume in paragraphs throughout tells stories, and splitting them makes nothing shorter.
  return edits.length > maxSplits ? [] : edits.filter((edit) => !isOddOne(edit));

  /** Among paragraphs that stay as they are, one that turns into bullets looks like a slip. */
  function isOddOne({ target }: Edit): boolean {
    const isSplit = (line: Line) => edits.some((one) => 'lineId' in one.target && one.target.lineId === line.id);
    const paragraphs = told.flatMap(({ line }) => (line.kind === 'text' ? line : []));
    return 'lineId' in target && paragraphs.some(({ id }) => id === target.lineId) && !paragraphs.every(isSplit);
  }
}

/** Two sentences may show a requirement only together; a split is safe when one of the parts names it. */
function showsTheSame(reading: Reading, line: Line, parts: readonly string[]): boolean {
  const { requirements } = reading.job.profile;
  const named = new Set(parts.flatMap((part) => reading.skillsIn(part).map(({ skill }) => skill)));
  return reading
    .askedFor()
    .at(line.id)
    .every((id) => requirements.find((one) => one.id === id)?.skills.some((skill) => named.has(skill)));
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

// A full stop after these ends an abbreviation, not a sentence.
const shortened =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|approx|no|nos|dr|mr|mrs|ms|st|inc|ltd|co|vs|dept|incl|ca|bzw|usw|inkl|z\.b|sr|jr|fig|u\.s|u\.k|p\.m|a\.m|\p{L})\.$/iu;
// A sentence that opens like this refers to the one before.
const leaning = pattern('iu')`^${lineCues.any('leaningPart')}(?!\p{L})`;

/** A text in the first person tells a story, whose sentences belong together. */
const firstPerson = /(?<!\p{L})(?:ich|meine?[nmrs]?|mir|mich|yo|mis?|me|je|mon|ma|mes)(?!\p{L})|j['’]|我|私/iu;

function atSentences({ language }: Reading, text: string): string[] | undefined {
  const parts: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const before = parts.at(-1);
    // A sentence that cannot stand alone stays with the one before.
    if (before !== undefined && (leans(sentence, before) || shortened.test(before) || !isWhole(sentence)))
      parts[parts.length - 1] = hasCjk(sentence) ? before + sentence : `${before} ${sentence}`;
    else parts.push(sentence);
  }
  if (parts.length < 2 || parts.some((part) => !isWhole(part))) return undefined;
  // "(BigQuery, Docker)" at the end applies to all of them.
  if (/\.\s*\([^()]*\)\.?$/u.test(text)) return undefined;
  // Splitting background only makes it longer: every part must say what the person did.
  return (assistantWords[language].resources.verbs ? parts.every(isDeed) : !firstPerson.test(text)) ? parts : undefined;
}

/** "Successfully moved the stores", "Administration of the stores": actions too, one with an adverb and one as a noun. */
function isDeed(part: string): boolean {
  if (/^I\s/u.test(part)) return true;
  if (verbFormOf(part.replace(/^\p{Lu}\p{Ll}+ly (?=\p{Ll})/u, '')) !== undefined) return true;
  return (
    /^\p{Lu}\p{Ll}{2,}(?:tion|sion|ment|ance|ence|ysis)(?: and \p{Ll}+)? (?:of|in|with|for|to)\s/u.test(part) &&
    !/\b(?:is|are|was|were|has|have|had)\b/u.test(part)
  );
}

/** "Ensuring high availability." after "Administration of the stores." states its purpose. */
function leans(sentence: string, before: string): boolean {
  return leaning.test(sentence) || (verbFormOf(sentence) === 'gerund' && verbFormOf(before) !== 'gerund');
}

function sentencesOf(text: string): string[] {
  return text
    .split(hasCjk(text) ? /(?<=[。！？])/u : /(?<=[.!?])\s+(?=[\p{Lu}\p{N}])/u)
    .map((part) => part.trim())
    .filter(Boolean);
}

function isWhole(part: string): boolean {
  return (hasCjk(part) ? part.length >= 8 : countWords(part) >= minWords) && !/^\p{Ll}/u.test(part);
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
  if (parts.some((part) => countWords(part) < minWords || leaning.test(part))) return undefined;
  const stop = /\.$/u.test(text) ? '.' : '';
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1).replace(/\.$/u, '') + stop);
}
