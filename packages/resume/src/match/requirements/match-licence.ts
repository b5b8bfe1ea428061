import { pattern } from '@fitted/language/pattern';
import { matchCues } from '../../cues.ts';
import type { RequirementOption } from '../../job/job-profile.ts';
import type { MatchIndex } from '../match-index.ts';
import { placeOf } from './match-words.ts';
import { doubted, met, near, type Verdict } from './verdict.ts';

const driving = pattern('iu')`${matchCues.word('driving')}`;
const classList = pattern('iu')`
  (?:class|klassen?|clase|catégorie|category|cat\.?|permis|carn[eé]t?(?: de conducir)?|führerschein|licen[cs]e
  |fahrerlaubnis|conducir|conduire)[\s:(]{0,3}
  (?<list>(?:[A-D]1?E?\b[\s,/&+]{0,3}(?:${matchCues.any('classJoint')}\s)?){1,5})
`;
const classBefore = /(?<![\p{L}\d])(?<list>[A-D]1?E?)[\s-](?:driv\p{L}*[\s-])?(?:licen[cs]e|führerschein)/iu;
const includes: Readonly<Record<string, readonly string[]>> = {
  B: ['BE', 'C', 'CE', 'C1', 'C1E', 'D', 'DE', 'D1'],
  C: ['CE'],
  C1: ['C', 'CE', 'C1E'],
  D: ['DE'],
  BE: ['CE', 'C1E'],
};
const twoWheeled = pattern('giu')`${matchCues.any('twoWheeled')}`;
const heavy = pattern('iu')`${matchCues.word('heavy')}`;

export function isDrivingLicence(text: string): boolean {
  return driving.test(text);
}

/** The driving licence classes named in a text. A lorry without a class means C. */
function classesIn(text: string): string[] {
  const list = classList.exec(text)?.groups?.list ?? classBefore.exec(text)?.groups?.list ?? '';
  const named = list.toUpperCase().match(/[A-D]1?E?/gu) ?? [];
  return named.length > 0 ? [...named] : heavy.test(text) ? ['C'] : [];
}

/** A driving licence of the class asked for, or of one that includes it. */
export function matchLicence(option: RequirementOption, { lines }: MatchIndex): Verdict | undefined {
  const asked = classesIn(option.text);
  const holding = lines.filter((line) => line.part !== 'heading' && driving.test(line.source.replace(twoWheeled, '')));
  const fits = (text: string) => {
    const held = classesIn(text);
    const wanted = asked.length > 0 ? asked : ['B'];
    return wanted.every(
      (one) =>
        (held.length === 0 && one === 'B') ||
        held.includes(one) ||
        (includes[one] ?? []).some((more) => held.includes(more)),
    );
  };
  const fitting = holding.find(({ source }) => fits(source));
  if (fitting) return met('literal', [placeOf(fitting)], false, 1);
  if (holding[0]) return near([placeOf(holding[0])]);
  const unfinished = lines.find(({ partly }) => partly && driving.test(partly.source));
  return unfinished && doubted([placeOf(unfinished)]);
}
