import type { Language } from '@fitted/contract/languages';
import { findSkills, getSkill } from '../lexicon/find-skills.ts';
import {
  askingCues,
  benefitWords,
  companyAsks,
  companyOpenings,
  dutyCues,
  type HeadingCue,
  headingConnectives,
  headingCues,
  machineCues,
  notAskedCues,
  offerCues,
  sentenceCues,
  weakHeadingWords,
} from './data/posting-cues.ts';
import { askingChance } from './is-asking.ts';
import type { Need } from './job-profile.ts';
import { foldPhrase, hasPhrase, phraseList, withoutPhrases } from './phrase-list.ts';

/** A line or sentence of a posting that asks for something, and how strongly. */
export interface PostingLine {
  readonly text: string;
  /** Where it stands in the description. */
  readonly at: number;
  readonly need: Need;
  readonly isBullet: boolean;
}

const cueOrder: readonly HeadingCue[] = ['nice', 'offer', 'must', 'duty'];
const headings = cueOrder.map((cue) => [cue, phraseList(headingCues[cue])] as const);
const niceSentence = phraseList(sentenceCues.nice);
const mustSentence = phraseList(sentenceCues.must);
const dutySentence = phraseList(dutyCues);
const toMachines = phraseList(machineCues);
const bulletMark = /^\s*(?:[-–—•*·・▪●○◦‣■□◆►✓✔➢※⌲→]|\(?\d{1,2}[.)、．]|[①-⑳])\s*/u;
const notAsked = phraseList(notAskedCues);
const offers = phraseList(offerCues);
const benefits = phraseList(benefitWords);
const asking = phraseList(askingCues);
const ofCompany = phraseList(companyOpenings);
const asksAllTheSame = phraseList(companyAsks);
/** "23 yrs of age" asks for nothing that a resume shows. */
const ageOnly = /^\D{0,24}\d{2}\s?\+?\s?(?:yrs?|years?)\s(?:old|of age)(?:\s\p{L}{1,30}){0,2}\W{0,20}$/u;
const weakWords = phraseList(weakHeadingWords);
const weakPhrases = new Set(weakHeadingWords.flatMap((list) => list.split('|')).map(foldPhrase));
const connectives = phraseList(headingConnectives);
const longestHeading = 64;
const longestLine = 800;
const innerHeading = /(?<=[.!?;。！？；])(?=\s*[^\s.:!?;,。：！？；，、][^.:!?;,。：！？；，、]{1,48}[:：])/u;
const longPieces = /[\s\S]{1,800}(?=\s|$)|[\s\S]{1,800}/gu;
/** "Danish is not necessary, but English is": what follows is asked again. */
const turns = /[;；]|,?\s(?:but|however|pero|sino|mais|aber|jedoch|sondern|dafür)\s|[，,]?(?:但|但是|ただし|ですが)/u;

/** The part of the posting a line stands in. `list`: under a heading that tells nothing. */
type Part = HeadingCue | 'prose' | 'list';

/** A sentence or item of a posting with the part it stands in; headings and words to machines are left out. */
export interface MarkedLine {
  readonly text: string;
  readonly at: number;
  readonly part: Part;
  readonly isBullet: boolean;
}

/** Cuts a posting into what it asks, line by line; offers and talk of the company are left out. */
export function splitPosting(description: string, language: Language): PostingLine[] {
  return markedLines(description).flatMap(({ text, at, part, isBullet }) => {
    const need = needOf(text, part, isBullet, language);
    return need ? [{ text, at, need, isBullet }] : [];
  });
}

export function markedLines(description: string): MarkedLine[] {
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
  let part: Part = 'prose';
  let hasBullets = false;
  let isInline = false;
  for (const raw of readLines(description)) {
    const isBullet = bulletMark.test(raw);
    const text = raw.replace(bulletMark, '').trim();
    if (text === '' || hasPhrase(toMachines, foldPhrase(text))) continue;
    const heading = isBullet ? undefined : readHeading(text);
    if (heading) {
      part = heading.cue;
      hasBullets = false;
      isInline = heading.rest !== '';
      if (isInline) push(sentencesOf(heading.rest), part, false);
      continue;
    }
    // "Nice to have: Ansible" is all of it, unless a list follows.
    if (isInline && !isBullet) part = 'prose';
    isInline = false;
    // The paragraph behind a list speaks of something else.
    if (!isBullet && hasBullets && (text.length > longestHeading || /[.!?。！？]$/u.test(text))) part = 'prose';
    if (isBullet && part === 'prose') part = 'list';
    hasBullets ||= isBullet;
    const label = isBullet ? readHeading(text) : undefined;
    if (label && label.rest !== '' && label.cue !== 'duty') push(sentencesOf(label.rest), label.cue, true);
    else push(isBullet ? clausesOf(text) : sentencesOf(text), part, isBullet);
  }
  return lines;
}

function readLines(description: string): string[] {
  return description
    .replace(/(?=【[^】]{1,24}】)/gu, '\n')
    .split(/\r\n|[\n\r\u2028]/u)
    .filter((line) => line.trim() !== '')
    .flatMap(splitAtHeadings)
    .flatMap((line) =>
      line.length > longestLine
        ? splitSentences(line).flatMap((piece) => cutLine(piece, bulletMark.test(line)))
        : [line],
    );
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
function cutLine(line: string, isBullet: boolean): string[] {
  const pieces = line.match(longPieces) ?? [];
  return isBullet ? pieces.map((piece) => (bulletMark.test(piece) ? piece : `- ${piece}`)) : pieces;
}

function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[\p{Lu}¿¡])|(?<=[。！？；])/u);
}

/** A line that says of something that it is not asked, without that clause. */
function clausesOf(text: string): string[] {
  if (!hasPhrase(notAsked, foldPhrase(text))) return [text];
  return text.split(turns).map((clause) => clause.trim());
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

function sentencesOf(text: string): string[] {
  return splitSentences(text).flatMap((sentence) => clausesOf(sentence.trim()));
}

/** Below this an item of a list of requirements is taken for something else, a sentence with a cue for chance, and any other for talk. */
const leastChance = { listed: 0.08, cued: 0.25, told: 0.6 } as const;

/** How strongly a line asks; undefined when it does not. */
function needOf(text: string, part: Part, isBullet: boolean, language: Language): Need | undefined {
  if (part === 'offer') return undefined;
  const folded = foldPhrase(text);
  const isTold = part === 'prose' || part === 'list';
  if (isOffer(folded, isBullet && !isTold) || ageOnly.test(folded)) return undefined;
  if (hasPhrase(notAsked, folded.replace(/[（(][^()（）]*[)）]/gu, ' '))) return undefined;
  if (!(isBullet && !isTold) && isOfCompany(folded)) return undefined;
  const chance = askingChance(text, part, isBullet, language);
  const isCued = hasPhrase(mustSentence, folded) || hasPhrase(niceSentence, folded);
  if (chance < (isTold ? (isCued ? leastChance.cued : leastChance.told) : leastChance.listed)) return undefined;
  if (part === 'must' || part === 'duty' || part === 'nice') return part;
  // What is wished for beside a must is told apart piece by piece.
  if (hasPhrase(mustSentence, folded)) return 'must';
  if (hasPhrase(niceSentence, folded)) return 'nice';
  return hasPhrase(asking, folded) && !hasPhrase(dutySentence, folded) ? 'must' : 'duty';
}

/** "We are a family of hosts", "Apply by Friday". */
function isOfCompany(folded: string): boolean {
  return ofCompany.find(folded)?.from === 0 && !hasPhrase(asksAllTheSame, folded);
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
