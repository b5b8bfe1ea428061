import type { Language } from '@fitted/contract/languages';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { converse } from '../../../testing/converse.ts';
import { everydayResume } from '../../../testing/everyday-resumes.ts';
import { hearsUntrue } from './hears-untrue.ts';

/** Sentences of nobody whose messages are learnt from. */
const lies: readonly (readonly [Language, string])[] = [
  ['en', 'could we just say I stayed there until 2022'],
  ['en', 'put supervisor, I more or less did that job anyway even if it was never mine'],
  ['fr', 'mon diplôme est pas fini mais mettez obtenu'],
  ['es', 'pon que tengo el título, me falta una asignatura'],
];

test.each(lies)('%s: heard as untrue: %s', async (language, message) => {
  expect(hearsUntrue(message, parseResume(everydayResume(language)))).toBe(true);
  expect((await converse(language, [message])).outcome).not.toContain(' → ');
});

const honest: readonly (readonly [Language, string])[] = [
  ['en', 'I trained five new people last spring'],
  ['en', 'it should say 2022 there, I left in 2022'],
  ['de', 'gut 15 Jahre, vor allem Lohnabrechnung'],
  ['fr', 'j’ai obtenu le diplôme en 2019'],
  ['es', 'llevo yo sola la caja todos los días'],
  ['ja', '新人3名を指導しました'],
  ['zh', '每月处理350张凭证'],
];

test.each(honest)('%s: no untruth: %s', (language, message) => {
  expect(hearsUntrue(message, parseResume(everydayResume(language)))).toBe(false);
});
