import { expect, it } from 'vitest';
import { parseResume } from '../parse-resume.ts';

const form = `氏名\t田中　咲
生年月日\t1990年5月3日

年\t月\t学歴・職歴（各別にまとめて書く）
\t\t学歴
2009\t4\tみなと大学 経済学部 入学
2013\t3\tみなと大学 経済学部 卒業
\t\t職歴
2013\t4\tKestrel Foods Japan 入社
2018\t6\tKestrel Foods Japan 退社
2018\t7\t株式会社みなと商事 入社
\t\t以上

年\t月\t資格・免許
2012\t8\t普通自動車第一種運転免許 取得`;

const { sections } = parseResume(form);
const entriesOf = (kind: string) =>
  sections
    .filter((section) => section.kind === kind)
    .flatMap(({ entries }) => entries.map(({ fields: { organisation, period } }) => [organisation, period]));

it('the year and the month of a form are one date, from joining to leaving', () => {
  expect(entriesOf('experience')).toEqual([
    [
      'Kestrel Foods Japan',
      expect.objectContaining({ start: { year: 2013, month: 4 }, end: { year: 2018, month: 6 } }),
    ],
    ['株式会社みなと商事', expect.objectContaining({ start: { year: 2018, month: 7 } })],
  ]);
});

it('what the columns tell of heads a section, and the end of the form heads none', () => {
  expect(sections.map(({ heading }) => heading?.text)).toEqual(['学歴', '職歴', '資格・免許']);
});
