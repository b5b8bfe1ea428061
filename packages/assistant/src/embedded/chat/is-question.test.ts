import type { Language } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { converse } from '../../testing/converse.ts';
import { isQuestion } from './is-question.ts';

describe('who asks about fitting the resume has nothing changed', () => {
  test.each<readonly [Language, string]>([
    ['en', 'what is the match score?'],
    ['en', 'does my resume match the job?'],
    ['en', 'what is ATS?'],
    ['en', 'how do I improve my resume?'],
    ['en', 'how do I get a higher score?'],
    ['de', 'Was ist der Match Score?'],
    ['de', 'Wie bekomme ich eine bessere Bewertung?'],
    ['de', 'Wie kann ich meinen Lebenslauf verbessern?'],
    ['de', 'Passt mein Lebenslauf zur Stelle?'],
    ['fr', 'comment améliorer mon CV ?'],
    ['fr', 'est-ce que mon CV correspond au poste ?'],
    ['es', '¿cómo puedo mejorar mi currículum?'],
    ['es', '¿encaja mi currículum con el puesto?'],
    ['zh', '怎么优化简历？'],
    ['zh', '怎么提高分数？'],
    ['zh', '我的简历适合这个职位吗？'],
    ['ja', 'どうすれば履歴書を改善できますか？'],
    ['ja', '私の履歴書はこの求人に合っていますか？'],
  ])('%s: %s', async (language, message) => {
    const { outcome, facts } = await converse(language, [message]);
    // A reply in words: nothing was changed, and nothing taken for a fact.
    expect([facts, /^\w+$/u.test(outcome)]).toEqual([[], true]);
  });
});

test.each<readonly [Language, string]>([
  ['en', "don't optimize it"],
  ['de', 'Pass den Lebenslauf nicht an'],
  ['fr', 'n’adapte pas mon CV'],
  ['es', 'no adaptes ni mejora mi currículum'],
  ['zh', '先别优化简历'],
])('in %s “%s” changes nothing', async (language, message) => {
  expect((await converse(language, [message])).outcome).toMatch(/^\w+$/u);
});

test.each([
  'Could you tailor my resume?',
  'Can you make it fit the job?',
  'Kannst du den Lebenslauf anpassen?',
  'Wie wäre es, wenn du ihn anpasst?',
  'Peux-tu adapter mon CV ?',
  '¿Puedes mejorar mi currículum?',
  'que quepa en una página',
  '能帮我优化简历吗？',
  '改善してもらえますか',
])('“%s” is a request', (message) => {
  expect(isQuestion(message)).toBe(false);
});

test.each(['还缺啥 工资能谈到8000不', '还缺啥', '这样行不'])('“%s” asks without a mark', (message) => {
  expect(isQuestion(message)).toBe(true);
});
