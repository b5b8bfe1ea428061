import { isUntrue } from '@fitted/language/topics';
import type { ResumeDocument } from '@fitted/resume/document';
import { readActs } from '../../../understand/acts/read-acts.ts';
import { readOperation } from '../../../understand/read-operation.ts';
import { readTopic } from '../../../understand/read-topic.ts';
import { admitsUntrue, wantsUntrue } from './admits-untrue.ts';

/**
 * How surely three readers together must hear that something untrue is wanted, of 3, and how much of it must not come from the
 * acts alone. Chosen on conversations in which every lie, and nothing else, was above both.
 */
const together = 1;
const besideActs = 0.3;
/** A fact that is surely told is one, even if it sounds like something that people also make up. */
const surelyTold = 0.9;
const hardly = 0.05;

const shareOf = (message: string, kind: (label: string) => boolean, read: typeof readTopic | typeof readOperation) =>
  read(message)
    .filter(({ label }) => kind(label))
    .reduce((sum, { share }) => sum + share, 0);

/** Whether a message asks for something that is not so: by its own words, or as the three readers hear it. */
export function hearsUntrue(message: string, document: ResumeDocument): boolean {
  if (wantsUntrue(message)) return true;
  const [ofActs, others] = heard(message, document);
  return ofActs + others >= together && others >= besideActs;
}

function heard(message: string, document: ResumeDocument): readonly [number, number] {
  const acts = readActs(message, document).filter(({ name }) => name === 'untrue');
  const operation = shareOf(message, (label) => label === 'untrue', readOperation);
  const topic = shareOf(message, isUntrue, readTopic);
  return [Math.max(0, ...acts.map(({ sure }) => sure)), operation + topic];
}

/** "A good 20 years, mainly month-end closings": only one of the readers hears more years than there were. */
export function isSurelyTold(message: string, document: ResumeDocument): boolean {
  const acts = readActs(message, document).filter(({ name }) => name !== 'talk' && name !== 'why');
  const operation = shareOf(message, (label) => label === 'untrue', readOperation);
  const isTold = acts.length > 0 && acts.every(({ name, sure }) => name === 'tell' && sure >= surelyTold);
  return isTold && operation < hardly && !admitsUntrue(message);
}
