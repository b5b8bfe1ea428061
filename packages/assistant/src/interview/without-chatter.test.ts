import type { Language } from '@fitted/contract/languages';
import { completeLine } from '@fitted/resume/facts/answer/answer-line';
import { withoutChatter } from '@fitted/resume/facts/answer/without-chatter';
import { expect, test } from 'vitest';
import { weighAnswer } from './weigh-answer.ts';
import { wordAnswer } from './word-answer.ts';

test.each<readonly [Language, string, string]>([
  [
    'en',
    'well I think I train about 3 or 4 new starters a year, like showing them the scanners',
    'Train about 3 or 4 new starters a year, showing them the scanners',
  ],
  ['en', 'yes actually i use SAP every day for booking goods in', 'Use SAP every day for booking goods in'],
  [
    'en',
    "I've been doing the first check of the forklifts every morning since 2022",
    'Doing the first check of the forklifts every morning since 2022',
  ],
  ['en', 'To be honest I just helped with the deliveries on Fridays', 'Just helped with the deliveries on Fridays'],
  [
    'de',
    'also ich hab eigentlich jede Woche die Dienstpläne für 6 Leute gemacht',
    'Jede Woche die Dienstpläne für 6 Leute gemacht',
  ],
  [
    'de',
    'Ich war für die Warenbestellung zuständig, jeden Dienstag',
    'Für die Warenbestellung zuständig, jeden Dienstag',
  ],
  ['fr', "ben j'ai formé 4 vendeuses, en gros une par an", 'Formé 4 vendeuses, en gros une par an'],
  [
    'en',
    'Pages at night went from something like 9 a month to 2',
    'Pages at night went from something like 9 a month to 2',
  ],
  ['es', 'Fehling a mano, hice miles te diría!', 'Fehling a mano, hice miles'],
  ['fr', 'Vérifié les majorités des art. 24 et 25 avant envoi', 'Vérifié les majorités des art. 24 et 25 avant envoi'],
  ['es', 'pues yo formé a 6 compañeros nuevos', 'Formé a 6 compañeros nuevos'],
  ['zh', '嗯，我大概带过5个新人吧', '大概带过5个新人'],
  ['zh', '其实我们每个月盘点一次', '我们每个月盘点一次'],
  ['ja', 'えっと、私は新人を5人くらい教えました', '新人を5人くらい教えました'],
])('%s: “%s” is written “%s”', (language, answer, line) => {
  expect(wordAnswer(answer, language)).toBe(line);
});

test.each<readonly [Language, string, string, string]>([
  ['en', 'Packed orders', 'we usually did around 200 per shift', 'Packed orders, around 200 per shift'],
  ['de', 'Beratung der Kunden', 'so um die 150 am Tag halt', 'Beratung der Kunden, um die 150 am Tag'],
  ['fr', 'Accueil des clients', 'environ 80 par jour je dirais', 'Accueil des clients, environ 80 par jour'],
  ['es', 'Preparación de pedidos', 'unos 120 al día o así', 'Preparación de pedidos, unos 120 al día'],
  ['ja', '返品対応', '1日30件くらいです', '返品対応、1日30件くらい'],
])('%s: “%s” and “%s” are one line', (language, line, answer, whole) => {
  expect(completeLine(line, answer, language)).toBe(whole);
});

test.each(['30 a day I think', 'twice a month i guess'])('“%s” keeps what makes it unsure', (answer) => {
  expect(withoutChatter(answer)).toBe(answer);
});

test.each([
  'well no',
  'um no, never did that',
  'also nein, das hat der Chef gemacht',
  'no, 0 really',
  'maybe 30?',
  'the boss did 30',
])('“%s” is not believed, also where a figure was asked for', (answer) => {
  expect(weighAnswer(answer, true).isOwn).toBe(false);
});

test('a figure that answers how many is believed', () => {
  expect(weighAnswer('so um die 150 am Tag halt', true).isOwn).toBe(true);
  expect(weighAnswer('1日30件くらいです', true).isOwn).toBe(true);
});
