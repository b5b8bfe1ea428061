import { findSkills, getSkill } from '../../lexicon/find-skills.ts';
import { type HeadingCue, headingConnectives, headingCues, weakHeadingWords } from '../data/posting-cues.ts';
import { foldPhrase, phraseList, withoutPhrases } from '../phrase-list.ts';
import { headingMark } from './bullet-mark.ts';

const cueOrder: readonly HeadingCue[] = ['nice', 'offer', 'must', 'duty'];
const headings = cueOrder.map((cue) => [cue, phraseList(headingCues[cue])] as const);
const weakWords = phraseList(weakHeadingWords);
const weakPhrases = new Set(weakHeadingWords.flatMap((list) => list.split('|')).map(foldPhrase));
const connectives = phraseList(headingConnectives);
export const maxHeadingLength = 64;

export interface Heading {
  readonly cue: HeadingCue;
  /** What follows on the same line: "Requirements: Java". */
  readonly rest: string;
}

const known = new Map<string, Heading | undefined>();
const maxCached = 1_000;

/** The heading that a line is or starts with, ignoring markers before it. */
export function readHeading(text: string): Heading | undefined {
  // Cached, because several passes ask about the same line.
  if (known.has(text)) return known.get(text);
  const heading = findHeading(text);
  if (known.size >= maxCached) known.clear();
  known.set(text, heading);
  return heading;
}

function findHeading(text: string): Heading | undefined {
  const bare = text.replace(headingMark, '');
  const cut = /^【(?<name>[^】]+)】(?<rest>.*)$/u.exec(bare) ?? /^(?<name>[^:：]{2,64})[:：](?<rest>.*)$/u.exec(bare);
  const name = (cut?.groups?.name ?? bare).replace(/[*_#]+/gu, '').trim();
  if (name.length > maxHeadingLength || name.split(/\s+/u).length > 9) return undefined;
  const isQuestion = /^¿|[?？]$/u.test(name);
  if (!cut && !isQuestion && /[.!。！,;，；、]$/u.test(name)) return undefined;
  // "Acme seeks a nurse. Salary: 50k" does not start with a heading; "Min. requirements: Java" does.
  if (/\p{L}{4}[.!?]\s|[。！？](?!$)/u.test(name)) return undefined;
  const folded = foldPhrase(name);
  const cue = longestCue(folded);
  // "Asset: Red Seal" is nice to have, "Asset management: 12 sites" describes work.
  const mayTell = !cut || folded.startsWith('asset ');
  if (!cue || (mayTell && isLikelyContent(name, folded))) return undefined;
  return { cue, rest: cut?.groups?.rest?.trim() ?? '' };
}

/** "About you" is not "about us": the longest matching phrase wins. */
function longestCue(folded: string): HeadingCue | undefined {
  let found: HeadingCue | undefined;
  let longest = 0;
  for (const [cue, phrases] of headings)
    for (const { length } of phrases.findAll(folded)) if (length > longest) [found, longest] = [cue, length];
  return found;
}

/** Whether a line is a heading and nothing else. */
export function isHeading(text: string): boolean {
  const heading = readHeading(text);
  return heading !== undefined && heading.rest === '';
}

/** Pasted lists lose their bullets: "Experience with React" is an item, "Experience and skills" a heading. */
function isLikelyContent(name: string, folded: string): boolean {
  if (/\d/u.test(folded)) return true;
  if (withoutPhrases(connectives, withoutPhrases(weakWords, folded)).replace(/[^\p{L}]/gu, '') === '') return false;
  if (headings.every(([, phrases]) => phrases.findAll(folded).every((phrase) => weakPhrases.has(phrase)))) return true;
  return findSkills(name).some(({ skill }) => getSkill(skill).kind !== 'trait');
}
