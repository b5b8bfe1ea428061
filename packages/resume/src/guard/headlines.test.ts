import { describe, expect, test } from 'vitest';
import type { Edit } from '../edit/edit.ts';
import { parseResume } from '../parse/parse-resume.ts';
import { guardEdits } from './guard-edits.ts';

const resume = `Rosa Lind
Leeds | rosa.lind@example.org | 0161 555 0199

Experience

Staff Nurse, Alder Hospital, March 2020 – Present
- Ran triage for 60 patients a day
- Reported to the Ward Manager
- Hired two Java developers for the records office
- Attended a course on wound care
- Charted in Epic

Ward Manager, Birch House, 2014 – 2019
- Planned the rota

Certifications
BLS, 2023
CCRN course since 2025, exam in autumn

Skills
Triage, Telemetry, SQL (basic), Excel
Learning: Python
No experience: Kubernetes`;

const source = parseResume(resume);

function verdictOf(after: string, text = source): string {
  const edit: Edit = {
    id: 'headline',
    kind: 'insert-head-line',
    target: { afterLineId: text.head.lines[0]?.id ?? null },
    before: '',
    after,
    reason: { code: 'clearer', params: {} },
    evidence: [],
  };
  const { kept, heldBack } = guardEdits({ source: text, statedFacts: [], edits: [edit] });
  return kept.length > 0 ? 'kept' : (heldBack[0]?.verdict ?? 'dropped');
}

describe('a headline of the own title and own things is kept', () => {
  test.each([
    'Staff Nurse | Triage | Telemetry',
    'Staff Nurse | Triage | Epic',
    'Staff Nurse · Telemetry · BLS',
    'Staff Nurse | triage',
  ])('%s', (line) => expect(verdictOf(line)).toBe('kept'));
});

describe('a headline that says more is not', () => {
  test.each([
    ['a title of years ago', 'Ward Manager | Triage | Telemetry'],
    ['a title of nobody here', 'Head Nurse | Triage | Telemetry'],
    ['a rank put before the title', 'Senior Staff Nurse | Triage | Telemetry'],
    ['a second title', 'Staff Nurse | Ward Manager | Triage'],
    ["somebody else's title", 'Staff Nurse | Java developers | Triage'],
    ['a thing of the posting only', 'Staff Nurse | Triage | ACLS'],
    ['a thing with a low level', 'Staff Nurse | Triage | SQL'],
    ['a thing that is being learnt', 'Staff Nurse | Triage | Python'],
    ['a thing that is denied', 'Staff Nurse | Triage | Kubernetes'],
    ['a thing of those whom one hired', 'Staff Nurse | Triage | Java'],
    ['a thing that one sat through', 'Staff Nurse | Triage | Wound care'],
    ['a certificate that is not passed yet', 'Staff Nurse | Triage | CCRN'],
    ['a raised level', 'Staff Nurse | Triage | Expert Excel'],
    ['a figure', 'Staff Nurse | Triage | 12 years'],
    ['an employer', 'Staff Nurse | Alder Hospital | Mercy General'],
    ['praise', 'Staff Nurse | Triage | Award-winning'],
    ['a degree', 'Staff Nurse | Triage | MSc'],
  ])('%s', (_, line) => expect(verdictOf(line)).not.toBe('kept'));
});
