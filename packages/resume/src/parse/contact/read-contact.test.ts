import { expect, test } from 'vitest';
import { parseResume } from '../parse-resume.ts';
import { nameIn } from './find-name.ts';

test.each([
  'Maria Magdalena Theresia Antonia von und zu Hohenlohe-Waldenburg-Schillingsfürst',
  'José María de la Cruz García-López y Ortega',
  'Dr. Ing. Karl-Theodor Freiherr von und zu Guttenfels',
  'Ana Paula de Souza e Silva dos Santos',
  'Jean-Baptiste Marie de La Roche d’Estissac',
  'Nguyễn Thị Minh Khai',
  'Mohammed bin Salim bin Abdulaziz Al Saif',
  '山田 太郎',
  '欧阳娜',
])('%s is a name', (name) => {
  expect(nameIn(name)).toBe(name);
});

test.each([
  'of the and de la',
  'Senior Software Engineer',
  'University of Leeds',
  'Built a team of nine',
  'Curriculum Vitae',
  'jo@example.com',
])('%s is none', (text) => {
  expect(nameIn(text)).toBeUndefined();
});

test.each([
  ['Telefon: 0221 / 987654', { phone: '0221 / 987654' }],
  ['Tel.: +49 (0) 221 / 98 76 54 / Köln', { phone: '+49 (0) 221 / 98 76 54', place: 'Köln' }],
  ['030 5551234 / 0171 5559876', { phone: '030 5551234' }],
  ['千葉県船橋市/090-5555-0121', { phone: '090-5555-0121' }],
  ['555 123 4567 / Boston, MA', { phone: '555 123 4567', place: 'Boston, MA' }],
  ['Curriculum Vitae', {}],
  ['Edad: 41 años / Casado', {}],
  ['女 | 28岁 | 3年工作经验 | 现居深圳', { place: '深圳' }],
  ['C/ Gran Vía 22, 3ºB, 28013 Madrid', { place: 'C/ Gran Vía 22, 3ºB, 28013 Madrid' }],
])('%s under the name', (row, reached) => {
  expect(parseResume(`Jane Roe\n${row}\njane@example.com\n\nSkills\nExcel`).head.contact).toEqual({
    name: 'Jane Roe',
    email: 'jane@example.com',
    links: [],
    ...reached,
  });
});

test('a label in a column of its own is not part of the name', () => {
  expect(parseResume('NAME Adrian Kowalski\nadrian@example.com\n\nSkills\nExcel').head.contact.name).toBe(
    'Adrian Kowalski',
  );
});

test.each(['Tom J. Baker', 'Sabine Koch', 'THOMAS MAURER'])('%s has a trade for a surname', (name) => {
  const { contact } = parseResume(`${name}\nElectrician\ntom@example.com\n\nSkills\nExcel`).head;
  expect(contact).toMatchObject({ name, headline: 'Electrician' });
});

test('the address tells a name from a trade', () => {
  const paper = (name: string) =>
    `${name}\n905 555 0178\ndeankow@example.ca\n\nExperience\nTim's Fencing\nLabourer 2010, 2011`;
  expect(parseResume(paper('DEAN KOWALCZYK')).head.contact.name).toBe('DEAN KOWALCZYK');
  expect(parseResume(paper('Licensed Electrician')).head.contact.name).toBeUndefined();
});

test.each([
  [
    '履歴書\n\nふりがな　さとう けんいち\n氏　名　　佐藤 健一\n電話　090-5555-0101\n\n資格\n普通自動車免許',
    '佐藤 健一',
  ],
  ['Priya Rao\npriya@example.in\n\nSkills\nExcel\n\nPersonal Details\nMarital Status      : Single', 'Priya Rao'],
])('a wide gap inside a label parts nothing: %s', (text, name) => {
  const { contact } = parseResume(text).head;
  expect(contact.name).toBe(name);
  expect(contact.place).toBeUndefined();
});

test('where someone was born is not where they live', () => {
  const text =
    'Lebenslauf\n\nName:\tMurat Yil\nGeburtsort:\tBerlin\nAnschrift:\tKaiserstraße 41, 47051 Duisburg\n\nKenntnisse\nExcel';
  expect(parseResume(text).head.contact.place).toBe('Kaiserstraße 41, 47051 Duisburg');
});

test('a label in one column is read with what stands in the next', () => {
  const text = 'Lebenslauf\n\nName:\tSabine Koch\nWohnort:\tKöln\n\nKenntnisse\nExcel';
  expect(parseResume(text).head.contact).toMatchObject({ name: 'Sabine Koch', place: 'Köln' });
});

test.each([
  ['Priya Rao\npriya@example.in\n\nPersonal Details\nFather’s Name : R. Rao\nDate of Birth : 14-02-1999', 'Priya Rao'],
  ['Resume\nName : Priya Rao\nGuarantor Name : Suresh Iyer\npriya@example.in\n\nSkills\nExcel', 'Priya Rao'],
  ['李伟\n父亲姓名：李强\n邮箱：a@example.cn\n\n技能\nExcel', '李伟'],
  ['Personal details\nFull name: Grace Bankole\nPhone: 07700 900611\n\nSkills\nTyping', 'Grace Bankole'],
])('nobody else lends a name or a place: %s', (text, name) => {
  const { contact } = parseResume(text).head;
  expect(contact.name).toBe(name);
  expect(contact.place).toBeUndefined();
});

test.each([
  ['van der Berg, Anneke', 'van der Berg, Anneke'],
  ['Anneke Berg, PhD, M.D.', 'Anneke Berg'],
  ['Anneke Berg, MBA', 'Anneke Berg'],
])('%s opens a paper as the name %s', (row, name) => {
  expect(parseResume(`${row}\nanneke@example.nl\n\nSkills\nExcel`).head.contact.name).toBe(name);
});

test('a profile whose headline names no trade is known by its wide area, and dates are not a phone number', () => {
  const side = 'Contact\n+1 415 555 0190 (Mobile)\njorge@example.com\n\nTop Skills\nOnboarding\nSQL';
  const name = 'Jorge Almeida\nSaaS | Helping customers win\nSan Francisco Bay Area';
  const role = 'TAP Air Portugal\nCustomer Service Agent\n2014 - 2017 (3 years)\nLisbon, Portugal';
  const { head, sections } = parseResume(`${side}\n\n${name}\n\nExperience\n\n${role}`);
  expect(head.contact.name).toBe('Jorge Almeida');
  expect(sections[0]?.entries[0]?.body.map(({ text }) => text)).toEqual(['Onboarding', 'SQL']);
});

test('a profile whose side column was read first', () => {
  const text = `Contact
+1 (512) 555-0131 (Mobile)
kim@example.com

Top Skills
SQL

Kim Park
Senior Product Manager at Acme | Search | ex-Initech
Austin, Texas

Experience

Acme
4 years 3 months
Senior Product Manager
January 2022 - Present (2 years 10 months)
Austin, Texas
Launched map search.

Product Manager
August 2020 - January 2022 (1 year 6 months)
Round Rock, Texas
Lifted reviews.`;
  const { head, sections } = parseResume(text);
  expect(head.contact).toMatchObject({ name: 'Kim Park', place: 'Austin, Texas' });
  const roles = sections.find(({ kind }) => kind === 'experience')?.entries ?? [];
  expect(roles.map(({ fields }) => [fields.title, fields.organisation, fields.place])).toEqual([
    ['Senior Product Manager', 'Acme', 'Austin, Texas'],
    ['Product Manager', 'Acme', 'Round Rock, Texas'],
  ]);
});

test('a postcode with the figures of a short number is passed over for a whole one', () => {
  const { contact } = parseResume(
    'Rui Alves\nRua do Sol 21, 2835-138 - Baixa\n+351 213 555 023\nExperience\nBaker, Old Mill\t2019',
  ).head;
  expect(contact.phone).toBe('+351 213 555 023');
});

test.each([
  ['Jane Roe (*28.10.1997)\n030 5551234', 'Jane Roe'],
  ['Curriculum Vitae\tFirst name and surname\nPERSONAL INFORMATION\tJane Roe\n030 5551234', 'Jane Roe'],
  ['林小云的工作简历\n联系方式\n手机：15555550123', '林小云'],
  ['校招时期简历\n联系方式\n手机：15555550123\n个人信息\n• 林小云 / 女 / 1994', '林小云'],
  ['職務経歴書\n氏名 サンプルパクシャ\nタクシラー ナヨーミ', 'サンプルパクシャ タクシラー ナヨーミ'],
])('who it is, where more than the name stands around it: %s', (head, name) => {
  expect(parseResume(`${head}\n\nSkills\nExcel`).head.contact.name).toBe(name);
});

const line = (text: string, size: number, ...runs: readonly string[]) => ({
  text,
  size,
  face: 'Inter',
  isBold: false,
  isItalic: false,
  colour: 0,
  left: 0,
  column: 0,
  runs: runs.map((run, at) => ({ text: run, isBold: at === 0, isItalic: false, face: 'Inter' })),
});

test.each([
  [[line('Jane Roe Kernel Engineer', 18, 'Jane Roe', 'Kernel Engineer')], 'Jane Roe'],
  [[line('Alina\t+7 901 555 0117', 30), line('alina@example.com', 10), line('Schaich', 30)], 'Alina Schaich'],
  [[line('Abdul', 18), line('Ubaydov Xasan o’g’li', 11)], 'Abdul Ubaydov Xasan o’g’li'],
])('the name is what is set largest, with what belongs to it: %#', (head, name) => {
  const looks = [...head, line('Skills', 12), line('Excel', 10), line('Word', 10), line('Access', 10)];
  const text = looks.map((look) => look.text).join('\n');
  expect(parseResume(text, { looks }).head.contact.name).toBe(name);
});

test.each([
  ['jane@example.co\nm', { email: 'jane@example.com' }],
  ['jane@example.c om', { email: 'jane@example.com' }],
  ['jane@example.co\nLeeds', { email: 'jane@example.co' }],
  ['jane@example\n.com', { email: 'jane@example.com' }],
  ['+44 20 7946 0199 jane@example.comLeeds, England', { email: 'jane@example.com' }],
  ['携帯電話番号：080（5555）0197', { phone: '080（5555）0197' }],
  ['C++11/14/17/20\n+86 132 5555 0181', { phone: '+86 132 5555 0181' }],
])('ways to reach somebody, broken or beside other figures: %s', (row, reached) => {
  expect(parseResume(`Jane Roe\n${row}\n\nSkills\nExcel`).head.contact).toMatchObject(reached);
});

test.each([
  ['a title of the paper with a ligature', 'CURRICULUM VITÆ\n\nrobin vale', 'robin vale'],
  ['a title of the paper with a hyphen', 'Curriculum-Vitae\nVale', 'Vale'],
  ['a line that Markdown breaks', '# Robin Vale<br>Baker', 'Robin Vale'],
  ['a label with a gap in it', '姓\t名： 廖海\t性\t别： 女', '廖海'],
  ['a label of two names', 'Datos personales\nNombre y Apellido: Vale Robin Maria', 'Vale Robin Maria'],
  [
    'labels in a column of their own',
    'Lebenslauf\nName:\nAdresse:\nGeburtsdatum:\n\nRobin Georg Vale',
    'Robin Georg Vale',
  ],
])('the name beside %s', (_, head, name) => {
  const text = `${head}\nrobin@example.org\n\n## Experience\n**Baker**, Kestrel Foods\t2015 – 2018\n\n## Education\n**BSc**, Leeds`;
  expect(parseResume(text).head.contact.name).toBe(name);
});

test('what somebody looks for is not the name, even in the largest type: the address tells', () => {
  const text =
    'YEAR OUT PLACEMENT\nRobin Vale\nrobin.vale@example.org\n+44 20 7946 0101\n\nSkills\nExcel, Word\nFrench';
  const looks = text.split('\n').flatMap((line) =>
    line === ''
      ? []
      : [
          {
            ...{ text: line, size: line.startsWith('YEAR') ? 24 : 10, face: 'Serif', isBold: false, isItalic: false },
            ...{ colour: 0, left: 50, column: 50, runs: [] },
          },
        ],
  );
  expect(parseResume(text, { looks }).head.contact.name).toBe('Robin Vale');
});

test.each([
  ['the label of a number', 'Cell phone: 555 123 4567', '555 123 4567'],
  ['a date of birth with the age', '15/11/2000 (22)\n555 123 4567', '555 123 4567'],
])('%s is neither a place nor a number', (_, row, phone) => {
  const { contact } = parseResume(`Jane Roe\n${row}\njane@example.com\n\nSkills\nExcel`).head;
  expect(contact.place).toBeUndefined();
  expect(contact.phone).toBe(phone);
});

test('a part of the headline is not a place', () => {
  const { contact } = parseResume(
    'Jane Roe\nLedgers · Wages · Archive keeping for towns\njane@example.com\n\nSkills\nExcel',
  ).head;
  expect(contact.place).toBeUndefined();
});
