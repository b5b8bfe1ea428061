import { pattern } from '@fitted/language/pattern';
import { findSkills, getSkill } from '../../lexicon/find-skills.ts';
import { benefitWords, type HeadingCue, machineCues, notAskedCues } from '../data/posting-cues.ts';
import { jobCues } from '../job-cues.ts';
import { foldPhrase, hasPhrase, phraseList } from '../phrase-list.ts';
import { bulletMark, headingMark } from './bullet-mark.ts';
import { isHeading, maxHeadingLength, readHeading } from './posting-headings.ts';
import { unwrapLines } from './unwrap-lines.ts';

const toMachines = phraseList(machineCues);
const benefits = phraseList(benefitWords);
export const notAsked = phraseList(notAskedCues);
const maxLineLength = 800;
/** Not after an abbreviation: "z. B. Excel", "e.g. Opera". */
const sentenceEnd = pattern('u')`
  (?<=[.!?])(?<!(?<![\p{L}\d])(?:\p{L}|e\.g|i\.e|bzw|inkl|ca|mind|etc|ggf|nr|no|st|dr|mr|mrs|vs|approx|incl|min|max|ej
  |ex|bspw|usw|evtl|abgeschl|Nr|No|St|Dr|Mr|Mrs|Ca|Min|Max|Mind|Inkl)\.)\s+(?=[\p{Lu}¿¡])|(?<=[。！？；])
`;
const innerHeading = /(?<=[.!?;。！？；])(?=\s*[^\s.:!?;,。：！？；，、][^.:!?;,。：！？；，、]{1,48}[:：])/u;
const longPieces = /[\s\S]{1,800}(?=\s|$)|[\s\S]{1,800}/gu;
/** "Danish is not necessary, but English is": what follows is required again. */
const turns = pattern('u')`${jobCues.any('turns')}|[;；]`;

/**
 * The part of the posting that a line is in. `list`: under an unknown heading. `intro`: before the first heading, where the
 * employer introduces itself. `outro`: after the content of a heading. `prose`: in a posting without headings.
 */
export type Part = HeadingCue | 'list' | 'intro' | 'outro' | 'prose';

/** A sentence or item of a posting, with the part it is in. Headings and text addressed to software are left out. */
export interface MarkedLine {
  readonly text: string;
  readonly at: number;
  readonly part: Part;
  readonly isBullet: boolean;
}

interface RawLine {
  readonly text: string;
  /** Whether a blank line precedes it. */
  readonly opensBlock: boolean;
}

export function markedLines(posting: string): MarkedLine[] {
  const description = unwrapLines(posting);
  const lines: MarkedLine[] = [];
  let cursor = 0;
  const push = (texts: readonly string[], part: Part, isBullet: boolean) => {
    for (const text of texts) {
      if (text === '') continue;
      const at = description.indexOf(text, cursor);
      lines.push({ text, part, isBullet, at: at < 0 ? cursor : at });
      if (at >= 0) cursor = at + text.length;
    }
  };
  const raws = readLines(description);
  const hasHeadings = raws.some(({ text }) => {
    const cue = readHeading(text.trim())?.cue;
    return cue === 'must' || cue === 'duty';
  });
  let hasAsked = false;
  let hasMusts = false;
  let hasTold = false;
  let part: Part = hasHeadings || raws.filter((raw) => raw.opensBlock).length > 3 ? 'intro' : 'prose';
  /** What has been read under the current heading so far. */
  let below = 'nothing' as 'nothing' | 'inline' | 'prose' | 'item' | 'items';
  for (const [place, { text: raw, opensBlock }] of raws.entries()) {
    const isMarked = bulletMark.test(raw);
    const heading = isMarked && !headingMark.test(raw) ? undefined : readHeading(raw.trim());
    const isBullet = isMarked && heading?.rest !== '';
    const text = raw.replace(bulletMark, '').trim();
    if (text === '' || hasPhrase(toMachines, foldPhrase(text))) continue;
    if (heading && !isBullet) {
      part = heading.cue;
      hasAsked ||= part === 'must' || part === 'duty';
      hasMusts ||= part === 'must';
      below = heading.rest === '' ? 'nothing' : 'inline';
      push(sentencesOf(heading.rest), part, false);
      continue;
    }
    if (!isBullet && isUnknownHeading(text, opensBlock, raws[place + 1]?.text)) {
      // An unknown heading after the requirements is mostly about benefits, unless its list names knowledge: "Les petits plus".
      part = !hasMusts ? 'list' : namesKnowledge(itemsBelow(raws, place)) ? 'nice' : 'outro';
      below = 'nothing';
      continue;
    }
    const isSentence = text.length > maxHeadingLength || /[.!?。！？]$/u.test(text);
    // "Nice to have: Ansible" is complete unless a list follows, and so is a paragraph. A sentence after a list is on another subject.
    const ends = below === 'inline' || (isSentence && (below === 'items' || (opensBlock && below === 'prose')));
    if (!isBullet && part !== 'intro' && ends) part = hasAsked ? 'outro' : hasHeadings ? 'intro' : 'prose';
    // Without headings only the first paragraph introduces the employer.
    if (part === 'intro' && !hasHeadings && isSentence && opensBlock && hasTold) part = 'prose';
    hasTold ||= isSentence;
    if (isBullet && (part === 'intro' || part === 'prose')) part = 'list';
    // Skip the title, the location and the employer's name.
    if (!isBullet && !isSentence && (part === 'intro' || (part === 'prose' && place === 0 && raws.length > 1)))
      continue;
    below = isBullet ? 'items' : isSentence ? 'prose' : below === 'item' || below === 'items' ? 'items' : 'item';
    const label = isBullet ? readHeading(text) : undefined;
    if (label && label.rest !== '' && label.cue !== 'duty') push(sentencesOf(label.rest), label.cue, true);
    else push(isBullet ? clausesOf(text) : sentencesOf(text), part, isBullet);
  }
  return lines;
}

/** An unknown heading: a short line before a list, or in capitals before a paragraph. What follows is a new part. */
function isUnknownHeading(text: string, opensBlock: boolean, next: string | undefined): boolean {
  if (next === undefined || text.length > maxHeadingLength || text.split(/\s+/u).length > 7) return false;
  if (/[.!。！,;，；、]$/u.test(text)) return false;
  if (/^【[^】]+】$/u.test(text)) return true;
  if (bulletMark.test(next)) return opensBlock || /[:：?？]$/u.test(text) || text === text.toUpperCase();
  return opensBlock && /\p{Lu}{3}/u.test(text) && text === text.toUpperCase() && !isHeading(next);
}

/** The list items that follow a line directly. */
function itemsBelow(raws: readonly RawLine[], place: number): string[] {
  const items: string[] = [];
  for (let at = place + 1; at < raws.length; at += 1) {
    const { text } = raws[at] ?? { text: '' };
    // Stops here instead of copying the rest: a posting may be nothing but headings.
    if (!bulletMark.test(text)) break;
    items.push(text.replace(bulletMark, ''));
  }
  return items;
}

const knownPart = 0.5;
const minKnown = 2;

/** Whether many items of a list name tools, certificates or languages, and none a benefit. */
function namesKnowledge(items: readonly string[]): boolean {
  if (items.some((item) => hasPhrase(benefits, foldPhrase(item)))) return false;
  const known = items.filter((item) => findSkills(item).some(({ skill }) => getSkill(skill).kind !== 'trait'));
  return known.length >= minKnown && known.length >= items.length * knownPart;
}

function readLines(description: string): RawLine[] {
  const raws: RawLine[] = [];
  let opensBlock = true;
  for (const line of description.replace(/(?=【[^】]{1,24}】)/gu, '\n').split(/\r\n|[\n\r\u2028]/u)) {
    if (line.trim() === '') {
      opensBlock = true;
      continue;
    }
    for (const text of splitAtHeadings(line).flatMap(cutLong)) {
      raws.push({ text, opensBlock });
      opensBlock = false;
    }
  }
  return raws;
}

function cutLong(line: string): string[] {
  if (line.length <= maxLineLength) return [line];
  return splitSentences(line).flatMap((piece) => cutLine(piece, bulletMark.test(line)));
}

/** Some postings are pasted as a single line: "Duties: Cook. Clean. Requirements: 8+ years". */
function splitAtHeadings(line: string): string[] {
  if (bulletMark.test(line)) return [line];
  const pieces: string[] = [];
  for (const piece of line.split(innerHeading)) {
    const cue = pieces.length === 0 ? undefined : readHeading(piece.trim())?.cue;
    // In a paragraph "Salary: 50k" is only a remark. What follows it is not all about benefits.
    const hasHeadings = pieces.length > 1 || readHeading(pieces[0] ?? '') !== undefined;
    const opens = cue !== undefined && (cue !== 'offer' || hasHeadings);
    if (pieces.length === 0 || opens) pieces.push(piece);
    else pieces[pieces.length - 1] += piece;
  }
  return pieces;
}

/** Some rules are quadratic in the length of a line, so long lines (as in a hostile posting) are cut. */
function cutLine(line: string, isBullet: boolean): string[] {
  const pieces = line.match(longPieces) ?? [];
  return isBullet ? pieces.map((piece) => (bulletMark.test(piece) ? piece : `- ${piece}`)) : pieces;
}

function splitSentences(text: string): string[] {
  return text.split(sentenceEnd);
}

/** Splits a line that says what is not required into clauses, so that the rest is still read. */
function clausesOf(text: string): string[] {
  if (!hasPhrase(notAsked, foldPhrase(text))) return [text];
  return text.split(turns).map((clause) => clause.trim());
}

function sentencesOf(text: string): string[] {
  return splitSentences(text).flatMap((sentence) => clausesOf(sentence.trim().replace(bulletMark, '')));
}
