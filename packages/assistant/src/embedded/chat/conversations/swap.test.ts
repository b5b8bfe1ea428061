import type { Language } from '@fitted/contract/languages';
import { expect, test } from 'vitest';
import { converse } from '../../../testing/converse.ts';

test.each<readonly [Language, string, string]>([
  ['en', 'swap education and experience', 'Education → Education'],
  ['en', 'switch the order of Summary and Hobbies', 'Hobbies → Hobbies; Summary → Summary'],
  [
    'en',
    'swap Acme and Globex',
    'Senior Engineer, Acme Corp, Berlin, 2019 - present / Developer, Globex, 2014 - 2019 → Developer, Globex, ' +
      '2014 - 2019 / Senior Engineer, Acme Corp, Berlin, 2019 - present',
  ],
  ['en', 'swap Rowing for Sailing', 'Rowing → Sailing'],
  ['de', 'Tausche Ausbildung und Berufserfahrung', 'Ausbildung → Ausbildung'],
  ['de', 'Vertausche Kenntnisse mit Sprachen', 'Sprachen → Sprachen'],
  ['fr', 'échange Formation et Expérience', 'Formation → Formation'],
  ['es', 'intercambia Formación y Experiencia', 'Formación → Formación'],
  ['es', 'cambia el orden de Habilidades e Idiomas', 'Idiomas → Idiomas'],
  ['zh', '把教育背景和工作经历换一下位置', '教育背景 → 教育背景'],
  ['ja', '学歴と職務経歴を入れ替えて', '学歴 → 学歴'],
])('%s: “%s” has two change places', async (language, message, outcome) => {
  expect((await converse(language, [message])).outcome).toBe(outcome);
});
