import { expect, test } from 'vitest';
import { parseResume } from '../parse-resume.ts';
import { roleOrEmployer } from './name-kind.ts';

const roles = [
  'Night porter',
  'Fork truck driver, bay 3',
  'Tischlergeselle',
  'Küchenhilfe auf Abruf',
  'camarera de pisos',
  'Vendeur en boulangerie',
  '仓库保管员',
  '看護助手',
];
const employers = [
  'Harbour Lane Bakery',
  'Osprey & Daughters',
  'Tischlerei Obermoser',
  'Autohaus Krüger GmbH',
  'Talleres Hermanos Ruiz',
  'Garage Lemoine SARL',
  '苏州恒远电子有限公司',
  '株式会社みどり商事',
];

test('roles and employers that were not learnt are told apart, most of them', () => {
  const right =
    roles.filter((name) => roleOrEmployer(name) > 0).length +
    employers.filter((name) => roleOrEmployer(name) < 0).length;
  expect(right).toBeGreaterThanOrEqual(14);
});

test('a name without a word that was ever seen says little', () => {
  expect(Math.abs(roleOrEmployer('Qzvorx'))).toBeLessThan(1);
});

test.each([
  [
    'Agency driver, nights and some days - Fernhill Recruitment',
    'Agency driver, nights and some days',
    'Fernhill Recruitment',
  ],
  ['Tischlerei Obermoser – Tischlergesellin', 'Tischlergesellin', 'Tischlerei Obermoser'],
  ['Peluquería Rosa - Oficial de peluquería', 'Oficial de peluquería', 'Peluquería Rosa'],
])('“%s” is read as role and employer', (head, title, organisation) => {
  const { sections } = parseResume(`Ada Lind\n\nWork history\n${head}\n2014 - 2019\n- Ran the morning shift\n`);
  const [fields] = sections.flatMap(({ entries }) => entries.map((entry) => entry.fields));
  expect(fields).toMatchObject({ title, organisation });
});
