import { traitsOf } from '@fitted/language/packs';
import type { Edit } from '@fitted/resume/edit/edit';
import { countWords, hasCjk } from '@fitted/resume/parse/word-list';
import { isSoftwareLine } from '../../improve/software-lines.ts';
import { replaceLine } from '../build-edit.ts';
import { deedLines, type Reading } from '../reading.ts';
import { verbFormOf } from '../wording/english/role-tense.ts';

/** A line that an eye takes in at once. */
const longEnough = 160;
const longEnoughCjk = 90;
const fewestWords = 4;
const mostSplits = 5;

/** Paragraphs and overlong lines under a role as a point each, at their own borders; only when every part can stand alone. */
export function splitLines(reading: Reading): Edit[] {
  // What leans on the sentence before is not told by its first words there: readers found every fourth split harmful.
  if (!traitsOf(reading.language).writesSpaces) return [];
  const edits = deedLines(reading).flatMap(({ line, entry }) => {
    const { text } = line;
    if (!entry.fields.period || isSoftwareLine(line) || /["“„«「]/u.test(text)) return [];
    // What is asked for may be told by two sentences together: apart, neither would show it.
    if (reading.askedFor().weightAt(line.id) > 0 && atLostBullets(text) === undefined) return [];
    const parts =
      atLostBullets(text) ?? (isLong(text) ? (atSentences(reading, text) ?? atSemicolons(text)) : undefined);
    return parts ? [replaceLine(line, parts.join('\n'), 'split')] : [];
  });
  // Who writes paragraphs throughout tells stories, and broken into lines they are no shorter.
  return edits.length > mostSplits ? [] : edits;
}

function isLong(text: string): boolean {
  return text.length >= (hasCjk(text) ? longEnoughCjk : longEnough);
}

/** "Kept the books • Paid the bills": bullets that a copy has run together. */
function atLostBullets(text: string): string[] | undefined {
  const parts = text.split(/(?<!\s)\s+[•●▪■➢➤✓❖◦]\s*/u).map((part) => part.replace(/^[•●▪■➢➤✓❖◦]\s*/u, '').trim());
  return parts.length > 1 && parts.every((part) => countWords(part) >= 3 && /^[\p{Lu}\p{N}]/u.test(part))
    ? parts
    : undefined;
}

// A full stop behind these ends a shortening, not a sentence.
const shortened =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|approx|no|nos|dr|mr|mrs|ms|st|inc|ltd|co|vs|dept|incl|ca|bzw|usw|inkl|z\.b|sr|jr|fig|u\.s|u\.k|p\.m|a\.m|\p{L})\.$/iu;
// A sentence that opens like this speaks of the one before.
const leaning =
  /^(?:this|that|these|those|it|its|they|them|their|he|she|his|her|which|also|then|thus|therefore|hence|here|there|as a result|in addition|additionally|moreover|furthermore|however|both|such|the (?:project|application|system|tool|team|result|company)|esto|esta|este|también|además|cela|ce|cette|ces|ainsi|dies\p{L}*|dadurch|außerdem|das|それ|その|また|これ|さらに|该|此|这|同时|并)(?!\p{L})/iu;

function atSentences({ language }: Reading, text: string): string[] | undefined {
  const parts: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const before = parts.at(-1);
    // Where one cannot stand alone it stays with the one it leans on.
    if (before !== undefined && (leaning.test(sentence) || shortened.test(before) || !isWhole(sentence)))
      parts[parts.length - 1] = hasCjk(sentence) ? before + sentence : `${before} ${sentence}`;
    else parts.push(sentence);
  }
  if (parts.length < 2 || parts.some((part) => !isWhole(part))) return undefined;
  // "(BigQuery, Docker)" at the end is said of all of them.
  if (/\.\s*\([^()]*\)\.?$/u.test(text)) return undefined;
  // Background broken into lines only grows longer: every part must be a deed.
  const isDeed = (part: string) => /^I\s/u.test(part) || verbFormOf(part) !== undefined;
  return language !== 'en' || parts.every(isDeed) ? parts : undefined;
}

function sentencesOf(text: string): string[] {
  return text
    .split(hasCjk(text) ? /(?<=[。！？])/u : /(?<=[.!?])\s+(?=[\p{Lu}\p{N}])/u)
    .map((part) => part.trim())
    .filter(Boolean);
}

function isWhole(part: string): boolean {
  return (hasCjk(part) ? part.length >= 8 : countWords(part) >= fewestWords) && !/^\p{Ll}/u.test(part);
}

/** "Ran the rota; trained 9 starters; kept the keys": each part opens with a verb of its own. */
function atSemicolons(text: string): string[] | undefined {
  const parts = text.split(/;\s+/u).map((part) => part.trim());
  const [form, ...others] = parts.map(verbFormOf);
  if (others.length === 0 || form === undefined || others.some((other) => other !== form)) return undefined;
  if (parts.some((part) => countWords(part) < fewestWords || leaning.test(part))) return undefined;
  const stop = /\.$/u.test(text) ? '.' : '';
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1).replace(/\.$/u, '') + stop);
}
