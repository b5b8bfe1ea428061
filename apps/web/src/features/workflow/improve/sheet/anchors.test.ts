import type { ReasonCode } from '@fitted/contract/edits/edit-codes';
import { applyEdits } from '@fitted/resume/edit/apply-edits';
import type { Edit } from '@fitted/resume/edit/edit';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { anchorEdits, inSheetOrder, strongestFirst } from './anchors.ts';
import { buildSheet } from './build-sheet.ts';

const base = parseResume(
  'Maya Okafor\n\nExperience\nAnalyst, Northgate\t2021 – 2023\n- One\n- Two\n- Three\n\nSkills\nSQL',
);
const [experience] = base.sections;
const [one, two, three] = experience?.entries[0]?.body ?? [];

const change = (id: string, line: typeof one, after: string): Edit =>
  ({
    id,
    kind: after === '' ? 'remove' : 'replace-line',
    target: { lineId: line?.id ?? '' },
    before: line?.text ?? '',
    after,
    reason: { code: 'clearer', params: {} },
    evidence: [],
  }) as Edit;

test('notes stand in the order of the sheet, whatever order the changes were found in', () => {
  const edits = [change('c', three, 'Drei'), change('a', one, 'Eins')];
  const { document } = applyEdits(base, edits);
  const anchored = anchorEdits(inSheetOrder(edits, base), { base, current: document });
  expect(anchored.map(({ edit }) => edit.id)).toEqual(['a', 'c']);
  expect(anchored.map(({ lineId }) => lineId)).toEqual([one?.id, three?.id]);
});

test('the note of a removed line stands at that line, which the sheet shows struck out', () => {
  const edits = [change('b', two, '')];
  const { document } = applyEdits(base, edits);
  expect(anchorEdits(edits, { base, current: document })[0]?.lineId).toBe(two?.id);
  const shown = buildSheet(base, document, edits).flatMap(({ lines }) => lines);
  expect(shown.find(({ id }) => id === two?.id)).toMatchObject({
    isRemoved: true,
    parts: [{ kind: 'removed', text: 'Two' }],
  });
  expect(shown.findIndex(({ id }) => id === two?.id)).toBe(shown.findIndex(({ id }) => id === one?.id) + 1);
  // Once switched off, the line is back.
  expect(anchorEdits(edits, { base, current: base })[0]?.lineId).toBe(two?.id);
});

test('a removal keeps its place among the other notes', () => {
  const edits = [change('c', three, 'Drei'), change('b', two, ''), change('a', one, 'Eins')];
  expect(inSheetOrder(edits, base).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('rewordings come before the rest, each group in the order of the sheet', () => {
  const edits = [change('a', one, ''), change('b', two, 'Zwei'), change('c', three, 'Drei')];
  const anchored = anchorEdits(edits, { base, current: applyEdits(base, edits).document });
  expect(strongestFirst(anchored).map(({ edit }) => edit.id)).toEqual(['b', 'c', 'a']);
});

test('of two rewordings the one comes first that a reader notices', () => {
  const about = (code: ReasonCode, edit: Edit): Edit => ({ ...edit, reason: { code, params: {} } });
  const edits = [
    about('filler', change('a', one, 'Uno')),
    about('posting-spelling', change('b', two, 'Dos')),
    about('weak-opening', change('c', three, 'Tres')),
  ];
  const anchored = anchorEdits(edits, { base, current: applyEdits(base, edits).document });
  expect(strongestFirst(anchored).map(({ edit }) => edit.id)).toEqual(['c', 'b', 'a']);
});

test('a section that was removed stays where it was, though the one before it moved away', () => {
  const resume = parseResume(
    'Maya Okafor\n\nExperience\nAnalyst, Northgate\t2021 – 2023\n- One\n\nSkills\nSQL\n\nReferences\nOn request',
  );
  const [work, skills, references] = resume.sections;
  const about = { before: '', after: '', reason: { code: 'section-order', params: {} }, evidence: [] } as const;
  const move = {
    ...about,
    id: 'm',
    kind: 'move-section',
    target: { sectionId: skills?.id ?? '' },
    afterSectionId: null,
  };
  const remove = { ...about, id: 'r', kind: 'remove', target: { sectionId: references?.id ?? '' } };
  const edits = [
    { ...remove, before: 'References\nOn request' },
    { ...move, before: 'Skills', after: 'Skills' },
  ] as Edit[];
  const { document, applied } = applyEdits(resume, edits);
  expect(applied).toHaveLength(2);
  expect(buildSheet(resume, document, applied).map(({ id }) => id)).toEqual([
    'head',
    skills?.id,
    work?.id,
    references?.id,
  ]);
  const anchored = anchorEdits(inSheetOrder(edits, resume), { base: resume, current: document });
  expect(anchored.map(({ edit }) => edit.id)).toEqual(['m', 'r']);
  expect(anchored[0]?.move).toEqual({
    name: 'Skills',
    next: 'Experience',
    before: ['Experience', 'Skills', 'References'],
    after: ['Skills', 'Experience', 'References'],
  });
});
