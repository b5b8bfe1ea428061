import { expect, test } from 'vitest';
import { parseResume } from '../parse/parse-resume.ts';
import { placeEdit } from './cases/place-edit.ts';
import { guardEdits } from './guard-edits.ts';

const roles = {
  en: 'Experience\nEngineer, Acme | 2018 – 2020',
  de: 'Berufserfahrung\nEntwickler, Acme GmbH | 2018 – 2020',
  fr: 'Expérience professionnelle\nDéveloppeuse, Acme | 2018 – 2020',
  es: 'Experiencia profesional\nDesarrolladora, Acme | 2018 – 2020',
  zh: '工作经历\n星河科技有限公司　工程师　2018年1月—2020年2月',
  ja: '■職務経歴\n株式会社ほし\n2018年4月〜2020年3月　エンジニア',
};

function claimsOf(language: keyof typeof roles, before: string, after: string) {
  const source = parseResume(`Ada Lind\nada@example.com\n\n${roles[language]}\n- ${before}`);
  const edit = placeEdit(source, { id: 'e', before, after });
  if (!edit) throw new Error(`The resume has no line "${before}"`);
  return guardEdits({ source, statedFacts: [], edits: [edit] }).heldBack.flatMap(({ claims }) => claims);
}

test.each([
  ['en', 'Migrated billing from MySQL to PostgreSQL', 'Migrated billing from PostgreSQL to MySQL'],
  ['de', 'Umzug der Abrechnung von MySQL nach PostgreSQL', 'Umzug der Abrechnung von PostgreSQL nach MySQL'],
  ['fr', 'Migration de MySQL vers PostgreSQL', 'Migration de PostgreSQL vers MySQL'],
  ['es', 'Migración desde MySQL a PostgreSQL', 'Migración desde PostgreSQL a MySQL'],
  ['zh', '将计费系统从 MySQL 迁移到 PostgreSQL', '将计费系统从 PostgreSQL 迁移到 MySQL'],
  ['ja', '課金をMySQLからPostgreSQLへ移行', '課金をPostgreSQLからMySQLへ移行'],
] as const)('%s: a reversed direction is not kept, an unchanged one is', (language, before, after) => {
  expect(claimsOf(language, before, after)).not.toEqual([]);
  expect(claimsOf(language, before, before)).toEqual([]);
});
