import { describe, expect, test } from 'vitest';
import type { ResumeDocument } from '../document.ts';
import type { Edit } from '../edit/edit.ts';
import { parseResume } from '../parse/parse-resume.ts';
import { placeEdit } from './cases/place-edit.ts';
import { guardEdits } from './guard-edits.ts';

const roles = `Experience
Operations Analyst, Alder Logistics, March 2020 – Present
- Helped the depot manager with the rota of 21 drivers
- Sent weekly figures to six depot managers

Junior Analyst, Birch Freight, June 2016 – February 2020
- Answered 40 customer calls a day

Education
BSc Geography, University of Leeds, 2016

Skills
SQL, k8s, Excel`;
const english = parseResume(`Rosa Lind\nrosa.lind@example.org\n\n${roles}`);
const german = parseResume(`Rosa Lind
rosa.lind@example.org

Berufserfahrung
Sachbearbeiterin, Alder GmbH, März 2020 – heute
- Unterstützung der Lagerleiterin bei der Planung

Kenntnisse
SQL, Excel`);
const chinese = parseResume(`林静
lin@example.org

工作经历
数据分析师，远山物流，2020年3月 – 至今
- 协助仓库经理安排排班`);

function verdict(source: ResumeDocument, summary: string, heading = 'Summary'): string {
  const edit: Edit = {
    id: 's',
    kind: 'insert-section',
    target: { afterSectionId: null },
    section: 'summary',
    line: { kind: 'text', depth: 0 },
    before: '',
    after: `${heading}\n${summary}`,
    reason: { code: 'summary-from-facts', params: {} },
    evidence: [],
  };
  return guardEdits({ source, statedFacts: [], edits: [edit] }).heldBack[0]?.verdict ?? 'kept';
}

describe('a new summary must not combine facts that do not belong together', () => {
  test.each([
    "someone else's title | Operations Analyst and Depot Manager at Alder Logistics",
    'in small letters | Operations Analyst and depot manager',
    'behind the employer | Operations Analyst at Alder Logistics and Depot Manager',
    'behind a skill | Operations Analyst with Excel and Depot Manager',
    "someone else's work | Operations Analyst in depot management",
    'behind a slash | Operations Analyst/Depot Manager',
    'in brackets | Operations Analyst (Depot Manager)',
    'behind a date | Since 2020 Depot Manager at Alder Logistics',
    'in a clause | Operations Analyst who was a depot manager',
    'another subject | Analyst with a BSc in Excel',
    "another role's year | Operations Analyst since 2016",
    "another role's years | Operations Analyst (2016 – present)",
    'since before | Since 2016 Operations Analyst at Alder Logistics',
    "another role's employer | Operations Analyst at Birch Freight",
    'behind a comma | Operations Analyst, Birch Freight',
    'the university | Operations Analyst at the University of Leeds',
    'another subject, shortly | BSc Excel, University of Leeds',
    'another year | BSc Geography, University of Leeds, March 2020',
    "another role's figure | Operations Analyst with 40 customer calls a day",
  ])('%s', (row) => {
    expect(verdict(english, row.split(' | ')[1] ?? '')).not.toBe('kept');
  });

  test.each([
    [german, 'Sachbearbeiterin und Lagerleiterin', 'Profil'],
    [chinese, '数据分析师兼仓库经理', '个人简介'],
  ] as const)('%#: in other languages too', (source, summary, heading) => {
    expect(verdict(source, summary, heading)).not.toBe('kept');
  });

  test.each([
    'Operations Analyst and Junior Analyst',
    'Operations Analyst since 2020',
    'Operations Analyst at Alder Logistics since March 2020, with a BSc in Geography',
    'Operations Analyst who helped the depot manager with the rota of 21 drivers',
    'Junior Analyst who answered 40 customer calls a day',
    'Operations Analyst with SQL and Excel',
    'Operations Analyst, BSc Geography',
    'BSc Geography, University of Leeds, 2016',
    'Operations Analyst at Alder Logistics, before that Junior Analyst at Birch Freight',
  ])('but may combine those that do: %s', (summary) => {
    expect(verdict(english, summary)).toBe('kept');
  });
});

test('an existing summary cannot gain such a combination either', () => {
  const source = parseResume(
    `Rosa Lind\nrosa.lind@example.org\n\nSummary\nOperations Analyst in logistics.\n\n${roles}`,
  );
  for (const after of [
    'Operations Analyst and depot manager in logistics.',
    'Operations Analyst in logistics since 2016.',
  ]) {
    const edit = placeEdit(source, { id: 'e', before: 'Operations Analyst in logistics.', after }) as Edit;
    expect(guardEdits({ source, statedFacts: [], edits: [edit] }).kept).toEqual([]);
  }
});

describe('what a head and a line say of figures', () => {
  const source = parseResume(`Rosa Lind
rosa.lind@example.org

Experience
Junior Analyst, Birch Freight (40 drivers, 3 managers), 2016 – 2020
- Found $42,000 in double payments`);
  test.each(['Junior Analyst at Birch Freight', 'Junior Analyst who found $42,000 in double payments'])(
    'kept: %s',
    (summary) => {
      expect(verdict(source, summary)).toBe('kept');
    },
  );
  test.each([
    'Junior Analyst and manager at Birch Freight',
    'Junior Analyst who found $42,500 in double payments',
    'Junior Analyst for 40 years',
  ])('not kept: %s', (summary) => {
    expect(verdict(source, summary)).not.toBe('kept');
  });
});

test('a labelled summary is judged by what follows its label', () => {
  expect(
    verdict(english, 'Profile: Operations Analyst at Alder Logistics since March 2020, with a BSc in Geography'),
  ).toBe('kept');
  expect(verdict(english, 'Profile: Depot Manager at Alder Logistics since March 2020')).not.toBe('kept');
});
