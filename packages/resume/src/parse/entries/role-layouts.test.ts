import { expect, test } from 'vitest';
import { matchHeading } from '../headings/match-heading.ts';
import { parseResume } from '../parse-resume.ts';
import { startsLikeDuty } from '../rows/row-signs.ts';

function entriesOf(section: string) {
  const entries = parseResume(`Jo Doe\njo@example.com\n\n${section}`).sections[0]?.entries ?? [];
  return entries.map(({ fields: { title, organisation }, body }) => ({
    title,
    organisation,
    body: body.map(({ text }) => text),
  }));
}

test('a bullet that only dated rows have marks the roles', () => {
  const roles = [
    '- Transportes Sur S.L. (Sevilla) – Conductor de camión. Desde marzo de 2012 hasta la actualidad',
    'Reparto de mercancía',
    '- Autocares Betis S.A. – Conductor de autocar discrecional. Junio 2009 – febrero 2012',
    'Rutas escolares',
  ];
  expect(entriesOf(`Experiencia laboral\n${roles.join('\n')}`)).toEqual([
    { title: 'Conductor de camión', organisation: 'Transportes Sur S.L.', body: ['Reparto de mercancía'] },
    { title: 'Conductor de autocar discrecional', organisation: 'Autocares Betis S.A.', body: ['Rutas escolares'] },
  ]);
  const squares =
    '□2021年4月～現在　クラウド株式会社\n・新規開拓営業\n\n□2015年4月～2021年3月　株式会社みなと\n・ルート営業';
  expect(entriesOf(`職務経歴\n\n${squares}`).map(({ organisation, body }) => [organisation, ...body])).toEqual([
    ['クラウド株式会社', '新規開拓営業'],
    ['株式会社みなと', 'ルート営業'],
  ]);
});

test('duties with years at their ends stay duties', () => {
  const role =
    'Sergeant, Army, 2008 – 2022\n- Led 9 soldiers\n- Deployed to Kandahar 2013 – 2014\n- Moved 112 vehicles';
  expect(entriesOf(`Experience\n${role}`)[0]?.body).toHaveLength(3);
});

test('what was done stays above the next role, though nothing marks it', () => {
  const first = 'Everyman Theatre\n2019 – present   Workshop leader\nPlanned weekly sessions';
  const second = '2018 – 2019   Teaching assistant, St Hilda’s School\nStaged 2 musicals';
  for (const duty of ['Was responsible for safeguarding', 'I was shown the ropes'])
    expect(entriesOf(`Experience\n${first}\n${duty}\n${second}`)[0]?.body).toContain(duty);
});

test('a line that had room for the next word was ended by hand', () => {
  const duties = [
    'suivi de chantiers de logements collectifs',
    'j’ai aidé le conducteur de travaux, M. Sigaud, à préparer les DOE et les situations',
    'réunions de chantier toutes les semaines',
  ];
  const role = '2019 à aujourd’hui : chef de chantier, Auvergne Construction Habitat';
  const before = '2016 à 2019 : chef d’équipe gros œuvre, SARL Volcan Béton\nlecture de plans';
  const text = `Thibaud Petit\nt@example.org\n\nEXPÉRIENCE\n${before}\n\n${role}\n${duties.join('\n')}`;
  expect(parseResume(text).sections[0]?.entries[1]?.body.map((line) => line.text)).toEqual(duties);
});

test('under an event of a Japanese form stands what was done, and its last line stays by itself', () => {
  const rows = [
    '平成16年4月　社会福祉法人あおぞら会 入職',
    '介護職員として身体介護、レクリエーション企画などを担当',
    '平成30年4月　株式会社ケアリンク 入社',
    '利用者35名のケアプラン作成、モニタリング、サービス担当者会議の開催',
    '現在に至る',
  ];
  expect(entriesOf(`職歴\n${rows.join('\n')}`).map(({ body }) => body)).toEqual([[rows[1]], [rows[3], rows[4]]]);
});

test('a row between a blank line and dates belongs to the dates', () => {
  const [first, second] = ['03/2022 – 04/2022   Stadtverwaltung Ulm, Bürgeramt', 'seit 06/2023   Aushilfe bei REWE'];
  const text = `Jo Doe\njo@example.com\n\nPRAKTIKA\n${first}\n\nFERIENARBEIT\n${second}\n\nHOBBYS\nSport`;
  const heads = parseResume(text).sections[0]?.entries.map(({ head }) => head.length);
  expect(heads).toEqual([1, 2]);
});

test('the whole time with an employer stands above the role, also across a blank line', () => {
  const text =
    'Cloudvane\n3 years 8 months\n\nSuccess Manager\nJune 2021 - Present (3 years 8 months)\nOwned 42 accounts.';
  expect(entriesOf(`Experience\n\n${text}`)).toEqual([
    { title: 'Success Manager', organisation: 'Cloudvane', body: ['Owned 42 accounts.'] },
  ]);
});

test.each([
  ['GE Aviation, Greenville, SC    2009 – Present', 'GE Aviation'],
  ['GE Healthcare | GE Aviation, Greenville, SC    2009 – Present', 'GE Healthcare | GE Aviation'],
])('%s is the employer of the roles below it', (row, employer) => {
  const roles =
    'Manager, Quality (2018 – Present)\n• Led 26 people\nEngineer, Turbines (2009 – 2014)\n• Built turbines';
  const aside = 'Tutor, Kaplan (2015 – 2016)\n• Taught maths';
  const read = entriesOf(`Experience\n${row}\n${roles}\n${aside}`);
  expect(read.map(({ title, organisation }) => [title, organisation])).toEqual([
    [undefined, employer],
    ['Manager', employer],
    ['Engineer', employer],
    ['Tutor', 'Kaplan'],
  ]);
});

test.each([
  ['2024 (4 mois) : Stage de conseiller – Mission Locale', 'Stage de conseiller', 'Mission Locale'],
  ['10/2022 (1 Woche) Praktikant, Elektro Maier GmbH', 'Praktikant', 'Elektro Maier GmbH'],
  ['REFRIGERACIÓN EL LLANO, C.A. – Técnico II – 2008 - 2018', 'Técnico II', 'REFRIGERACIÓN EL LLANO, C.A.'],
  ['Tundra Air — Pilot, Bell 206 ............ 2010 – 2013', 'Pilot, Bell 206', 'Tundra Air'],
  ['Assistant farm manager, Low Fell Estate near the town of Alnwick\n2018 to present', 'Assistant farm manager'],
  ['东莞市恒达电子厂 | 助理工程师 | 2019.07 - 2021.06', '助理工程师', '东莞市恒达电子厂'],
])('%s names a role', (head, title, organisation = expect.anything()) => {
  expect(entriesOf(`Experience\n${head}\n• Kept time`)).toEqual([{ title, organisation, body: ['Kept time'] }]);
});

test('a college below a subject belongs to the degree', () => {
  const study = 'A.A.S. Veterinary Technology\nFront Range Community College\n2018';
  expect(entriesOf(`Education\n${study}`)).toEqual([
    { title: 'A.A.S. Veterinary Technology', organisation: 'Front Range Community College', body: [] },
  ]);
});

test.each([
  ['Developer, Northern Lights Software of Canada, Halifax, NS', false],
  ['Lead Engineer, Acme Corporation of America, Boston, MA', false],
  ['Plant Manager for the northern and southern works', false],
  ['Manages the plans of the northern and southern works', true],
  ['Lead engineers and planners in the northern works', true],
  ['Was in charge of two apprentices', true],
])('%s tells of a duty: %s', (text, isDuty) => {
  expect(startsLikeDuty(text)).toBe(isDuty);
});

test.each([
  ['Selected clients', 'experience'],
  ['NEBENJOB', 'experience'],
  ['CIVILIAN EDUCATION', 'education'],
  ['LICENCES & RATINGS', 'certifications'],
  ['Awards and Decorations', 'awards'],
  ['PROJECT DETAILS:', 'projects'],
  ['Administration and Service', 'other'],
])('%s heads %s', (heading, kind) => {
  expect(matchHeading(heading)?.kind).toBe(kind);
});
