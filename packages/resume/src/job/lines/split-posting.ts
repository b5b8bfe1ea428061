import type { Language } from '@fitted/contract/languages';
import {
  askingCues,
  benefitWords,
  companyAsks,
  companyOpenings,
  dutyCues,
  dutyOpenings,
  offerCues,
  sentenceCues,
} from '../data/posting-cues.ts';
import type { Need } from '../job-profile.ts';
import { foldPhrase, hasPhrase, phraseList } from '../phrase-list.ts';
import { askingChances } from './is-asking.ts';
import { type MarkedLine, markedLines, notAsked } from './mark-lines.ts';

/** A line or sentence of a posting that asks for something, with how strongly. */
export interface PostingLine {
  readonly text: string;
  /** Offset in the description. */
  readonly at: number;
  readonly need: Need;
  readonly isBullet: boolean;
}

const niceSentence = phraseList(sentenceCues.nice);
const mustSentence = phraseList(sentenceCues.must);
const dutySentence = phraseList(dutyCues);
const offers = phraseList(offerCues);
const benefits = phraseList(benefitWords);
const asking = phraseList(askingCues);
const ofCompany = phraseList(companyOpenings);
const asksAllTheSame = phraseList(companyAsks);
/** "23 yrs of age" is not something a resume could show. */
const ageOnly = /^\D{0,24}\d{2}\s?\+?\s?(?:yrs?|years?)\s(?:old|of age)(?:\s\p{L}{1,30}){0,2}\W{0,20}$/u;
/** Extracts the lines of a posting that ask for something, leaving out benefits and text about the company. */
export function splitPosting(description: string, language: Language): PostingLine[] {
  const lines = markedLines(description);
  const chances = askingChances(lines, language);
  return lines.flatMap((line, index) => {
    const need = needOf(line, chances[index] ?? 0);
    return need ? [{ text: line.text, at: line.at, need, isBullet: line.isBullet }] : [];
  });
}

/** Below this probability a line is dropped. Low for items under a requirements heading, high for the employer's introduction. */
const minChance = {
  listed: { cued: 0.05, plain: 0.05 },
  list: { cued: 0.25, plain: 0.5 },
  prose: { cued: 0.05, plain: 0.35 },
  outro: { cued: 0.25, plain: 0.6 },
  intro: { cued: 0.3, plain: 0.85 },
} as const;

/** How strongly a line asks; undefined if it does not. */
function needOf({ text, part, isBullet }: MarkedLine, chance: number): Need | undefined {
  if (part === 'offer') return undefined;
  const folded = foldPhrase(text);
  const isTold = part === 'list' || part === 'intro' || part === 'outro' || part === 'prose';
  if (isOffer(folded, isBullet && !isTold) || ageOnly.test(folded)) return undefined;
  if (hasPhrase(notAsked, folded.replace(/[（(][^()（）]*[)）]/gu, ' '))) return undefined;
  if (!(isBullet && !isTold) && isOfCompany(folded)) return undefined;
  const isDuty = hasPhrase(dutySentence, folded) || dutyOpenings.some((opening) => opening.test(folded));
  const isCued = isDuty || hasPhrase(mustSentence, folded) || hasPhrase(niceSentence, folded);
  if (chance < minChance[isTold ? part : 'listed'][isCued ? 'cued' : 'plain']) return undefined;
  if (part === 'must' || part === 'duty' || part === 'nice') return part;
  // If a line has both, the pieces that are only nice to have are separated later.
  if (hasPhrase(mustSentence, folded)) return 'must';
  if (hasPhrase(niceSentence, folded)) return 'nice';
  return hasPhrase(asking, folded) && !isDuty ? 'must' : 'duty';
}

/** "We are a family of hosts", "Apply by Friday". */
function isOfCompany(folded: string): boolean {
  return ofCompany.find(folded)?.from === 0 && !hasPhrase(asksAllTheSame, folded);
}

/** An item in a list of requirements counts as a benefit only by the things it names, not by phrases such as "we offer". */
function isOffer(folded: string, isListed: boolean): boolean {
  const cue = isListed ? undefined : offers.find(folded);
  if (cue && cue.from < 12) return true;
  return benefits.findAll(folded).length > 1 && !hasPhrase(mustSentence, folded) && !hasPhrase(asking, folded);
}

/** Whether a piece of a line is only nice to have: "Epic preferred" in a line of must-haves. */
export function isWish(piece: string): boolean {
  return hasPhrase(niceSentence, foldPhrase(piece));
}
