import type { ClaimCues } from '@fitted/language/claim-cues';
import { packs } from '@fitted/language/packs';

/*
 * How lines name what a person does not have, or not yet, by the words of all languages together. The words are in the
 * rooms: packages/language/src/<language>/claim-cues.ts.
 */

/** What every language brings, where it brings anything. */
const all = (name: keyof ClaimCues): readonly string[] =>
  Object.values(packs)
    .map(({ claimCues: cues }) => cues[name])
    .filter(Boolean);

export type ClaimCue = Exclude<keyof ClaimCues, 'hiringVerbs' | 'hiredPeople' | 'teamOpenings' | 'teamNouns'>;

export const claimCues: Readonly<Record<ClaimCue, readonly string[]>> = {
  denied: all('denied'),
  deniedBefore: all('deniedBefore'),
  others: all('others'),
  wished: all('wished'),
  wishedLabel: all('wishedLabel'),
  wishedFirst: all('wishedFirst'),
  wishedBefore: all('wishedBefore'),
  own: all('own'),
  learnt: all('learnt'),
  helped: all('helped'),
  unfinished: all('unfinished'),
  state: all('state'),
};

export const hiringVerbs = all('hiringVerbs').join('|');
export const teamOpenings = all('teamOpenings').join('|');
export const teamNouns = all('teamNouns').join('|');
export const peopleNouns = all('hiredPeople').join('|');
