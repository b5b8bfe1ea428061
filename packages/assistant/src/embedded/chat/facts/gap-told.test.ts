import type { Language } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { converse, talk } from '../../../testing/converse.ts';

const work: Readonly<Record<Language, string>> = {
  en: [
    'Ann Poole\nann@example.org',
    'Experience',
    'Cook, Harrow Canteen\nMay 2021 - Present\n- Cooked for 200 pupils',
    'Kitchen hand, Bell Hotel\nJune 2015 - March 2019\n- Washed up',
  ].join('\n\n'),
  de: [
    'Uwe Kern\nuwe@example.org',
    'Berufserfahrung',
    'Lagerist, Nordtor Logistik GmbH\n05/2021 – heute\n- Wareneingang gebucht',
    'Lagerhelfer, Mühlbach KG\n06/2015 – 03/2019\n- Leergut sortiert',
  ].join('\n\n'),
  fr: [
    'Luc Morel\nluc@example.org',
    'Expérience professionnelle',
    'Vendeur, Librairie Passage\nmai 2021 – présent\n- Conseil des lecteurs',
    'Vendeur, Quincaillerie Roux\njuin 2015 – mars 2019\n- Mise en rayon',
  ].join('\n\n'),
  es: [
    'Eva Ruiz\neva@example.org',
    'Experiencia',
    'Dependienta, Zapatería Luna\nmayo 2021 – actualidad\n- Atención en tienda',
    'Cajera, Mercado Norte\njunio 2015 – marzo 2019\n- Caja',
  ].join('\n\n'),
  ja: [
    '山口 涼\nryo@example.jp',
    '職務経歴',
    '2021年5月～現在 青葉書店 店員\n- 接客',
    '2015年6月～2019年3月 みなと文具 店員\n- 発注',
  ].join('\n\n'),
  zh: [
    '李明\nliming@example.cn',
    '工作经历',
    '2021.05—至今 青山书店 店员\n- 接待顾客',
    '2015.06—2019.03 海港文具 店员\n- 订货',
  ].join('\n\n'),
};

/** The question, what is answered, and the line for the time between the two jobs, dated as they are. */
const cases: readonly (readonly [Language, string, string, string])[] = [
  [
    'en',
    'how do i explain the gap in 2020?',
    'i looked after my dad until he died',
    'Caring for a family member, April 2019 - April 2021',
  ],
  [
    'en',
    'what about the gap between 2019 and 2021',
    'maternity leave with my twins',
    'Parental leave, April 2019 - April 2021',
  ],
  ['de', 'Was sage ich zu der Lücke 2020?', 'da hab ich arbeit gesucht', 'Arbeitssuche, 04/2019 – 04/2021'],
  [
    'fr',
    'Comment expliquer le trou de 2020 ?',
    "j'étais en congé maternité",
    'Congé parental, avril 2019 – avril 2021',
  ],
  [
    'es',
    '¿Cómo explico el hueco de 2020?',
    'estuve cuidando a mi madre enferma',
    'Cuidado de un familiar, abril 2019 – abril 2021',
  ],
];

describe('what somebody says a gap was is shown as one neutral line', () => {
  test.each(cases)('%s: %#', async (language, question, answer, expected) => {
    const { outcome } = await converse(language, [question, answer], work[language]);
    expect(outcome).toBe('askToAddUnder');
    const { text } = await talk(language, [question, answer, yes[language]], work[language]);
    expect(text).toContain(expected);
  });

  test('and dated in their way in Japanese and Chinese', async () => {
    const japanese = await talk(
      'ja',
      ['2020年の空白はどう書けばいいですか', '家族の介護をしていました', 'はい'],
      work.ja,
    );
    expect(japanese.text).toMatch(/2019年4月～2021年4月\s(?:家族の介護|離職期間)/u);
    const chinese = await talk('zh', ['2020年空了一年多怎么解释', '在家照顾生病的母亲', '好的'], work.zh);
    expect(chinese.text).toMatch(/2019\.04—2021\.04\s/u);
  });

  test('the line stands between the two jobs', async () => {
    const { text } = await talk('en', ['how do i explain the gap in 2020?', 'i was on parental leave', 'yes'], work.en);
    const places = ['Harrow Canteen', 'Parental leave', 'Bell Hotel'].map((name) => text.indexOf(name));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  test('a request after it is no reason', async () => {
    const { text } = await talk(
      'en',
      ['how do i explain the gap in 2020?', 'remove the bullet Washed up', 'yes'],
      work.en,
    );
    expect(text).not.toContain('April 2019');
  });
});

const yes: Readonly<Record<Language, string>> = { en: 'yes', de: 'ja', fr: 'oui', es: 'sí', ja: 'はい', zh: '好的' };

describe('a time that is told with its dates is an entry', () => {
  test.each([
    [
      'en',
      'put career break, travelling, april 2019 to april 2021',
      'Career break, travelling, April 2019 - April 2021',
    ],
    ['de', 'Schreib Elternzeit von April 2019 bis April 2021 rein', 'Elternzeit, 04/2019 – 04/2021'],
  ] as const)('%s', async (language, message, expected) => {
    const { text } = await talk(language, [message, yes[language]], work[language]);
    expect(text).toContain(expected);
  });
});
