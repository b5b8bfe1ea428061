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
} from './data/posting-cues.ts';
import { askingChance } from './is-asking.ts';
import type { Need } from './job-profile.ts';
import { markedLines, notAsked, type Part } from './mark-lines.ts';
import { foldPhrase, hasPhrase, phraseList } from './phrase-list.ts';

/** A line or sentence of a posting that asks for something, and how strongly. */
export interface PostingLine {
  readonly text: string;
  /** Where it stands in the description. */
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
/** "23 yrs of age" asks for nothing that a resume shows. */
const ageOnly = /^\D{0,24}\d{2}\s?\+?\s?(?:yrs?|years?)\s(?:old|of age)(?:\s\p{L}{1,30}){0,2}\W{0,20}$/u;
/** Cuts a posting into what it asks, line by line; offers and talk of the company are left out. */
export function splitPosting(description: string, language: Language): PostingLine[] {
  return markedLines(description).flatMap(({ text, at, part, isBullet }) => {
    const need = needOf(text, part, isBullet, language);
    return need ? [{ text, at, need, isBullet }] : [];
  });
}

/** Below this a line is taken for something else: an item under a heading by chance only, a sentence of the employer's own introduction soon. */
const leastChance = {
  listed: { cued: 0.08, plain: 0.08 },
  list: { cued: 0.25, plain: 0.5 },
  prose: { cued: 0.2, plain: 0.5 },
  outro: { cued: 0.35, plain: 0.75 },
  intro: { cued: 0.35, plain: 0.9 },
} as const;

/** How strongly a line asks; undefined when it does not. */
function needOf(text: string, part: Part, isBullet: boolean, language: Language): Need | undefined {
  if (part === 'offer') return undefined;
  const folded = foldPhrase(text);
  const isTold = part === 'list' || part === 'intro' || part === 'outro' || part === 'prose';
  if (isOffer(folded, isBullet && !isTold) || ageOnly.test(folded)) return undefined;
  if (hasPhrase(notAsked, folded.replace(/[（(][^()（）]*[)）]/gu, ' '))) return undefined;
  if (!(isBullet && !isTold) && isOfCompany(folded)) return undefined;
  const chance = askingChance(text, part, isBullet, language);
  const isDuty = hasPhrase(dutySentence, folded) || dutyOpenings.some((opening) => opening.test(folded));
  const isCued = isDuty || hasPhrase(mustSentence, folded) || hasPhrase(niceSentence, folded);
  if (chance < leastChance[isTold ? part : 'listed'][isCued ? 'cued' : 'plain']) return undefined;
  if (part === 'must' || part === 'duty' || part === 'nice') return part;
  // What is wished for beside a must is told apart piece by piece.
  if (hasPhrase(mustSentence, folded)) return 'must';
  if (hasPhrase(niceSentence, folded)) return 'nice';
  return hasPhrase(asking, folded) && !isDuty ? 'must' : 'duty';
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
