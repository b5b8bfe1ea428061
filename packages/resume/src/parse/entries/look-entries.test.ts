import { describe, expect, it } from 'vitest';
import { parseResume } from '../parse-resume.ts';
import type { LineLook } from '../rows/line-look.ts';

const body = { size: 10, face: 'Sans', isBold: false, isItalic: false, colour: 0, left: 40, column: 40, runs: [] };
const bold = { ...body, isBold: true };
const heading = { ...body, size: 15 };
const name = { ...body, size: 24 };

function rolesOf(lines: readonly LineLook[]) {
  const { sections } = parseResume(lines.map((line) => line.text).join('\n'), { looks: lines });
  return sections
    .filter(({ kind }) => kind === 'experience')
    .flatMap(({ entries }) => entries.map(({ fields }) => [fields.title, fields.organisation, fields.period?.text]));
}

describe('entries by their look', () => {
  it('a profile export: employer and title above the dates, in larger type than the text', () => {
    const large = { ...body, size: 12 };
    const lines = [
      { ...name, text: 'Nora Feld' },
      { ...heading, text: 'Experience' },
      { ...large, text: 'Kestrel Foods' },
      { ...large, text: 'Data Analyst' },
      { ...body, text: 'May 2021 - Present (3 years)' },
      { ...body, text: 'Leeds, England' },
      { ...body, text: 'Leading the weekly report on prices for four regions and their buyers.' },
      { ...large, text: 'Dost Initiative' },
      { ...large, text: 'Co-Founder' },
      { ...body, text: 'March 2019 - May 2021 (2 years)' },
      { ...body, text: 'Leeds, England' },
      { ...heading, text: 'Education' },
      { ...body, text: 'BSc Mathematics, University of Leeds, 2018' },
      { ...heading, text: 'Languages' },
      { ...body, text: 'English, German' },
    ];
    expect(rolesOf(lines)).toEqual([
      ['Data Analyst', 'Kestrel Foods', 'May 2021 - Present'],
      ['Co-Founder', 'Dost Initiative', 'March 2019 - May 2021'],
    ]);
  });

  it('a change of type parts title and employer where no character does', () => {
    const run = (text: string, isBold: boolean) => ({ text, isBold, isItalic: false, face: 'Sans' });
    const role = (title: string, employer: string, dates: string): LineLook => ({
      ...body,
      text: `${title} ${employer}\t${dates}`,
      runs: [run(title, true), run(`${employer} ${dates}`, false)],
    });
    const lines = [
      { ...name, text: 'Nora Feld' },
      { ...heading, text: 'Work experience' },
      role('Programmer Trainee', 'Kestrel Foods', '2017 – 2018'),
      { ...body, text: 'Built a page for the price list, with its tests and its documentation.' },
      role('Lab Assistant', 'Dawson', '2015 – 2016'),
      { ...body, text: 'Kept the book of samples and answered the questions of the students.' },
      { ...heading, text: 'Skills' },
      { ...body, text: 'SQL' },
      { ...heading, text: 'Interests' },
      { ...body, text: 'Chess' },
    ];
    expect(rolesOf(lines)).toEqual([
      ['Programmer Trainee', 'Kestrel Foods', '2017 – 2018'],
      ['Lab Assistant', 'Dawson', '2015 – 2016'],
    ]);
  });

  it('bold labels inside a role open no role', () => {
    const lines = [
      { ...name, text: 'Nora Feld' },
      { ...heading, text: 'Work history' },
      { ...bold, text: '2023 – 2025\tRender' },
      { ...body, text: 'Software Engineer, Datastores Team' },
      { ...body, text: 'A cloud platform that hosts anything online, from static sites to large systems.' },
      { ...body, isItalic: true, text: 'Cost Optimization' },
      { ...body, text: '• Automated the cleanup of backups, saving storage.' },
      { ...bold, text: '2019 – 2023\tHarbour Labs' },
      { ...body, text: 'Staff Engineer, Platform Team' },
      { ...body, text: 'A company that keeps the timetables of all ferries of the northern islands.' },
      { ...heading, text: 'Education' },
      { ...body, text: 'MSc, University of Oslo, 2018' },
      { ...heading, text: 'Skills' },
      { ...body, text: 'Go' },
    ];
    expect(rolesOf(lines)).toEqual([
      ['Software Engineer, Datastores Team', 'Render', '2023 – 2025'],
      ['Staff Engineer, Platform Team', 'Harbour Labs', '2019 – 2023'],
    ]);
  });
});

describe('a Japanese form', () => {
  it('reads year and month from their columns, and the leaving as the end of a role', () => {
    const text = [
      '履歴書',
      '氏名 村田 太一',
      '職歴',
      '2016\t4\t株式会社みなと 入社',
      '2017\t11\t株式会社みなと 退職',
      '2017\t12\t株式会社かもめ 入社',
      '現在に至る',
    ];
    const roles = parseResume(text.join('\n')).sections.flatMap(({ entries }) => entries.map(({ fields }) => fields));
    expect(
      roles.map(({ organisation, period }) => [organisation, period?.start, period?.end, period?.isCurrent]),
    ).toEqual([
      ['株式会社みなと', { year: 2016, month: 4 }, { year: 2017, month: 11 }, false],
      ['株式会社かもめ', { year: 2017, month: 12 }, undefined, true],
    ]);
  });
});
