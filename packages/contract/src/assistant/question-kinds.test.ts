import { expect, test } from 'vitest';
import type { InterviewQuestion, StatedFact } from './assistant.ts';
import { askedOf, isAnswerTo, kindAsked, kindsInTurn, withoutAsked } from './question-kinds.ts';

const examples: { readonly [Kind in InterviewQuestion['kind']]: Extract<InterviewQuestion, { kind: Kind }> } = {
  requirement: {
    id: 'missing:1',
    kind: 'requirement',
    requirement: { id: '1', kind: 'tool', text: 'Excel', strength: 'must' },
    needsRole: true,
    worth: 3,
  },
  line: { id: 'line:Sorted letters', kind: 'line', line: 'Sorted letters', worth: 0 },
};

test.each(kindsInTurn)('an answer says by a field of its own that a question of kind %s was asked', (kind) => {
  const fact = { id: 'f', text: 'Yes', from: 'interview', isConfirmed: false, place: null, supports: [] } as const;
  const answer: StatedFact = { ...fact, supports: [], ...askedOf(examples[kind]) };
  expect(kindAsked(answer)).toBe(kind);
  expect(kindsInTurn.filter((other) => isAnswerTo(examples[other], answer))).toEqual([kind]);
  expect(withoutAsked(answer)).toEqual(fact);
});
