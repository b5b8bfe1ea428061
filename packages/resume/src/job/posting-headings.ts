import { findSkills, getSkill } from '../lexicon/find-skills.ts';
import { headingMark } from './bullet-mark.ts';
import { type HeadingCue, headingConnectives, headingCues, weakHeadingWords } from './data/posting-cues.ts';
import { foldPhrase, phraseList, withoutPhrases } from './phrase-list.ts';

const cueOrder: readonly HeadingCue[] = ['nice', 'offer', 'must', 'duty'];
const headings = cueOrder.map((cue) => [cue, phraseList(headingCues[cue])] as const);
const weakWords = phraseList(weakHeadingWords);
const weakPhrases = new Set(weakHeadingWords.flatMap((list) => list.split('|')).map(foldPhrase));
const connectives = phraseList(headingConnectives);
export const longestHeading = 64;

export interface Heading {
  readonly cue: HeadingCue;
  /** What follows on the same line: "Requirements: Java". */
  readonly rest: string;
}

const known = new Map<string, Heading | undefined>();
const mostKnown = 1_000;

/** The heading that a line is or begins with, marks before it left out. */
export function readHeading(text: string): Heading | undefined {
  // Each line is asked several times: whether it goes on, whether it is cut, what it opens.
  if (known.has(text)) return known.get(text);
  const heading = findHeading(text);
  if (known.size >= mostKnown) known.clear();
  known.set(text, heading);
  return heading;
}

function findHeading(text: string): Heading | undefined {
  const bare = text.replace(headingMark, '');
  const cut = /^【(?<name>[^】]+)】(?<rest>.*)$/u.exec(bare) ?? /^(?<name>[^:：]{2,64})[:：](?<rest>.*)$/u.exec(bare);
  const name = (cut?.groups?.name ?? bare).replace(/[*_#]+/gu, '').trim();
  if (name.length > longestHeading || name.split(/\s+/u).length > 9) return undefined;
  const isQuestion = /^¿|[?？]$/u.test(name);
  if (!cut && !isQuestion && /[.!。！,;，；、]$/u.test(name)) return undefined;
  // "Acme seeks a nurse. Salary: 50k" begins with no heading; "Min. requirements: Java" does.
  if (/\p{L}{4}[.!?]\s|[。！？](?!$)/u.test(name)) return undefined;
  const folded = foldPhrase(name);
  const cue = longestCue(folded);
  // "Asset: Red Seal" wishes, "Asset management: 12 sites" tells of work.
  const mayTell = !cut || folded.startsWith('asset ');
  if (!cue || (mayTell && isLikelyContent(name, folded))) return undefined;
  return { cue, rest: cut?.groups?.rest?.trim() ?? '' };
}

/** "About you" is not "about us": the longest phrase of all tells. */
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

/** Lists lose their marks when they are copied: "Experience with React" is an item, "Experience and skills" a heading. */
function isLikelyContent(name: string, folded: string): boolean {
  if (/\d/u.test(folded)) return true;
  if (withoutPhrases(connectives, withoutPhrases(weakWords, folded)).replace(/[^\p{L}]/gu, '') === '') return false;
  if (headings.every(([, phrases]) => phrases.findAll(folded).every((phrase) => weakPhrases.has(phrase)))) return true;
  return findSkills(name).some(({ skill }) => getSkill(skill).kind !== 'trait');
}
