import type { Language } from '@fitted/contract/languages';
import { expect, test } from 'vitest';
import { completeLine, standsAlone } from './answer-line.ts';

test.each<readonly [Language, string]>([
  ['en', 'Led a team of four nurses and two assistants on night shifts'],
  ['en', 'i trained six new colleagues, two at a time'],
  ['en', 'wrote the handover sheet that the ward still uses'],
  ['de', 'Schaltungen von Umrichtern in LTspice simuliert und mit Messungen verglichen, 12 Varianten im Jahr'],
  ['de', 'Leitung eines Teams von vier Pflegekräften'],
  ['fr', "J'ai formé 6 nouveaux caissiers pendant l'été"],
  ['es', 'Dirigí un equipo de cuatro personas'],
  ['ja', 'Figmaで共通コンポーネント40点を設計し、4チームで利用'],
  ['zh', '带领4名护士值夜班，每周三次'],
])('%s: “%s” is a line of its own', (language, answer) => {
  expect(standsAlone(answer, language)).toBe(true);
});

test.each<readonly [Language, string]>([
  ['en', 'about 40 a week'],
  ['en', 'About 40 a week, most of them on the phone'],
  ['en', 'cutting waiting by a third'],
  ['en', 'Hundreds of them every single week'],
  ['en', 'saved 10% of the budget'],
  ['en', 'reduced by a third within a year'],
  ['de', 'ungefähr 12 bis 15 Kunden am Tag'],
  ['de', 'dadurch die Wartezeit um ein Drittel gesenkt'],
  ['fr', 'environ 400 références, rupture divisée par deux'],
  ['es', 'unos 60 conductores, casi sin errores'],
  ['ja', '今までに8人、だいたい2週間で独り立ちしています'],
  ['zh', '每月大约50个，基本当天解决'],
])('%s: “%s” completes the line it was asked about', (language, answer) => {
  expect(standsAlone(answer, language)).toBe(false);
});

test('an answer that opens with a capital completes its line in small letters', () => {
  expect(completeLine('Handled complaints', 'About 40 a week.', 'en')).toBe('Handled complaints, about 40 a week');
});
