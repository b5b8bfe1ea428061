import type { Language } from '@fitted/contract/languages';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import type { ChatInput } from '../../../assistant.ts';
import { readPosting } from '../../../improve/read-posting.ts';
import { answerReviewAsked } from './answer-review-asked.ts';

const resume = `Ida Brandt
ida.brandt@example.com | 555 010 2222

Experience
Office Manager, Alder Ltd, March 2022 – present
- Keep the budget of 3 teams in Excel
- Ran 40 interviews a year`;

const asked = async (text: string, message = 'is it ready to send?', language: Language = 'en') => {
  const document = parseResume(text);
  const job = readPosting('Office Manager', 'Requirements\n- Excel\n- Budget planning\n- Payroll in Sage', ['en']);
  const input = { document, job, message, language, history: [], statedFacts: [], today: { year: 2026, month: 11 } };
  return answerReviewAsked(input as unknown as ChatInput);
};

test.each<[Language, string]>([
  ['en', 'right is that us, good to go?'],
  ['de', 'kann man das so abschicken? danke schonmal'],
  ['es', 'queda algo gordo por mejorar o lo mando ya'],
  ['fr', 'il est prêt mon cv ?'],
  ['ja', 'これで出していい？'],
  ['zh', '现在可以投了吗 谢谢啦'],
])('a verdict comes first, and no more than three points: %s', async (language, message) => {
  const { words = '' } = (await asked(resume, message, language)) ?? {};
  const [verdict = '', ...points] = words.split('\n');
  expect(verdict).not.toMatch(/^•|[{}]/u);
  expect(points.length).toBeGreaterThan(0);
  expect(points.length).toBeLessThan(4);
  expect(words).toContain('Payroll in Sage');
  expect(words).not.toContain('Excel');
});

test('what is broken or embarrassing is named before all else, with a button where there is one', async () => {
  const broken = `${resume.replace('ida.brandt@', 'ida.killer09@')}\n\nLanguages\n\nHobbies\nChess`;
  const { words = '', choices = [] } = (await asked(broken)) ?? {};
  expect(words).toMatch(/^Not yet[^\n]*\n• “ida\.killer09@example\.com”/u);
  expect(words).toContain('“Languages” has nothing under it');
  expect(choices[0]?.operation).toMatchObject({ name: 'remove' });
});

test('a name that is also a word is no joke', async () => {
  const { words = '' } = (await asked(resume.replaceAll('Brandt', 'King').replace('brandt', 'king'))) ?? {};
  expect(words).not.toContain('@');
});

test('more than the question is left to others', async () => {
  expect(await asked(resume, 'remove the hobbies, then is it ready to send?')).toBeUndefined();
});
