import { parseJob } from '@fitted/resume/job/parse-job';
import { scoreMatch } from '@fitted/resume/match/score-match';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { predictEffect } from './predict-effect.ts';
import type { QuotingQuestion } from './questions.ts';

const base = parseResume(
  'Robin\n\nExperience\n\nNurse, City Hospital\t2019 – 2021\n- Washed patients\n- Gave out meals',
);
const profile = parseJob({
  title: '',
  description: 'Requirements\n- Take part in audits\n- Supervise student nurses\n- Experience with Kubernetes',
});
const subject = { base, profile, today: { year: 2026, month: 11 } };
const desk = { subject, document: base, before: scoreMatch(base, profile, subject) };
const about = (words: string) => {
  const requirement = profile.requirements.find(({ text }) => text.includes(words));
  if (!requirement) throw new Error(`nothing is asked about ${words}`);
  return { id: words, kind: 'requirement', requirement, needsRole: true, worth: 4 } as unknown as QuotingQuestion;
};
const told = (question: QuotingQuestion, text: string) => {
  const { met, unmet } = predictEffect(question, 'Nurse, City Hospital', { text, isCompletion: false }, desk);
  return { met: met.map((one) => one.text), unmet: unmet?.requirement.text };
};

test('before it is added, an answer is said to meet what it will meet, also what was not asked about', () => {
  const line = 'Ran two audits and moved nine services to Kubernetes';
  const named = (words: string) => expect.stringContaining(words);
  expect(told(about('audits'), line)).toEqual({ met: [named('audits'), named('Kubernetes')], unmet: undefined });
  expect(told(about('student'), line)).toEqual({
    met: expect.arrayContaining([named('Kubernetes')]),
    unmet: named('student nurses'),
  });
});

test('a figure added to a line takes the place of that line', () => {
  const question = { id: 'line', kind: 'line', line: 'Gave out meals', worth: 0 } as unknown as QuotingQuestion;
  const { met, unmet } = predictEffect(
    question,
    undefined,
    { text: 'Gave out meals, planned with Kubernetes', isCompletion: true },
    desk,
  );
  expect(met.map(({ text }) => text)).toEqual([expect.stringContaining('Kubernetes')]);
  expect(unmet).toBeUndefined();
});
