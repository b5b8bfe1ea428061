import { pattern } from '@fitted/language/pattern';
import { actCues, correctionCues } from '../../../cues.ts';
import { capitalise } from '../../letter-case.ts';

/** Where somebody stood towards the work that a line names: "involved in the". */
export const dutyOpening = pattern('iu')`^(?:${actCues.any('dutyOpening')})`;

const thatThing = pattern(
  'iu',
)`^(\p{L}+) (?:${actCues.any('thatThing')})(?=[,.;]|$|\s${correctionCues.any('clauseJoints')}\s)`;

/** "Led that project" beside "Involved in the implementation of Sage": what the line names stands for "that". */
export function withObjectOf(line: string, told: string): string {
  const object = line.replace(dutyOpening, '');
  if (object === line || !thatThing.test(told)) return told;
  const text = told.replace(thatThing, (_found, verb: string) => `${verb} ${object}`);
  return capitalise(text);
}
