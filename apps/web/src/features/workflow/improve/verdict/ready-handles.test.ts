import type { InterviewQuestion } from '@fitted/contract/assistant/assistant';
import { linesOf } from '@fitted/resume/edit/text-at';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { type Handle, handlesOfLine, handlesOfStop } from './ready-handles.ts';

const document = parseResume(`Ida Brandt
ida@example.com

Experience

Nurse, Alder Hospital, Aug 2019 - Present
- Responsible for new grads
Clerk, Post, 06/2017 - 07/2019
- Sorted letters
Clerk, Rail, Jan 2015 - May 2017
- Sold tickets`);
const question: InterviewQuestion = { id: 'line:letters', kind: 'line', line: 'Sorted letters', worth: 0 };

function tried(handles: (desk: Parameters<typeof handlesOfLine>[1]) => readonly Handle[]) {
  const done: string[] = [];
  const text = (id: string) => linesOf(document).find((line) => line.id === id)?.text ?? id;
  const desk = {
    document,
    base: document,
    questions: [question],
    onPoint: (id: string) => done.push(`edit ${text(id)}`),
    onShow: (id: string) => done.push(`show ${text(id)}`),
    onAsk: (id: string) => done.push(`ask ${id}`),
  };
  for (const { act } of handles(desk)) act();
  return done;
}

test('a weak line can be edited, and its question answered if there is one', () => {
  expect(tried((desk) => handlesOfLine('Responsible for new grads', desk))).toEqual(['edit Responsible for new grads']);
  expect(tried((desk) => handlesOfLine('Sorted letters', desk))).toEqual(['ask line:letters', 'edit Sorted letters']);
  expect(tried((desk) => handlesOfLine('Not in it', desk))).toEqual([]);
});

test('dates in more than one form lead to the first of the rarer form', () => {
  expect(tried((desk) => handlesOfStop({ code: 'mixed-dates', params: {} }, desk))).toEqual([
    'show Clerk, Post, 06/2017 - 07/2019',
  ]);
});

test('a gap leads to what came after it', () => {
  const gap = { code: 'gap', params: { from: '05/2017', to: '06/2017' } } as const;
  expect(tried((desk) => handlesOfStop(gap, desk))).toEqual(['show Clerk, Post, 06/2017 - 07/2019']);
});
