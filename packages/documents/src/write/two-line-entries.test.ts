import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readDocument } from '../read/read-document.ts';
import { createWriter } from './write-document.ts';

const writer = createWriter();

/** Kind, heading, and of every entry title, organisation and dates. */
function entriesOf(document: ReturnType<typeof parseResume>): unknown {
  return document.sections.map(({ kind, heading, entries }) => [
    kind,
    heading?.text,
    ...entries.map(({ fields: { title, organisation, period } }) => [title, organisation, period?.text]),
  ]);
}

const german = `Katrin Lindqvist
katrin.lindqvist@example.com | 0251 555 0134

Berufserfahrung
Bilanzbuchhalterin, Hansen Logistik GmbH	03/2016 – heute
- Jahresabschlüsse für drei Gesellschaften

Steuerfachangestellte, Kanzlei Lindner GmbH	08/2010 – 02/2016
- Lohnabrechnung für 40 Mandanten

Ausbildung
Geprüfte Bilanzbuchhalterin (IHK), Nord Westfalen	2016

Ausbildung zur Steuerfachangestellten
Steuerbüro Lindner	2007 – 2010

Fachhochschulreife
Berufskolleg Münster	2007

Kenntnisse
DATEV, SAP FI, Excel`;

const english = `Tom Harrow
tom.harrow@example.com | 0161 496 0123

Experience
Shift Manager, Harbour Mills	2016 – Present
- Led 14 people

Operator, Kestrel Foods	2011 – 2016
- Ran the ovens

Education
Certified Food Technologist (IFST)	2018

Apprenticeship in Baking
Leeds City College	2009 – 2011

GCSEs
Kirk Hill School	2009

Volunteering
Riverside Food Bank
Driver and kitchen help	2018 – 2020

Scouts Leeds
Group leader	2012 – 2015

Skills
Baking, HACCP`;

const chinese = `林晓雯
xiaowen.lin@example.com | 138 0000 1234

工作经历
会计主管，杭州明川贸易有限公司	2018.04 – 至今
- 编制月度报表

会计，宁波海山食品有限公司	2015.07 – 2018.03
- 核对往来账目

教育经历
浙江东方学院 会计学 本科	2011.09 – 2015.06

杭州第四中学 高中	2008.09 – 2011.06

志愿者经历
阳光社区服务站
志愿者	2019 – 2021

技能
Excel，用友`;

const texts = { german, english, chinese };

test.each([
  ['german', 'plain', 'pdf'],
  ['german', 'waymark', 'docx'],
  ['german', 'marquee', 'pdf'],
  ['english', 'ledger', 'pdf'],
  ['english', 'plain', 'docx'],
  ['chinese', 'marquee', 'pdf'],
] as const)('entries of two lines are read back as they were written: %s, %s, %s', async (text, template, format) => {
  const document = parseResume(texts[text]);
  const file = await writer.write(document, { format, template, paper: 'a4' });
  const { text: readBack, looks } = await readDocument(Buffer.from(file), { fileName: `resume.${format}` });
  expect(entriesOf(parseResume(readBack, { looks }))).toEqual(entriesOf(document));
});

test('a degree above its school, among degrees on one line', () => {
  expect(entriesOf(parseResume(german))).toContainEqual([
    'education',
    'Ausbildung',
    ['Geprüfte Bilanzbuchhalterin (IHK), Nord Westfalen', undefined, '2016'],
    ['Ausbildung zur Steuerfachangestellten', 'Steuerbüro Lindner', '2007 – 2010'],
    ['Fachhochschulreife', 'Berufskolleg Münster', '2007'],
  ]);
});

test('a club above a role, like the one before it', () => {
  expect(entriesOf(parseResume(english))).toContainEqual([
    'volunteering',
    'Volunteering',
    ['Driver and kitchen help', 'Riverside Food Bank', '2018 – 2020'],
    ['Group leader', 'Scouts Leeds', '2012 – 2015'],
  ]);
});
