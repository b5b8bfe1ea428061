import { linesOf } from '@fitted/resume/edit/text-at';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { landingContext, landingLine } from './landing.ts';
import type { QuotingQuestion } from './questions.ts';

const document = parseResume(
  'Robin\n\nExperience\n\nCashier, Corner Shop\t2019 – 2021\n- Kept the books\n\nClerk, Post\t2016 – 2019\n- Sorted letters\n\nLanguages\n\nFrench',
);
const documents = { base: document, document };
const lineOf = (words: string) => linesOf(document).find(({ text }) => text.startsWith(words))?.id;
const roleOf = (words: string) => linesOf(document).find(({ text }) => text.startsWith(words))?.text ?? '';
const rota: QuotingQuestion = {
  id: 'missing:rota',
  kind: 'requirement',
  requirement: { id: 'rota', kind: 'duty', text: 'plan the rota', strength: 'must' },
  needsRole: true,
  worth: 6,
};

test('a question stands where its answer will: at the end of the role, or of the list', () => {
  expect(landingLine(rota, roleOf('Cashier'), documents)).toBe(lineOf('Kept the books'));
  expect(landingLine(rota, roleOf('Clerk'), documents)).toBe(lineOf('Sorted letters'));
  expect(landingLine({ ...rota, line: 'Kept the books' }, undefined, documents)).toBe(lineOf('Kept the books'));
  const german = { ...rota, needsRole: false, requirement: { ...rota.requirement, kind: 'language' as const } };
  expect(landingLine(german, undefined, documents)).toBe(lineOf('French'));
});

test('on a phone the role is shown with the line above, which is the one asked about or the last', () => {
  const clerk = roleOf('Clerk');
  const own = { text: 'Sorted 300 a day', isCompletion: false };
  expect(landingContext(rota, clerk, own, documents)).toEqual({ head: clerk, above: 'Sorted letters' });
  const ofLine: QuotingQuestion = { id: 'line', kind: 'line', line: 'Sorted letters', worth: 0 };
  expect(landingContext(ofLine, clerk, own, documents)).toEqual({ head: clerk, above: 'Sorted letters' });
  // It stands in place of the line itself.
  expect(landingContext(ofLine, clerk, { ...own, isCompletion: true }, documents)).toEqual({ head: clerk });
});
