import type { Change, HeldBack } from '@fitted/contract/assistant';
import { isChoice } from '@fitted/resume/job/is-choice';
import type { Requirement } from '@fitted/resume/job/job-profile';
import type { Answer } from '../draft.ts';
import { changeKey } from './change-key.ts';

/** Something only the person can answer. */
export interface Question {
  readonly id: string;
  /** What a plain yes states; null where a yes says too little and their own words are needed. */
  readonly fact: string | null;
  readonly about: { readonly heldBack: HeldBack } | { readonly requirement: Requirement } | NearRequirement;
}

/** Something asked for that a line of the resume comes near to. */
export interface NearRequirement {
  readonly requirement: Requirement;
  readonly line: string;
}

const plainKinds: readonly Requirement['kind'][] = ['tool', 'practice', 'credential', 'degree', 'licence', 'language'];

export const answerIdOf = ({ change }: HeldBack): string => `held:${changeKey(change)}`;

/** Changes that wait for a word of the person: in doubt, and neither taken nor left out yet. */
export function doubtful(heldBack: readonly HeldBack[], answers: Readonly<Record<string, Answer>>): HeldBack[] {
  return heldBack.filter((one) => one.verdict === 'questioned' && answers[answerIdOf(one)] === undefined);
}

/** Changes the person said are true: they count like any other, and their own word is the evidence. */
export function confirmed(heldBack: readonly HeldBack[], answers: Readonly<Record<string, Answer>>): Change[] {
  return heldBack
    .filter((one) => one.verdict === 'questioned' && answers[answerIdOf(one)]?.kind === 'yes')
    .map(({ change }) => ({ ...change, evidence: [{ source: 'stated', factId: '', quote: change.after }] }));
}

const longestLevel = 3;

/** "fluent" answers how well a language is spoken: alone it would state nothing. */
export function inOwnWords({ about }: Question, words: string): string {
  if (!('requirement' in about) || about.requirement.kind !== 'language') return words;
  const { text } = about.requirement;
  const isLevel =
    words.split(/\s+/u).length <= longestLevel && !/(?<!\p{L})(?:i|it|ich|es|je|le|yo|lo)(?!\p{L})/iu.test(words);
  return isLevel && !words.toLowerCase().includes(text.toLowerCase()) ? `${text} (${words})` : words;
}

/** What was held back comes first, then what the posting asks for and the resume does not show, then what a line comes near to. */
export function questionsOf(
  heldBack: readonly HeldBack[],
  missing: readonly Requirement[],
  near: readonly NearRequirement[] = [],
): Question[] {
  const held = heldBack
    .filter(({ verdict }) => verdict === 'held')
    .map((one) => ({
      id: answerIdOf(one),
      fact: one.change.after,
      about: { heldBack: one },
    }));
  const skills = heldBack.flatMap(({ verdict, claims }) =>
    verdict === 'held' ? claims.map(({ params }) => String(params.skill ?? '').toLowerCase()) : [],
  );
  const asked = [...missing]
    // What is worth most first.
    .sort((one, other) => other.weight - one.weight)
    // Asked about once is enough.
    .filter(({ text }) => !skills.includes(text.toLowerCase()))
    .map((requirement) => ({
      id: `missing:${requirement.id}`,
      fact: plainKinds.includes(requirement.kind) && !isChoice(requirement) ? requirement.text : null,
      about: { requirement },
    }));
  const close = near
    .filter(({ line }) => line !== '')
    // A yes would not say what they did: the line is there, and does not say it.
    .map((about) => ({ id: `missing:${about.requirement.id}`, fact: null, about }));
  return [...held, ...asked, ...close];
}
