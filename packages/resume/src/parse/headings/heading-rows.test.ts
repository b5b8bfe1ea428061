import { expect, it } from 'vitest';
import { parseResume } from '../parse-resume.ts';
import type { LineLook } from '../rows/line-look.ts';

const headingsOf = (lines: readonly string[], looks?: readonly LineLook[]) =>
  parseResume(lines.join('\n'), looks ? { looks } : {}).sections.map(({ kind, heading }) => [kind, heading?.text]);

it('headings beside their first entry head sections of their own', () => {
  const lines = [
    'Sam Reed',
    'sam@reed.example',
    'EDUCATION\tHarbour University\tJune 2018',
    'BSc Physics',
    'EXPERIENCE\tSoftware Engineer\tAugust 2018 – Present',
    'Kestrel Foods | Boston, MA',
    '• Kept the ledger',
  ];
  expect(headingsOf(lines)).toEqual([
    ['education', 'EDUCATION'],
    ['experience', 'EXPERIENCE'],
  ]);
  const [, experience] = parseResume(lines.join('\n')).sections;
  expect(experience?.entries[0]?.fields).toMatchObject({ title: 'Software Engineer', organisation: 'Kestrel Foods' });
});

it('groups of skills beside their names stay groups', () => {
  const lines = [
    'Sam Reed',
    'Skills',
    'Languages\tGo, SQL',
    'Tools\tGit, Make',
    'Education',
    'BSc Physics, Leeds\t2015',
  ];
  expect(headingsOf(lines).map(([, heading]) => heading)).toEqual(['Skills', 'Education']);
});

it('a heading that a narrow column broke is one heading', () => {
  const lines = ['王小明', '教育', '背景', '南京大学 软件工程 本科 2013.09 - 2017.06', '专业', '技能', 'Java，SQL'];
  expect(headingsOf(lines)).toEqual([
    ['education', '教育背景'],
    ['skills', '专业技能'],
  ]);
});

it('a heading over the column of a form is a heading', () => {
  const lines = [
    '田中 太郎',
    '職歴',
    '2021 4 みなと商事株式会社 入社',
    '年月\t免 許・資 格',
    '2018 2\t普通自動車第一種運転免許 取得',
  ];
  expect(headingsOf(lines).map(([kind]) => kind)).toEqual(['experience', 'certifications']);
});

it('points drawn behind a heading are not its words', () => {
  const lines = [
    'Sam Reed',
    'Education ..........',
    'BSc Physics, Leeds\t2015',
    'Technical Skills ..........',
    'Go, SQL',
  ];
  expect(headingsOf(lines).map(([, heading]) => heading)).toEqual(['Education', 'Technical Skills']);
});

it('the square of a heading is seen though the reader of the file wrote a bullet', () => {
  const look = { size: 10, face: 'Mincho', isBold: false, isItalic: false, colour: 0, left: 40, column: 40, runs: [] };
  const written = [
    '田中 太郎',
    '■職務要約',
    '開発を担当しました。',
    '■職務経歴',
    'みなと商事株式会社 2014年5月～2017年1月',
    '・開発',
    '■自己PR',
    '学ぶことが好きです。',
  ];
  const lines = written.map((line) => line.replace(/^■/u, '• '));
  const looks = written.map((text) => ({ ...look, text }));
  expect(headingsOf(lines, looks).map(([, heading]) => heading)).toEqual(['職務要約', '職務経歴', '自己PR']);
});

it('a name behind the heading of its block is the name', () => {
  const { head } = parseResume(
    'Curriculum vitae\nPERSONAL INFORMATION Lena Berg\n+358 44 1234567\nWORK EXPERIENCE\nBaker, Old Mill\t2019',
  );
  expect(head.contact.name).toBe('Lena Berg');
});
