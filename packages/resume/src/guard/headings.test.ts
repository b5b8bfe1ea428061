import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import { describe, expect, test } from 'vitest';
import type { ResumeDocument } from '../document.ts';
import type { Edit } from '../edit/edit.ts';
import { matchHeading } from '../parse/headings/match-heading.ts';
import { parseResume } from '../parse/parse-resume.ts';
import { guardEdits } from './guard-edits.ts';

const english = parseResume(`Rosa Lind
rosa.lind@example.org

Experience
Operations Analyst, Alder Logistics, March 2020 – Present
- Helped the depot manager with the rota of 21 drivers

Education
BSc Geography, University of Leeds, 2016

Certifications
First aid, 2019

Skills
SQL, k8s, Excel`);
const german = parseResume(`Rosa Lind
rosa.lind@example.org

Berufserfahrung
Sachbearbeiterin bei der Alder GmbH, März 2020 – heute
- Pflege der Dienstpläne für 21 Fahrer

Kenntnisse
SQL, Excel`);
const chinese = parseResume(`林静
lin@example.org

工作经历
数据分析师，远山物流，2020年3月 – 至今
- 协助经理安排21名司机的排班

教育背景
理学学士，2016年

技能
SQL、Excel`);

const shape = { reason: { code: 'clearer', params: {} }, evidence: [] } as const;

function rename(document: ResumeDocument, kind: SectionKind, after: string): Edit {
  const section = document.sections.find((one) => one.kind === kind);
  if (!section) throw new Error(`no section ${kind}`);
  const before = section.heading?.text ?? '';
  return { id: after, kind: 'rename-heading', target: { sectionId: section.id }, before, after, ...shape };
}

function insert(after: string): Edit {
  const kind = matchHeading(after.split('\n')[0] ?? '')?.kind ?? 'other';
  if (kind === 'contact') throw new Error('no section');
  const line = { kind: 'text', depth: 0 } as const;
  return {
    id: after,
    kind: 'insert-section',
    target: { afterSectionId: null },
    section: kind,
    line,
    before: '',
    after,
    ...shape,
  };
}

const isKept = (source: ResumeDocument, edit: Edit, statedFacts: readonly string[] = []) =>
  guardEdits({ source, statedFacts, edits: [edit] }).kept.length === 1;

describe('a renamed heading must not claim anything new', () => {
  test.each([
    ['experience', '20 Years of Professional Experience', english],
    ['experience', '25+ Years of Experience', english],
    ['experience', 'Twenty Years of Experience', english],
    ['experience', 'Executive Experience', english],
    ['experience', 'Management Experience', english],
    ['experience', 'Leadership Experience', english],
    ['experience', 'Teaching Experience', english],
    ['experience', 'International Experience', english],
    ['experience', 'Experience and Awards', english],
    ['education', 'Education and Certifications', english],
    ['education', 'Degrees', english],
    ['certifications', 'Licences', english],
    ['certifications', 'Bar Admissions', english],
    ['skills', 'Skills and Certifications', english],
    ['skills', 'Languages', english],
    ['skills', 'Security Clearance', english],
    ['skills', 'Skills (all certified)', english],
    ['experience', '20 Jahre Berufserfahrung', german],
    ['skills', 'Sprachen', german],
    ['experience', '20年工作经验', chinese],
    ['education', '留学经历', chinese],
    ['skills', '证书', chinese],
  ] as const)('%s is not "%s"', (kind, after, source) => {
    expect(isKept(source, rename(source, kind, after))).toBe(false);
  });

  test.each([
    ['experience', 'Professional Experience', english],
    ['experience', 'Relevant Work Experience', english],
    ['experience', 'EMPLOYMENT HISTORY', english],
    ['experience', '01 Experience', english],
    ['education', 'Education and Training', english],
    ['certifications', 'Licences and Certifications', english],
    ['skills', 'Key Skills', english],
    ['experience', 'Beruflicher Werdegang', german],
    ['skills', 'Kenntnisse und Fähigkeiten', german],
    ['experience', '职业经历', chinese],
    ['skills', '专业技能', chinese],
  ] as const)('%s may be "%s"', (kind, after, source) => {
    expect(isKept(source, rename(source, kind, after))).toBe(true);
  });
});

describe('moving a line to a new section must not turn it into something more', () => {
  test.each([
    'Certifications\nSQL, Excel',
    'Certifications\nk8s',
    'Licences\nExcel',
    'Memberships\nUniversity of Leeds',
    'Languages\nSQL, Excel',
    'Awards\nSQL',
    'Executive Profile\nOperations Analyst at Alder Logistics',
    'Zertifikate\nSQL, Excel',
    'Certificaciones\nSQL, Excel',
    '证书\nSQL、Excel',
    '資格\nSQL、Excel',
  ])('%j', (after) => {
    expect(isKept(english, insert(after))).toBe(false);
  });

  test.each([
    ['Key Skills\nSQL, Excel', undefined],
    ['Summary\nOperations Analyst at Alder Logistics', undefined],
    ['Certificates\nFirst aid, 2019', undefined],
    ['Languages\nSpanish', 'I speak Spanish.'],
  ])('%j is kept', (after, fact) => {
    expect(isKept(english, insert(after), fact ? [fact] : [])).toBe(true);
  });

  test('the same holds for adding to an existing section', () => {
    const section = english.sections.find(({ kind }) => kind === 'certifications');
    const entry = section?.entries[0];
    const line = [...(entry?.head ?? []), ...(entry?.body ?? [])][0];
    if (!entry || !line) throw new Error('no certificate');
    const replace = (after: string): Edit => ({
      id: after,
      kind: entry.head.length > 0 ? 'replace-head-line' : 'replace-line',
      target: { lineId: line.id },
      before: line.text,
      after,
      ...shape,
    });
    expect(isKept(english, replace('First aid, 2019, SQL'))).toBe(false);
    expect(isKept(english, replace('First aid (2019)'))).toBe(true);
  });
});
