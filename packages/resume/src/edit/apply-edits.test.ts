import { describe, expect, test } from 'vitest';
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
      edit({ id: 'e', kind: 'reorder-items', target: { lineId: 's' }, after: 'Tools: SQL, Git' }),
    ],
    ['an entry head would be removed alone', remove('e', { lineId: 'job1.h' })],
    [
      'a section would follow itself',
      edit({ id: 'e', kind: 'move-section', target: { sectionId: 'ski' }, afterSectionId: 'ski', after: 'Skills' }),
    ],
    [
      'the anchor is missing',
      edit({
        id: 'e',
        kind: 'insert-line',
        target: { afterLineId: 'x' },
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
      target: { afterLineId: 'a' },
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
  ])('on a list line: %j', (ids, expected) => {
    const edits = [
      edit({ id: 'order', kind: 'reorder-items', target: { lineId: 's' }, after: 'Tools: SQL, k8s, Git' }),
      replace('spell', 's', 'Tools: Git, Kubernetes, SQL'),
      replace('add', 's', 'Tools: Git, k8s, SQL, Docker'),
      replace('add2', 's', 'Tools: Git, k8s, SQL, Bash'),
    ].filter(({ id }) => ids.includes(id));
    const result = applyEdits(resume, edits);
    expect(result.dropped).toEqual([]);
    expect(texts(result.document)).toContain(expected);
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
      target: { afterLineId: 'b' },
      line: { kind: 'bullet', depth: 0 },
      after: 'Instead',
    });
    const { document, dropped } = applyEdits(resume, [remove('1', { lineId: 'b' }), line]);
    expect(dropped).toEqual([]);
    expect(document.sections[0]?.entries[0]?.body.map(({ id }) => id)).toEqual(['a', 'a1', 'new', 'c']);
  });

  test('insertions at one place keep their order', () => {
    const after = (id: string) =>
      edit({ id, kind: 'insert-line', target: { afterLineId: 'c' }, line: { kind: 'bullet', depth: 0 }, after: id });
    const { document } = applyEdits(resume, [after('x'), after('y')]);
    expect(document.sections[0]?.entries[0]?.body.map(({ id }) => id)).toEqual(['a', 'a1', 'b', 'c', 'x', 'y']);
  });
});
