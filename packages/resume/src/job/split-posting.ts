import { findSkills, getSkill } from '../lexicon/find-skills.ts';
import {
  askingCues,
  benefitWords,
  type HeadingCue,
  headingConnectives,
  headingCues,
  machineCues,
  notAskedCues,
  offerCues,
  sentenceCues,
  weakHeadingWords,
} from './data/posting-cues.ts';
import type { Need } from './job-profile.ts';
import { foldPhrase, hasPhrase, phraseList, withoutPhrases } from './phrase-list.ts';

/** A line or sentence of a posting, and how strongly it asks. */
export interface PostingLine {
  readonly text: string;
  readonly need: Need;
  readonly isBullet: boolean;
  /** Stands under a heading of requirements or wishes, or says by itself that it asks: worth keeping as a phrase. */
  readonly isAsking: boolean;
}

const cueOrder: readonly HeadingCue[] = ['nice', 'offer', 'must', 'duty'];
const headings = cueOrder.map((cue) => [cue, phraseList(headingCues[cue])] as const);
const niceSentence = phraseList(sentenceCues.nice);
const mustSentence = phraseList(sentenceCues.must);
const toMachines = phraseList(machineCues);
const bulletMark = /^\s*(?:[-–—•*·・▪●○◦‣■□◆►✓✔➢※]|\(?\d{1,2}[.)、．]|[①-⑳])\s*/u;
const notAsked = phraseList(notAskedCues);
const offers = phraseList(offerCues);
const benefits = phraseList(benefitWords);
const asking = phraseList(askingCues);
/** "23 yrs of age" asks for nothing that a resume shows. */
const ageOnly = /^\D{0,24}\d{2}\s?\+?\s?(?:yrs?|years?)\s(?:old|of age)(?:\s\p{L}{1,30}){0,2}\W{0,20}$/u;
const weakWords = phraseList(weakHeadingWords);
const weakPhrases = new Set(weakHeadingWords.flatMap((list) => list.split('|')).map(foldPhrase));
const connectives = phraseList(headingConnectives);
const longestHeading = 64;
const longestLine = 800;
const innerHeading = /(?<=[.!?;。！？；])(?=\s*[^\s.:!?;,。：！？；，、][^.:!?;,。：！？；，、]{1,48}[:：])/u;
const longPieces = /[\s\S]{1,800}(?=\s|$)|[\s\S]{1,800}/gu;

/** Cuts a posting into what it asks, line by line; headings, offers and words to machines are left out. */
export function splitPosting(description: string): PostingLine[] {
  const lines: PostingLine[] = [];
  let part: HeadingCue | 'prose' = 'prose';
  let hasBullets = false;
  for (const raw of readLines(description)) {
    const isBullet = bulletMark.test(raw);
    const text = raw.replace(bulletMark, '').trim();
    if (text === '' || hasPhrase(toMachines, foldPhrase(text))) continue;
    const heading = isBullet ? undefined : readHeading(text);
    if (heading) {
      part = heading.cue;
      hasBullets = false;
      if (heading.rest !== '') lines.push(...sentencesOf(heading.rest, part, false));
      continue;
    }
    // The paragraph behind a list speaks of something else.
    if (!isBullet && hasBullets && (text.length > longestHeading || /[.!?。！？]$/u.test(text))) part = 'prose';
    hasBullets ||= isBullet;
    lines.push(
      ...(isBullet ? [lineOf(text, part, true)] : sentencesOf(text, part, false)).filter((line) => line !== undefined),
    );
  }
  return lines;
}

function readLines(description: string): string[] {
  return description
    .replace(/(?=【[^】]{1,24}】)/gu, '\n')
    .split(/\r\n|[\n\r\u2028]/u)
    .filter((line) => line.trim() !== '')
    .flatMap(splitAtHeadings)
    .flatMap((line) => (line.length > longestLine ? splitSentences(line).flatMap(cutLine) : [line]));
}

/** Copied from some pages a posting is one line: "Duties: Cook. Clean. Requirements: 8+ years". */
function splitAtHeadings(line: string): string[] {
  if (bulletMark.test(line)) return [line];
  const pieces: string[] = [];
  for (const piece of line.split(innerHeading)) {
    const cue = pieces.length === 0 ? undefined : readHeading(piece.trim())?.cue;
    // In a paragraph "Salary: 50k" is a remark: what follows is not all of it an offer.
    const hasHeadings = pieces.length > 1 || readHeading(pieces[0] ?? '') !== undefined;
    const opens = cue !== undefined && (cue !== 'offer' || hasHeadings);
    if (pieces.length === 0 || opens) pieces.push(piece);
    else pieces[pieces.length - 1] += piece;
  }
  return pieces;
}

/** Some rules compare everything on a line with everything: a line of a hostile posting may not be endless. */
function cutLine(line: string): string[] {
  return line.match(longPieces) ?? [];
}

function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[\p{Lu}¿¡])|(?<=[。！？；])/u);
}

interface Heading {
  readonly cue: HeadingCue;
  /** What follows on the same line: "Requirements: Java". */
  readonly rest: string;
}

function readHeading(text: string): Heading | undefined {
  const cut = /^【(?<name>[^】]+)】(?<rest>.*)$/u.exec(text) ?? /^(?<name>[^:：]{2,64})[:：](?<rest>.*)$/u.exec(text);
  const name = (cut?.groups?.name ?? text).replace(/[*_#]+/gu, '').trim();
  if (name.length > longestHeading || name.split(/\s+/u).length > 9) return undefined;
  if (!cut && /[.!?。！？,;，；、]$/u.test(name)) return undefined;
  // "Acme seeks a nurse. Salary: 50k" begins with no heading; "Min. requirements: Java" does.
  if (/\p{L}{4}[.!?]\s|[。！？]/u.test(name)) return undefined;
  const folded = foldPhrase(name);
  const cue = headings.find(([, phrases]) => hasPhrase(phrases, folded))?.[0];
  // "Asset: Red Seal" wishes, "Asset management: 12 sites" tells of work.
  const mayTell = !cut || folded.startsWith('asset ');
  if (!cue || (mayTell && isLikelyContent(name, folded))) return undefined;
  return { cue, rest: cut?.groups?.rest?.trim() ?? '' };
}

/** Lists lose their marks when they are copied: "Experience with React" is an item, "Experience and skills" a heading. */
function isLikelyContent(name: string, folded: string): boolean {
  if (/\d/u.test(folded)) return true;
  if (withoutPhrases(connectives, withoutPhrases(weakWords, folded)).replace(/[^\p{L}]/gu, '') === '') return false;
  if (headings.every(([, phrases]) => phrases.findAll(folded).every((phrase) => weakPhrases.has(phrase)))) return true;
  return findSkills(name).some(({ skill }) => getSkill(skill).kind !== 'trait');
}

function sentencesOf(text: string, part: HeadingCue | 'prose', isBullet: boolean): PostingLine[] {
  return splitSentences(text)
    .map((sentence) => lineOf(sentence.trim(), part, isBullet))
    .filter((line) => line !== undefined);
}

function lineOf(text: string, part: HeadingCue | 'prose', isBullet: boolean): PostingLine | undefined {
  if (text === '' || part === 'offer') return undefined;
  const folded = foldPhrase(text);
  if (isOffer(folded, isBullet && part !== 'prose') || ageOnly.test(folded)) return undefined;
  if (hasPhrase(notAsked, folded.replace(/[（(][^)）]{0,300}[)）]/gu, ' '))) return undefined;
  if (part !== 'prose') return { text, need: part, isBullet, isAsking: part !== 'duty' };
  // What is wished for beside a must is told apart piece by piece.
  if (hasPhrase(mustSentence, folded)) return { text, need: 'must', isBullet, isAsking: true };
  const isNice = hasPhrase(niceSentence, folded);
  return { text, need: isNice ? 'nice' : 'mentioned', isBullet, isAsking: isNice };
}

/** An item of a list of requirements is an offer only by the things it names. */
function isOffer(folded: string, isListed: boolean): boolean {
  const cue = isListed ? undefined : offers.find(folded);
  if (cue && cue.from < 12) return true;
  return benefits.findAll(folded).length > 1 && !hasPhrase(mustSentence, folded) && !hasPhrase(asking, folded);
}

/** Whether a piece of a line is only wished for: "Epic preferred" in a line of musts. */
export function isWish(piece: string): boolean {
  return hasPhrase(niceSentence, foldPhrase(piece));
}
