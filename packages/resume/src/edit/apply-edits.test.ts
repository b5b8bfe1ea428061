import { describe, expect, test } from 'vitest';
import { asLineId } from '../document.ts';
import { applyEdits } from './apply-edits.ts';
import { edit, idsOf, remove, replace, resume, texts } from './build-resume.ts';
import type { Edit } from './edit.ts';

describe('one edit', () => {
  test('replaces a line and leaves the source document unchanged', () => {
    const source = JSON.parse(JSON.stringify(resume));
    const { document, applied } = applyEdits(resume, [replace('e', 'b', '• Another   line')]);
    expect(texts(document)).toContain('Another line');
    expect(idsOf(applied)).toEqual(['e']);
    expect(resume).toEqual(source);
  });

  test.each<[string, Edit]>([
    ['its before does not match the text', replace('e', 'b', 'X', 'Other text')],
    ['the line does not exist', replace('e', 'nowhere', 'X', '')],
    ['nothing would be left of the line', replace('e', 'b', ' - ')],
    ['a wording edit addresses an entry head', replace('e', 'job1.h', 'Head chef, Blue Door')],
    ['a wording edit addresses the document head', replace('e', 'name', 'Someone Else')],
    ['a wording edit addresses a heading', replace('e', 'exp.h', 'Experience')],
    [
      'an order omits a line',
      edit({ id: 'e', kind: 'reorder', target: { entryId: 'job1' }, order: ['c', 'a'], after: '' }),
    ],
    [
      'an order names a line twice',
      edit({ id: 'e', kind: 'reorder', target: { entryId: 'job1' }, order: ['c', 'a', 'a'], after: '' }),
    ],
    [
      'reordered items lose one',
      edit({ id: 'e', kind: 'reorder-items', target: { lineId: asLineId('s') }, after: 'Tools: SQL, Git' }),
    ],
    ['an entry head would be removed alone', remove('e', { lineId: asLineId('job1.h') })],
    [
      'a section would follow itself',
      edit({ id: 'e', kind: 'move-section', target: { sectionId: 'ski' }, afterSectionId: 'ski', after: 'Skills' }),
    ],
    [
      'the anchor is missing',
      edit({
        id: 'e',
        kind: 'insert-line',
        target: { afterLineId: asLineId('x') },
        line: { kind: 'bullet', depth: 0 },
        after: 'New',
      }),
    ],
  ])('is dropped when %s', (_, dropped) => {
    const result = applyEdits(resume, [dropped]);
    expect(result.document).toEqual(resume);
    expect(result.dropped).toEqual([dropped]);
    expect(result.applied).toEqual([]);
  });

  test('nested bullets move with the line above them', () => {
    const order = edit({ id: 'e', kind: 'reorder', target: { entryId: 'job1' }, order: ['c', 'a', 'b'], after: '' });
    const [first] = applyEdits(resume, [order]).document.sections[0]?.entries ?? [];
    expect(first?.body.map(({ id }) => id)).toEqual(['c', 'a', 'a1', 'b']);
  });

  test('an inserted line goes after its anchor and the bullets nested under it', () => {
    const line = edit({
      id: 'new',
      kind: 'insert-line',
      target: { afterLineId: asLineId('a') },
      line: { kind: 'bullet', depth: 0 },
      after: 'New',
    });
    const [first] = applyEdits(resume, [line]).document.sections[0]?.entries ?? [];
    expect(first?.body.map(({ id }) => id)).toEqual(['a', 'a1', 'new', 'b', 'c']);
  });

  test('an inserted section has a heading and lines', () => {
    const section = edit({
      id: 'sum',
      kind: 'insert-section',
      target: { afterSectionId: null },
      section: 'summary',
      line: { kind: 'text', depth: 0 },
      after: 'Summary\nCook and chef.',
    });
    const { document } = applyEdits(resume, [section]);
    expect(document.sections.map(({ kind }) => kind)).toEqual(['summary', 'experience', 'skills']);
    expect(texts(document).slice(2, 4)).toEqual(['Summary', 'Cook and chef.']);
  });

  test('sections move, entries are sorted, headings renamed', () => {
    const { document, dropped } = applyEdits(resume, [
      edit({ id: '1', kind: 'move-section', target: { sectionId: 'ski' }, afterSectionId: null, after: 'Skills' }),
      edit({ id: '2', kind: 'reorder', target: { sectionId: 'exp' }, order: ['job2', 'job1'], after: '' }),
      edit({ id: '3', kind: 'rename-heading', target: { sectionId: 'exp' }, after: 'Experience' }),
    ]);
    expect(dropped).toEqual([]);
    expect(texts(document).slice(2, 7)).toEqual([
      'Skills',
      'Tools: Git, k8s, SQL',
      'Experience',
      'Chef, Red Roof, 2018 – 2020',
      'Led the kitchen',
    ]);
  });
});

describe('edits together', () => {
  test('two rewordings of different words in a line are both applied', () => {
    const { document, dropped } = applyEdits(resume, [
      replace('1', 'a', 'Ran k8s'),
      replace('2', 'a', 'Was responsible for running Kubernetes'),
    ]);
    expect(dropped).toEqual([]);
    expect(texts(document)).toContain('Ran Kubernetes');
  });

  test('of two rewordings of the same words, the first wins', () => {
    const [one, other] = [replace('1', 'b', 'Next line'), replace('2', 'b', 'Further line')];
    const result = applyEdits(resume, [one, other]);
    expect(texts(result.document)).toContain('Next line');
    expect(result.dropped).toEqual([other]);
  });

  test.each([
    ['the same words inserted at the same place', 'Second new line', 'Second new line'],
    ['different words for the same one', 'First line', 'Last line'],
    ['one inside what the other replaces', 'Everything', 'Second row'],
  ])('of two rewordings with %s, the second is dropped', (_, first, second) => {
    const [one, other] = [replace('1', 'b', first), replace('2', 'b', second)];
    const result = applyEdits(resume, [one, other]);
    expect(texts(result.document)).toContain(first);
    expect(result.dropped).toEqual([other]);
  });

  test.each([
    ['Second new line', 'Second long line', 'Second new long line'],
    ['Second row', 'Second new line', 'Second new row'],
  ])(
    'what is inserted at one place stands in the order of the edits, before what replaces the next word: %s',
    (first, second, both) => {
      const result = applyEdits(resume, [replace('1', 'b', first), replace('2', 'b', second)]);
      expect(result.dropped).toEqual([]);
      expect(texts(result.document)).toContain(both);
    },
  );

  test('two rewordings that share hardly a word are not mixed', () => {
    const words = (name: string) => Array.from({ length: 300 }, (_, at) => `${name}${at}`).join(' ');
    const [one, other] = [
      replace('1', 'b', `Second line ${words('a')}`),
      replace('2', 'b', `${words('b')} Second line`),
    ];
    const result = applyEdits(resume, [one, other]);
    expect(result.dropped).toEqual([other]);
    expect(texts(result.document)).toContain(one.after);
  });

  test('a removal is not built on a rewording', () => {
    const one = replace('1', 'b', 'Next line');
    const removal = edit({
      id: '2',
      kind: 'remove',
      target: { lineId: asLineId('b') },
      before: 'Next line',
      after: '',
    });
    expect(applyEdits(resume, [one, removal]).dropped).toEqual([removal]);
  });

  test('the parts of a split line are bullets, and move with it', () => {
    const split = replace('1', 'a1', 'Note\nFurther note');
    const order = edit({ id: '2', kind: 'reorder', target: { entryId: 'job1' }, order: ['c', 'b', 'a'], after: '' });
    const { document } = applyEdits(resume, [split, order]);
    expect(document.sections[0]?.entries[0]?.body).toMatchObject([
      { id: 'c' },
      { id: 'b' },
      { id: 'a' },
      { id: 'a1', text: 'Note', kind: 'bullet', depth: 1 },
      { id: '1.2', text: 'Further note', kind: 'bullet', depth: 1 },
    ]);
  });

  test('a line of text that is split becomes bullets that start at the margin', () => {
    const { document } = applyEdits(resume, [replace('1', 's', 'Git\nk8s\nSQL')]);
    expect(document.sections[1]?.entries[0]?.body).toEqual([
      { id: 's', text: 'Git', kind: 'bullet', depth: 0 },
      { id: '1.2', text: 'k8s', kind: 'bullet', depth: 0 },
      { id: '1.3', text: 'SQL', kind: 'bullet', depth: 0 },
    ]);
  });

  test('of two orders for the same lines, and of two places for a section, the first wins', () => {
    const order = (id: string, order: readonly string[]) =>
      edit({ id, kind: 'reorder', target: { entryId: 'job1' }, order: [...order], after: '' });
    const move = (id: string, afterSectionId: string | null) =>
      edit({ id, kind: 'move-section', target: { sectionId: 'ski' }, afterSectionId, after: 'Skills' });
    const given = [order('1', ['c', 'b', 'a']), order('2', ['b', 'a', 'c']), move('3', null), move('4', 'exp')];
    const result = applyEdits(resume, given);
    expect(idsOf(result.dropped)).toEqual(['2', '4']);
    expect(result.document.sections.map(({ id }) => id)).toEqual(['ski', 'exp']);
    expect(result.document.sections[1]?.entries[0]?.body[0]?.id).toBe('c');
  });

  test('a rewording on top of another is dropped with it', () => {
    const [one, other] = [replace('1', 'b', 'Next line'), replace('2', 'b', 'Next step', 'Next line')];
    expect(texts(applyEdits(resume, [one, other]).document)).toContain('Next step');
    expect(applyEdits(resume, [other]).dropped).toEqual([other]);
  });

  test.each([
    [['spell', 'order'], 'Tools: SQL, Kubernetes, Git'],
    [['order'], 'Tools: SQL, k8s, Git'],
    [['spell', 'add'], 'Tools: Git, Kubernetes, SQL, Docker'],
    [['spell', 'add', 'add2', 'order'], 'Tools: SQL, Kubernetes, Git, Docker, Bash'],
    [['spell', 'drop'], 'Tools: Kubernetes, SQL'],
    [['label', 'spell', 'end'], 'Skills: Git, Kubernetes, SQL.'],
  ])('on a list line: %j', (ids, expected) => {
    const edits = [
      edit({ id: 'order', kind: 'reorder-items', target: { lineId: asLineId('s') }, after: 'Tools: SQL, k8s, Git' }),
      replace('spell', 's', 'Tools: Git, Kubernetes, SQL'),
      replace('add', 's', 'Tools: Git, k8s, SQL, Docker'),
      replace('add2', 's', 'Tools: Git, k8s, SQL, Bash'),
      replace('drop', 's', 'Tools: k8s, SQL'),
      replace('label', 's', 'Skills: Git, k8s, SQL'),
      replace('end', 's', 'Tools: Git, k8s, SQL.'),
    ].filter(({ id }) => ids.includes(id));
    const result = applyEdits(resume, edits);
    expect(result.dropped).toEqual([]);
    expect(texts(result.document)).toContain(expected);
  });

  test.each([
    ['no separator that all items share', 'Git & SQL', 'SQL & Git'],
    ['a full stop', 'Git, SQL.', 'SQL, Git.'],
    ['other separators', 'Git | SQL', 'SQL, Git'],
  ])('a list with %s can be sorted', (_, before, after) => {
    const list = applyEdits(resume, [replace('1', 's', before)]).document;
    const order = { ...edit({ id: '2', kind: 'reorder-items', target: { lineId: asLineId('s') }, after }), before };
    expect(texts(applyEdits(list, [order]).document)).toContain(after);
  });

  test('a removal wins over changes inside what it removes, and those are reported as dropped', () => {
    const inside = [
      replace('1', 'd', 'Ran the kitchen'),
      edit({
        id: '2',
        kind: 'insert-line',
        target: { entryId: 'job2', position: 'end' },
        line: { kind: 'bullet', depth: 0 },
        after: 'X',
      }),
    ];
    const result = applyEdits(resume, [...inside, remove('3', { entryId: 'job2' })]);
    expect(idsOf(result.dropped)).toEqual(['1', '2']);
    expect(texts(result.document)).not.toContain('Led the kitchen');
  });

  test('a removed line can still be an anchor', () => {
    const line = edit({
      id: 'new',
      kind: 'insert-line',
      target: { afterLineId: asLineId('b') },
      line: { kind: 'bullet', depth: 0 },
      after: 'Instead',
    });
    const { document, dropped } = applyEdits(resume, [remove('1', { lineId: asLineId('b') }), line]);
    expect(dropped).toEqual([]);
    expect(document.sections[0]?.entries[0]?.body.map(({ id }) => id)).toEqual(['a', 'a1', 'new', 'c']);
  });

  test('insertions at one place keep their order', () => {
    const after = (id: string) =>
      edit({
        id,
        kind: 'insert-line',
        target: { afterLineId: asLineId('c') },
        line: { kind: 'bullet', depth: 0 },
        after: id,
      });
    const { document } = applyEdits(resume, [after('x'), after('y')]);
    expect(document.sections[0]?.entries[0]?.body.map(({ id }) => id)).toEqual(['a', 'a1', 'b', 'c', 'x', 'y']);
  });
});
