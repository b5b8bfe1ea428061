import { expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildTypst } from '../testing/build-typst.ts';

const page = '#set page(width: 12cm, height: 18cm, margin: 1cm)\n';

test.each([
  [
    'German',
    'de',
    'Inter',
    'Als Geschäftsführerin verantwortete sie die Qualitätssicherung und die Weiterentwicklung der ' +
      'Fertigungsstraßen in drei europäischen Werken sowie die Einführung eines unternehmensweiten ' +
      'Kennzahlensystems.',
  ],
  [
    'French',
    'fr',
    'Inter',
    'Responsable du développement et de la modernisation des infrastructures, elle a coordonné l’intégration ' +
      'de plusieurs établissements européens dans une organisation commune, à l’été 2019.',
  ],
  [
    'Spanish',
    'es',
    'Inter',
    'Responsable de la transformación tecnológica y de la señalización ferroviaria, coordinó el diseño y la ' +
      'construcción de infraestructuras internacionales durante muchísimos años.',
  ],
])('%s, justified and hyphenated, comes back as one paragraph of whole words', async (_, language, font, text) => {
  const file = buildTypst(
    `${page}#set text(font: "${font}", lang: "${language}", hyphenate: true)\n#set par(justify: true)\n${text}`,
  );
  expect((await readDocument(file)).text).toBe(text);
});

test.each([
  [
    'Chinese',
    'zh',
    'Noto Sans SC',
    '软件工程师，负责支付系统的后端开发与维护，带领六人团队完成数据库迁移，并将结算时间从四小时缩短到二十分钟。',
  ],
  [
    'Japanese',
    'ja',
    'Noto Sans JP',
    'ソフトウェアエンジニアとして決済システムの開発と運用を担当し、六名のチームを率いてデータベースの移行を完了しました。',
  ],
])('%s lines join without spaces', async (_, language, font, text) => {
  const file = buildTypst(`${page}#set text(font: "${font}", lang: "${language}", cjk-latin-spacing: none)\n${text}`);
  expect((await readDocument(file)).text).toBe(text);
});

test('ligatures are letters', async () => {
  const file = buildTypst(`${page}#set text(font: "Inter", ligatures: true)\nOffice efficiency, final offer, waffle`);
  expect((await readDocument(file)).text).toBe('Office efficiency, final offer, waffle');
});

test('a sidebar of tags and a main column with headings stay two texts', async () => {
  const file = buildTypst(`#set page(width: 21cm, height: 20cm, margin: 1.5cm)
#set text(font: "Inter", size: 10pt)
#text(size: 20pt)[Ada Brook] \\
#grid(columns: (5cm, 1fr), gutter: 1cm,
  [== Skills
   #for tag in ("TypeScript", "Go", "SQL", "React", "Kafka", "Docker") { box(stroke: 0.5pt, inset: 3pt)[#tag]; h(4pt) }
   == Languages
   English, native \\ German, fluent],
  [== Experience
   Engineer, Northwind #h(1fr) 2019 – 2021
   - Built the ledger of four banks, which now settles in twenty minutes instead of four hours every night
   - Ran the rota
   == Education
   BSc Mathematics, Leeds #h(1fr) 2012])`);
  const { text } = await readDocument(file);
  const order = [
    'Ada Brook',
    'Skills',
    'TypeScript',
    'Languages',
    'German, fluent',
    'Experience',
    'Engineer, Northwind\t2019 – 2021',
    '• Built the ledger of four banks, which now settles in twenty minutes instead of four hours every night\n• Ran the rota',
    'Education',
    'BSc Mathematics, Leeds\t2012',
  ].map((part) => text.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('a Japanese form is read line by line, its centred headings in their places', async () => {
  const file = buildTypst(`#set page(width: 21cm, height: 15cm, margin: 1.5cm)
#set text(font: "Noto Sans JP", lang: "ja", size: 10pt)
#let form(..cells) = table(columns: (1.4cm, 0.9cm, 1fr), inset: 6pt, ..cells)
#form([年], [月], align(center)[学歴・職歴],
  [], [], align(center)[学歴],
  [2009], [4], [東京大学 入学], [2013], [3], [東京大学 卒業],
  [], [], align(center)[職歴],
  [2013], [4], [株式会社北風 入社], [], [], [現在に至る], [], [], align(right)[以上])
#v(0.5cm)
#table(columns: (3cm, 2cm, 1fr), inset: 6pt, align: (right, right, left), [年], [月], [免許・資格],
  [2012], [8], [普通自動車免許 取得], [2015], [6], [応用情報技術者 合格])`);
  const lines = (await readDocument(file)).text.split(/\n+/).map((line) => line.replaceAll(/\s/g, ''));
  expect(lines).toEqual([
    '年月学歴・職歴',
    '学歴',
    '20094東京大学入学',
    '20133東京大学卒業',
    '職歴',
    '20134株式会社北風入社',
    '現在に至る',
    '以上',
    '年月免許・資格',
    '20128普通自動車免許取得',
    '20156応用情報技術者合格',
  ]);
});

test('in justified text a row that ends before the edge ends its paragraph, however little room is left', async () => {
  const head = '2018 *Lecturer*, _Tawe College, Department of Cereals_, 64 hours.';
  const body =
    'Practical courses on the growing of cereals for students of the second year, together with the colleagues ' +
    'of the neighbouring department. Examinations twice a year, and the supervision of two theses on the ' +
    'diversity of barley in the north.';
  const file = buildTypst(
    '#set page(width: 11.6cm, height: 18cm, margin: 1cm)\n' +
      '#set text(font: "Inter", size: 9pt, hyphenate: false)\n#set par(justify: true, spacing: 0.65em)\n' +
      `${head}\n\n${body} ${body}`,
  );
  const [first, second] = (await readDocument(file)).text.split('\n').filter((line) => line !== '');
  expect(first).toBe('2018 Lecturer, Tawe College, Department of Cereals, 64 hours.');
  expect(second).toBe(`${body} ${body}`);
});

test('a number at the beginning of a row was not parted from what it counts', async () => {
  const text =
    'Registered nurse with nine years on acute medical and surgical wards, the last four as a band 6\u00a0charge nurse. Used ' +
    'to busy shifts, to teaching and to keeping families informed.';
  const file = buildTypst(
    '#set page(width: 17cm, height: 18cm, margin: 1cm)\n#set text(font: "Inter", size: 9pt)\n' +
      `Charge Nurse, Severn Vale Hospital#h(1fr)2021 – 2024\n\n${text}`,
  );
  expect((await readDocument(file)).text).toContain(text.replace('\u00a0', ' '));
});

test('a row that ends with its dates is followed by another', async () => {
  const rows = [
    'Liberty High School, Hillsboro, Aug. 2014 - June 2018',
    'Westview High School, Beaverton, Jan. 2014 - May 2014',
  ];
  const file = buildTypst(
    `#set page(width: 10.2cm, height: 18cm, margin: 1cm)\n#set text(font: "Inter", size: 8pt)\n${rows.join(' \\\n')}`,
  );
  expect((await readDocument(file)).text).toBe(rows.join('\n'));
});

test('bold and italic letters are seen although all styles of the font have one name', async () => {
  const styles = ['700Bold', '400Regular_Italic'];
  const file = buildTypst(`${page}#set text(font: "Inter")\n*PRESIDENT* HARBOUR SEED, _Bath_`, styles);
  const plain = Buffer.from(file)
    .toString('latin1')
    .replaceAll('Inter-Bold', 'Inter-Same')
    .replaceAll('-Italic', '-Always');
  const { looks } = await readDocument(Buffer.from(plain, 'latin1'));
  expect(looks?.[0]?.runs.map(({ text, isBold, isItalic }) => [text, isBold, isItalic])).toEqual([
    ['PRESIDENT', true, false],
    ['HARBOUR SEED,', false, false],
    ['Bath', false, true],
  ]);
});
