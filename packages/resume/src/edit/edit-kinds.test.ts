import { describe, expect, test } from 'vitest';
import type { ResumeDocument } from '../document.ts';
import { asLineId } from '../document.ts';
import { applyEdits } from './apply-edits.ts';
import { type EditDraft, edit, remove, replace, resume, texts } from './build-resume.ts';
import type { Edit } from './edit.ts';

const whole = texts(resume);
const bullet = { kind: 'bullet', depth: 0 } as const;
const plain = { kind: 'text', depth: 0 } as const;

const baker = { id: 'e', kind: 'insert-entry', headLines: 1, line: bullet, after: 'Baker\nMade bread' } as const;
const summary = { id: 'e', kind: 'insert-section', section: 'summary', line: plain, after: 'Summary\nCook.' } as const;

/** One edit for each kind of target, and what it does to the lines around it. */
const kinds: readonly (readonly [what: string, edit: EditDraft, from: readonly string[], to: readonly string[]])[] = [
  [
    'replaces a line',
    { id: 'e', kind: 'replace-line', target: { lineId: asLineId('b') }, after: 'Next' },
    ['Second line'],
    ['Next'],
  ],
  [
    'replaces a line by two bullets',
    { id: 'e', kind: 'replace-line', target: { lineId: asLineId('s') }, after: 'Git\nSQL' },
    ['Tools: Git, k8s, SQL'],
    ['Git', 'SQL'],
  ],
  [
    'replaces a line of the head',
    { id: 'e', kind: 'replace-head-line', target: { lineId: asLineId('name') }, after: 'Ada B. Moss' },
    ['Ada Moss'],
    ['Ada B. Moss'],
  ],
  [
    'replaces the head of a role',
    { id: 'e', kind: 'replace-head-line', target: { lineId: asLineId('job1.h') }, after: 'Cook, 2015' },
    ['Cook, Blue Door, 2015 – 2018'],
    ['Cook, 2015'],
  ],
  [
    'renames a heading',
    { id: 'e', kind: 'rename-heading', target: { sectionId: 'exp' }, after: 'Work' },
    ['Where I worked'],
    ['Work'],
  ],
  [
    'sorts the items of a line',
    { id: 'e', kind: 'reorder-items', target: { lineId: asLineId('s') }, after: 'Tools: SQL, Git, k8s' },
    ['Tools: Git, k8s, SQL'],
    ['Tools: SQL, Git, k8s'],
  ],
  [
    'sorts the lines of a role',
    { id: 'e', kind: 'reorder', target: { entryId: 'job1' }, order: ['b', 'c', 'a'], after: '' },
    whole.slice(4, 8),
    ['Second line', 'Third line', 'Was responsible for running k8s', 'Nested note'],
  ],
  [
    'sorts the roles of a section',
    { id: 'e', kind: 'reorder', target: { sectionId: 'exp' }, order: ['job2', 'job1'], after: '' },
    whole.slice(3, 10),
    [...whole.slice(8, 10), ...whole.slice(3, 8)],
  ],
  [
    'moves a section to the top',
    { id: 'e', kind: 'move-section', target: { sectionId: 'ski' }, afterSectionId: null, after: 'Skills' },
    whole.slice(2),
    [...whole.slice(10), ...whole.slice(2, 10)],
  ],
  [
    'moves a section behind another',
    { id: 'e', kind: 'move-section', target: { sectionId: 'exp' }, afterSectionId: 'ski', after: 'Where I worked' },
    whole.slice(2),
    [...whole.slice(10), ...whole.slice(2, 10)],
  ],
  [
    'inserts a line at the top of a role',
    { id: 'e', kind: 'insert-line', target: { entryId: 'job2', position: 'start' }, line: bullet, after: 'New' },
    ['Led the kitchen'],
    ['New', 'Led the kitchen'],
  ],
  [
    'inserts a line at the end of a role',
    { id: 'e', kind: 'insert-line', target: { entryId: 'job2', position: 'end' }, line: bullet, after: 'New' },
    ['Led the kitchen'],
    ['Led the kitchen', 'New'],
  ],
  [
    'inserts a line behind another',
    { id: 'e', kind: 'insert-line', target: { afterLineId: asLineId('b') }, line: bullet, after: 'New' },
    ['Second line'],
    ['Second line', 'New'],
  ],
  [
    'inserts a line at the top of the head',
    { id: 'e', kind: 'insert-head-line', target: { afterLineId: null }, after: 'Resume' },
    ['Ada Moss'],
    ['Resume', 'Ada Moss'],
  ],
  [
    'inserts a line below the name',
    { id: 'e', kind: 'insert-head-line', target: { afterLineId: asLineId('name') }, after: 'Chef' },
    ['Ada Moss'],
    ['Ada Moss', 'Chef'],
  ],
  [
    'inserts a role at the top',
    { ...baker, target: { sectionId: 'exp', afterEntryId: null }, after: 'Baker\n\nMade bread' },
    ['Where I worked'],
    ['Where I worked', 'Baker', 'Made bread'],
  ],
  [
    'inserts a role behind another',
    { ...baker, target: { sectionId: 'exp', afterEntryId: 'job1' } },
    ['Third line'],
    ['Third line', 'Baker', 'Made bread'],
  ],
  [
    'inserts a section behind another',
    { ...summary, target: { afterSectionId: 'exp' } },
    ['Led the kitchen'],
    ['Led the kitchen', 'Summary', 'Cook.'],
  ],
  [
    'removes a line of the head',
    { id: 'e', kind: 'remove', target: { lineId: asLineId('mail') }, after: '' },
    ['ada@example.org'],
    [],
  ],
  ['removes a line', { id: 'e', kind: 'remove', target: { lineId: asLineId('b') }, after: '' }, ['Second line'], []],
  ['removes a role', { id: 'e', kind: 'remove', target: { entryId: 'job2' }, after: '' }, whole.slice(8, 10), []],
  ['removes a section', { id: 'e', kind: 'remove', target: { sectionId: 'ski' }, after: '' }, whole.slice(10), []],
];
const edits = kinds.map(([what, draft]) => [what, edit(draft)] as const);

const changed = (from: readonly string[], to: readonly string[]): string[] => {
  const at = whole.indexOf(from[0] ?? '');
  return [...whole.slice(0, at), ...to, ...whole.slice(at + from.length)];
};

function expectDropped(one: Edit, source: ResumeDocument = resume): void {
  expect(applyEdits(source, [one])).toEqual({ document: source, applied: [], dropped: [one] });
}

test.each(kinds)('%s and nothing else', (_, draft, from, to) => {
  const one = edit(draft);
  const { document, applied, dropped } = applyEdits(resume, [one]);
  expect(texts(document)).toEqual(changed(from, to));
  expect([applied, dropped]).toEqual([[one], []]);
});

describe('an edit that', () => {
  test.each(edits)('%s is dropped when its text has changed since', (_, one) => {
    expectDropped({ ...one, before: `${one.before} and more` });
  });

  test.each(edits)('%s is dropped when its target is gone', (_, one) => {
    if (['insert-head-line', 'insert-section', 'insert-entry'].includes(one.kind)) return;
    const target = Object.fromEntries(Object.entries(one.target).map(([key]) => [key, 'gone']));
    expectDropped({ ...one, target } as Edit);
    expectDropped({ ...one, target, before: '' } as Edit);
  });

  test.each(edits)('%s is applied once, however often it is given', (_, one) => {
    const twice = applyEdits(resume, [one, { ...one }]);
    expect(texts(twice.document)).toEqual(texts(applyEdits(resume, [one]).document));
  });

  test.each(edits.filter(([, { target }]) => /exp|job1|"[abc]"/.test(JSON.stringify(target))))(
    '%s is dropped when the section around it is removed',
    (_, one) => {
      const around = remove('r', { sectionId: 'exp' });
      const { document, applied } = applyEdits(resume, [one, around]);
      const stays = ['move-section', 'insert-section', 'replace-head-line', 'remove'].includes(one.kind);
      expect(texts(document).filter((text) => !['Summary', 'Cook.'].includes(text))).toEqual([
        ...whole.slice(0, 2),
        ...whole.slice(10),
      ]);
      if (!stays) expect(applied).toEqual([around]);
    },
  );
});

test.each<[string, Edit]>([
  [
    'a line in the head',
    edit({ id: 'e', kind: 'insert-head-line', target: { afterLineId: asLineId('gone') }, after: 'New' }),
  ],
  ['a role behind one that is gone', edit({ ...baker, target: { sectionId: 'exp', afterEntryId: 'gone' } })],
  ['a section behind one that is gone', edit({ ...summary, target: { afterSectionId: 'gone' } })],
  ['a section of a heading alone', edit({ ...summary, target: { afterSectionId: null }, after: 'Summary\n \n' })],
  [
    'a section moved behind one that is gone',
    edit({ id: 'e', kind: 'move-section', target: { sectionId: 'ski' }, afterSectionId: 'gone', after: 'Skills' }),
  ],
  [
    'an order with a line of another role',
    edit({ id: 'e', kind: 'reorder', target: { entryId: 'job1' }, order: ['a', 'b', 'd'], after: '' }),
  ],
  ['a heading without a name', edit({ id: 'e', kind: 'rename-heading', target: { sectionId: 'exp' }, after: ' ' })],
])('dropped: %s', (_, one) => {
  expectDropped(one);
});

test.each(edits.filter(([, { kind }]) => kind.startsWith('insert-')))(
  'what %s never takes the id of something that is there',
  (_, one) => {
    for (const id of ['ski', 'job1', 'b', 'name', 'job1.h']) expectDropped({ ...one, id });
  },
);

test('whatever order edits of several kinds are listed in, the result is the same', () => {
  const given = [
    replace('1', 'a', 'Ran Kubernetes'),
    edit({ id: '2', kind: 'replace-head-line', target: { lineId: asLineId('job2.h') }, after: 'Chef' }),
    edit({ id: '3', kind: 'rename-heading', target: { sectionId: 'exp' }, after: 'Work' }),
    replace('4', 's', 'Tools: Git, Kubernetes, SQL'),
    edit({ id: '5', kind: 'reorder-items', target: { lineId: asLineId('s') }, after: 'Tools: SQL, k8s, Git' }),
    edit({ id: '6', kind: 'reorder', target: { sectionId: 'exp' }, order: ['job2', 'job1'], after: '' }),
    edit({ id: '7', kind: 'move-section', target: { sectionId: 'ski' }, afterSectionId: null, after: 'Skills' }),
    edit({ id: '8', kind: 'insert-line', target: { afterLineId: asLineId('b') }, line: bullet, after: 'New' }),
    edit({ id: '9', kind: 'insert-head-line', target: { afterLineId: asLineId('mail') }, after: 'Leeds' }),
    edit({ ...baker, id: '10', target: { sectionId: 'exp', afterEntryId: 'job2' } }),
    edit({ ...summary, id: '11', target: { afterSectionId: 'ski' } }),
    remove('12', { lineId: asLineId('b') }),
    remove('13', { lineId: asLineId('mail') }),
    remove('14', { entryId: 'job2' }),
  ];
  const forwards = applyEdits(resume, given);
  const backwards = applyEdits(resume, [...given].reverse());
  expect(texts(forwards.document)).toEqual([
    'Ada Moss',
    'Leeds',
    'Skills',
    'Tools: SQL, Kubernetes, Git',
    'Summary',
    'Cook.',
    'Work',
    'Baker',
    'Made bread',
    'Cook, Blue Door, 2015 – 2018',
    'Ran Kubernetes',
    'Nested note',
    'New',
    'Third line',
  ]);
  expect(texts(backwards.document)).toEqual(texts(forwards.document));
});
