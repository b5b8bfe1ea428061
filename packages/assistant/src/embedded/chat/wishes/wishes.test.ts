import type { Language } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { converse, talk } from '../../../testing/converse.ts';

const english = `Dana Holt
Leeds | 07700 900111 | dana.holt@example.com
DOB 04/03/1980 Married, 2 kids

Experience
Shift Lead, Barlow Bakery, 2019 - present
- Ran the early shift with 6 bakers
- Various cleaning and other tasks
- Ordered flour and packaging

Cashier, Corner Foods, 2015 - 2018
- Till and returns

Certificates
Food Hygiene Level 3 (2021)
Forklift counterbalance (2018)

Skills
Excel, stock control, rota planning, Photoshop

Hobbies
chess club (treasurer), darts, fishing`;

const german = `Ute Brandt
Kassel
Familienstand: ledig
Konfession: ev.
Führerschein: B

Berufserfahrung
Lager Kühn GmbH, 2018 - heute
- Kommissionierung mit Scanner
- Inventur zweimal im Jahr

Kenntnisse
Staplerschein (2019)
Excel, SAP`;

const outcome = async (language: Language, messages: readonly string[], resume = english) =>
  (await converse(language, messages, resume)).outcome;

test.each<readonly [Language, string, string]>([
  ['en', 'Cut the section on Barlow Bakery to two lines', english],
  ['en', 'cut my job at Barlow Bakery down to 1 line please', english],
  ['de', 'Streich den Abschnitt zu Lager Kühn auf eine Zeile zusammen', german],
])('%s: what is to be cut to so many lines is shortened, not removed: “%s”', async (language, message, resume) => {
  const changed = await outcome(language, [message], resume);
  expect(changed).toContain(' → ');
  expect(changed).not.toMatch(/Barlow Bakery|Lager Kühn/u);
});

describe('each thing that is named goes, and nothing beside it', () => {
  test.each([
    [
      'take off the cashier job and the hobbies, nobody needs my darts lol',
      'Cashier, Corner Foods, 2015 - 2018 / Till and returns → ; Hobbies / chess club (treasurer), darts, fishing → ',
    ],
    ['get rid of dob n married', 'DOB 04/03/1980 Married, 2 kids → '],
    ['can you take my date of birth off', 'DOB 04/03/1980 Married, 2 kids → Married, 2 kids'],
    ['kill the various cleaning one', 'Various cleaning and other tasks → '],
    ['drop the hobbies except the chess club', 'chess club (treasurer), darts, fishing → chess club (treasurer)'],
    [
      'remove photoshop and the forklift... no wait, keep the forklift',
      'Excel, stock control, rota planning, Photoshop → Excel, stock control, rota planning',
    ],
    ['should I drop the hobbies?', 'hobbies'],
    ['I cut the hobbies of my team to a minimum', 'whereToAdd'],
  ])('%s', async (message, expected) => {
    expect(await outcome('en', [message])).toBe(expected);
  });

  test('also where the word that says so stands behind them', async () => {
    expect(await outcome('de', ['Familienstand und Konfession raus'], german)).toBe(
      'Familienstand: ledig → ; Konfession: ev. → ',
    );
  });
});

describe('what was taken out comes back alone', () => {
  test.each([
    ['en', ['remove the cashier job and the hobbies', 'put the cashier job back'], english, /Cashier/u],
    [
      'de',
      ['Familienstand und Konfession raus', 'Familienstand doch wieder rein, der Chef ist altmodisch'],
      german,
      /\+ Familienstand: ledig$/u,
    ],
    ['de', ['Konfession raus', 'Führerschein wieder rein'], german, /^stillThere$/u],
  ] as const)('%s: %j', async (language, messages, resume, expected) => {
    expect(await outcome(language, messages, resume)).toMatch(expected);
  });
});

describe('a figure is put right where it was told', () => {
  test.each([
    [
      ['its 8 to 9 bakers at Barlow not 6, it was 6 when i started'],
      'Ran the early shift with 6 bakers → Ran the early shift with 8 to 9 bakers',
    ],
    [
      ['oh and i trained 7 apprentices at Barlow, since 2021. put that in', 'actually wait it was 5, two of them left'],
      'Trained 7 apprentices, since 2021 → Trained 5 apprentices, since 2021',
    ],
  ])('%j', async (messages, expected) => {
    expect(await outcome('en', messages)).toBe(expected);
  });
});

describe('what is told becomes a line without what is said to us', () => {
  test.each([
    [
      'trained 2 interns in summer 2023 at Barlow, one stayed on. put that wherever it belongs',
      'Ordered flour and packaging + Trained 2 interns in summer 2023, one stayed on',
    ],
  ])('%s', async (message, expected) => {
    expect(await outcome('en', [message, 'Yes, do it'])).toBe(expected);
  });

  test('and what somebody only wants to be true becomes none', async () => {
    expect(await outcome('en', ['could u just put PCCN, im gonna take it in the spring anyway'])).not.toMatch(/PCCN$/u);
  });
});

test('a misspelt word is put right by the word that is named', async () => {
  const resume = english.replace('Excel, stock', 'Excel, stcok');
  expect(await outcome('en', ['fix the typo in stock, and move skills above experience'], resume)).toBe(
    'Excel, stcok control, rota planning, Photoshop → Excel, stock control, rota planning, Photoshop; Skills → Skills',
  );
});

test('a line of the head goes down to where it is sent', async () => {
  expect(await outcome('de', ['Führerschein runter zu Kenntnisse'], german)).toMatch(/Führerschein: B/u);
});

describe('much goes only where all of it is named', () => {
  test.each([
    ['en', 'cut the fluff outta skills', english],
    ['en', 'take Barlow off', english.replace('Barlow Bakery', 'Barlow and Sons Bakery of Armley')],
    [
      'zh',
      '把“其他事情”这句去掉',
      '周明\n\n工作经历\n2018-2021 恒兴公司 仓管员\n负责收货发货，盘点，开叉车，做表格，其他事情。',
    ],
  ] as const)('%s: %s', async (language, message, resume) => {
    const { text } = await talk(language, [message], resume);
    for (const line of resume.split('\n').slice(1)) expect(text).toContain(line.replace(/^- /u, '').slice(0, 9));
  });

  test('a month is not what was counted', async () => {
    const resume = '森 花子\n\n職務経歴\n2019年9月～現在 さくら保育園 調理員\n・9人分の給食を作る';
    const { text } = await talk('ja', ['9人じゃなくて7人でした'], resume);
    expect(text).toContain('2019年9月');
  });
});

test('a figure that counts something else is left as it is', async () => {
  expect(await outcome('en', ['it was 5 apprentices not 6, my mistake'])).not.toContain('→');
});

test('a remark in brackets does not take its line along', async () => {
  const remark = english.replace('Forklift counterbalance (2018)', 'Van licence (six points in 2019, gone now)');
  expect(await outcome('en', ['take the points out'], remark)).toBe(
    'Van licence (six points in 2019, gone now) → Van licence',
  );
});
