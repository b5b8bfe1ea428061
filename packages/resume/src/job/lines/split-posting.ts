import type { Language } from '@fitted/contract/languages';
import { askingCues, benefitWords, dutyCues, dutyOpenings, sentenceCues } from '../data/posting-cues.ts';
import type { Need } from '../job-profile.ts';
import { foldPhrase, hasPhrase, phraseList } from '../phrase-list.ts';
import { type AskingModel, askingChances } from './is-asking.ts';
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
const benefits = phraseList(benefitWords);
const asking = phraseList(askingCues);
/** "23 yrs of age" is not something a resume could show. */
const ageOnly = /^\D{0,24}\d{2}\s?\+?\s?(?:yrs?|years?)\s(?:old|of age)(?:\s\p{L}{1,30}){0,2}\W{0,20}$/u;
/** Extracts the lines of a posting that ask for something, leaving out benefits and text about the company. */
export function splitPosting(description: string, language: Language, asking?: AskingModel): PostingLine[] {
  const lines = markedLines(description);
  const chances = askingChances(lines, language, asking);
  return lines.flatMap((line, index) => {
    const need = needOf(line, chances[index] ?? 0);
    return need ? [{ text: line.text, at: line.at, need, isBullet: line.isBullet }] : [];
  });
}

/** A line is dropped below these probabilities. Under a heading of requirements, or where it says "must", less is needed. */
const minChance = { listed: 0.3, cued: 0.25, told: 0.5 } as const;

/** How strongly a line asks; undefined if it does not. */
function needOf({ text, part }: MarkedLine, chance: number): Need | undefined {
  const folded = foldPhrase(text);
  const isListed = part === 'must' || part === 'duty' || part === 'nice';
  const isMust = hasPhrase(mustSentence, folded);
  const least = minChance[isListed ? 'listed' : isMust ? 'cued' : 'told'];
  if (part === 'offer' || chance < least || ageOnly.test(folded)) return undefined;
  if (!isMust && benefits.findAll(folded).length > 1 && !hasPhrase(asking, folded)) return undefined;
  if (hasPhrase(notAsked, folded.replace(/[（(][^()（）]*[)）]/gu, ' '))) return undefined;
  if (isListed) return part;
  // If a line has both, the pieces that are only nice to have are separated later.
  if (isMust) return 'must';
  if (hasPhrase(niceSentence, folded)) return 'nice';
  const isDuty = hasPhrase(dutySentence, folded) || dutyOpenings.some((opening) => opening.test(folded));
  return hasPhrase(asking, folded) && !isDuty ? 'must' : 'duty';
}

/** Whether a piece of a line is only nice to have: "Epic preferred" in a line of must-haves. */
export function isWish(piece: string): boolean {
  return hasPhrase(niceSentence, foldPhrase(piece));
}
