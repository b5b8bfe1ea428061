import { expect, test } from 'vitest';
import type { Edit } from '../edit/edit.ts';
import { textAt } from '../edit/text-at.ts';
import { parseResume } from '../parse/parse-resume.ts';
import { guardEdits } from './guard-edits.ts';

const document = parseResume(`Pat Doe
pat@example.com

Experience
Initech, Leeds
Team Lead, 2022 - present
- Lead 4 people

Acme Ltd, York
Analyst, 2016 - 2018
- Wrote reports
Senior Analyst, 2018 - 2022
- Wrote more reports`);
const section = document.sections[0];
const [lead = '', analyst = '', senior = ''] = section?.entries.map(({ id }) => id) ?? [];
const rest = { reason: { code: 'chronological-order', params: {} }, evidence: [] } as const;

function keeps(edit: Edit): boolean {
  const { kept, heldBack } = guardEdits({ source: document, statedFacts: [], edits: [edit] });
  expect(heldBack).toEqual([]);
  return kept.length === 1;
}

function inOrder(...order: readonly string[]): Edit {
  const target = { sectionId: section?.id ?? '' };
  const before = textAt(document, { kind: 'reorder', target }) ?? '';
  return { id: 'order', kind: 'reorder', target, order, before, after: '', ...rest };
}

test('an order that puts a role under another employer is dropped, one that moves all roles of an employer is kept', () => {
  expect(keeps(inOrder(lead, senior, analyst))).toBe(false);
  expect(keeps(inOrder(senior, lead, analyst))).toBe(false);
  expect(keeps(inOrder(analyst, senior, lead))).toBe(true);
});

test('a role may be removed as long as the others keep their employers', () => {
  for (const entryId of [lead, analyst, senior]) {
    const target = { entryId };
    const before = textAt(document, { kind: 'remove', target }) ?? '';
    expect(keeps({ id: 'remove', kind: 'remove', target, before, after: '', ...rest })).toBe(true);
  }
});
