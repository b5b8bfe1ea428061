import { expect, test } from 'vitest';
import texts from '../../../i18n/en/interview-tips.json';
import { questions, tips } from './stages.ts';

test('every tip and question has its words, and no words are left over', () => {
  for (const stage of ['preparation', 'virtual', 'follow-up'] as const) {
    expect(Object.keys(texts[stage].tips)).toEqual(tips[stage]);
  }
  expect(Object.keys(texts.questions.list)).toEqual([...questions]);
});
