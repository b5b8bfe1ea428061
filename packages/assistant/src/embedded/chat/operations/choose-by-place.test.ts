import type { Language } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { converse, talk } from '../../../testing/converse.ts';

const english = `Ann Poole
ann@example.org

Experience

Cook, Harrow Canteen
2019 - Present
- Stocktaking
- Cooked for 200 pupils

Kitchen hand, Bell Hotel
2015 - 2018
- Stocktaking
- Washed up`;

const german = `Uwe Kern
uwe@example.org

Berufserfahrung

Lagerist, Nordtor Logistik GmbH
2019 – heute
- Inventur
- Wareneingang gebucht

Lagerhelfer, Mühlbach KG
2014 – 2018
- Inventur
- Leergut sortiert`;

const french = `Luc Morel
luc@example.org

Expérience professionnelle

Vendeur, Librairie Passage
2019 – présent
- Inventaire
- Conseil des lecteurs

Vendeur, Quincaillerie Roux
2014 – 2018
- Inventaire
- Mise en rayon`;

const spanish = `Eva Ruiz
eva@example.org

Experiencia

Dependienta, Zapatería Luna
2019 – actualidad
- Inventario
- Atención en tienda

Cajera, Mercado Norte
2014 – 2018
- Inventario
- Caja`;

const japanese = `山口 涼
ryo@example.jp

職務経歴

2019年4月 - 現在 青葉書店 店員
- 棚卸し
- 接客

2014年4月 - 2018年3月 みなと文具 店員
- 棚卸し
- 発注`;

const chinese = `李明
liming@example.cn

工作经历

2019年4月 - 至今 青山书店 店员
- 盘点库存
- 接待顾客

2014年4月 - 2018年3月 海港文具 店员
- 盘点库存
- 订货`;

/** The bullets of a job as the resume is written. */
function linesUnder(text: string, employer: string): readonly string[] {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes(employer));
  const rest = lines.slice(at + 1).filter((line) => line !== '' && !/^\d{4} [-–] /u.test(line));
  const end = rest.findIndex((line) => !line.startsWith('•'));
  return end < 0 ? rest : rest.slice(0, end);
}

/** Which of the two employers the line is gone from. */
const cases: readonly (readonly [Language, string, string, string, string])[] = [
  ['en', english, 'remove the stocktaking bullet', 'the Bell Hotel one', 'Bell Hotel'],
  ['en', english, 'remove the stocktaking bullet', 'the one in my current job', 'Harrow Canteen'],
  ['en', english, 'remove the stocktaking bullet', 'not at Harrow, the other should go', 'Bell Hotel'],
  ['de', german, 'Entferne die Zeile Inventur', 'die bei Mühlbach, die von Nordtor soll bleiben', 'Mühlbach KG'],
  ['de', german, 'Entferne die Zeile Inventur', 'nur die in der jetzigen Stelle', 'Nordtor Logistik GmbH'],
  ['fr', french, 'Enlève la ligne Inventaire', 'non, pas chez Passage, celle de Roux', 'Quincaillerie Roux'],
  ['es', spanish, 'Quita la línea Inventario', 'la del trabajo anterior', 'Mercado Norte'],
  ['ja', japanese, '棚卸しの行を消して', '前の会社のほうです、今の店は残してください', 'みなと文具'],
  ['zh', chinese, '删掉盘点库存那行', '以前的那家', '海港文具'],
];

describe('of the same line in two jobs, the job says which', () => {
  test.each(cases)('%s: %#', async (language, resume, request, answer, employer) => {
    const asked = await converse(language, [request], resume);
    expect(asked.outcome).toBe('whichLine');
    const { text } = await talk(language, [request, answer], resume);
    expect(linesUnder(text, employer)).toHaveLength(1);
  });

  test('what tells of a job is not an answer to which', async () => {
    const { outcome } = await converse(
      'en',
      ['remove the stocktaking bullet', 'At the Bell Hotel I also trained two kitchen hands and wrote the menus'],
      english,
    );
    expect(outcome).not.toContain('Stocktaking →');
  });
});
