import type { Language } from '@fitted/contract/languages';
import { expect, test } from 'vitest';
import { splitItems } from './split-items.ts';

const written = (line: string, language: Language) =>
  splitItems(line, language).map(
    ({ items, isOpen }) => items.map(({ text }) => text).join(' | ') + (isOpen ? ' …' : ''),
  );

test.each<[Language, string, string[]]>([
  ['en', 'payroll, invoicing and ledgers', ['payroll', 'invoicing', 'ledgers']],
  ['en', 'Go, Java or Python', ['Go | Java | Python']],
  ['en', 'a hotel system such as Opera or similar', ['a hotel system | Opera …']],
  ['en', 'run and upgrade clusters', ['run and upgrade clusters']],
  ['en', 'weekly and monthly payroll', ['weekly and monthly payroll']],
  ['en', 'schedule hearings, mediations and meetings', ['schedule hearings, mediations and meetings']],
  ['en', 'answer calls and greet guests', ['answer calls', 'greet guests']],
  ['en', 'act as charge nurse and precept new staff', ['act as charge nurse', 'precept new staff']],
  ['en', 'a nursing degree, or enrolled and finishing within 3 years', ['a nursing degree | enrolled']],
  ['en', 'food hygiene, as we handle food', ['food hygiene']],
  ['de', 'Fristen- und Terminverwaltung', ['Fristen- und Terminverwaltung']],
  ['en', 'media, design or similar', ['media | design …']],
  [
    'de',
    'Beratung der Patientinnen und Patienten in der Praxis',
    ['Beratung der Patientinnen und Patienten in der Praxis'],
  ],
  ['de', 'Spanisch in Wort und Schrift', ['Spanisch in Wort und Schrift']],
  ['de', 'Schneiden und Nähen von Vorhängen', ['Schneiden und Nähen von Vorhängen']],
  ['de', 'Meister oder vergleichbare Ausbildung', ['Meister …']],
  ['es', 'Taric, Visual Trans, CargoWise…', ['Taric | Visual Trans | CargoWise …']],
  ['es', 'altas, bajas y contratos', ['altas', 'bajas', 'contratos']],
  ['fr', 'comptes nationaux et internationaux', ['comptes nationaux et internationaux']],
  ['zh', '编制报表、分析数据和参与预算', ['编制报表', '分析数据', '参与预算']],
  ['zh', '与供应商、物流公司沟通', ['与供应商、物流公司沟通']],
  ['zh', '会计或财务管理', ['会计 | 财务管理']],
  ['zh', 'SAP、北森、用友等系统之一', ['SAP | 北森 | 用友等系统之一']],
  ['ja', '発注、在庫管理', ['発注', '在庫管理']],
  ['ja', '店長、副店長または店長代行', ['店長 | 副店長 | 店長代行']],
])('%s: %s', (language, line, items) => {
  expect(written(line, language)).toEqual(items);
});
