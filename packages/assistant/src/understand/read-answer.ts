import type { FactReading } from '@fitted/contract/assistant/assistant';
import { languages } from '@fitted/contract/languages';
import { isOwnStatement, sentencesOf } from '@fitted/resume/guard/support/own-statement';
import { findSkill } from '@fitted/resume/lexicon/find-skills';
import answersModel from './data/answers-model.json' with { type: 'json' };
import { type Guess, openModel } from './linear-model.ts';

const readAnswer = openModel<FactReading>(answersModel);
/** Below this, people are not taken at their word, since they may not have meant it. */
const sure = 0.6;

/** What somebody's words say: the reading, and whether it is certain enough to rely on. */
export interface AnswerReading {
  readonly says: FactReading;
  readonly isSure: boolean;
  /** How likely it is that they affirm it, in whole or in part: 0 to 1. */
  readonly affirmed: number;
}

/** Affirmed in whole or in part: then it is theirs, in exactly these words. */
export function isTheirs({ says, isSure }: AnswerReading): boolean {
  return isSure && (says === 'affirm' || says === 'partly');
}

/** The bare name of a thing, as in a list, says that they have it. */
function isName(words: string): boolean {
  const name = words.replace(/(?:(?<!\s)\s+)?[(（][^()（）]*[)）]$/u, '');
  return languages.some((language) => findSkill(name, language) !== undefined);
}

export function readPolarity(words: string): AnswerReading {
  if (isName(words)) return { says: 'affirm', isSure: true, affirmed: 1 };
  const guesses = readAnswer(words);
  const [first] = guesses;
  const affirmed = shareOf(guesses, 'affirm') + shareOf(guesses, 'partly');
  if (affirmed >= sure) {
    const says = shareOf(guesses, 'affirm') >= shareOf(guesses, 'partly') ? 'affirm' : 'partly';
    return { says, isSure: sentencesOf(words).some(isOwnStatement), affirmed };
  }
  const denied = guesses.find(({ label }) => label !== 'affirm' && label !== 'partly');
  return { says: denied?.label ?? first?.label ?? 'offtopic', isSure: 1 - affirmed >= sure, affirmed };
}

function shareOf(guesses: readonly Guess<FactReading>[], label: FactReading): number {
  return guesses.find((one) => one.label === label)?.share ?? 0;
}
