import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitWords } from '../diff/split-words.ts';
import { applyEdits } from './apply-edits.ts';
import { type EditDraft, edit, idsOf, resume, texts } from './build-resume.ts';
import { lineBlocks, linesOf } from './text-at.ts';

describe('any combination', () => {
  const word = fc.constantFrom('ran', 'kitchen', 'k8s,', 'SQL', 'team', 'of', '12', '日本');
  const phrase = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
  const bodyLines = linesOf(resume).filter(({ id }) => /^(a1?|b|c|d|s)$/.test(id));
  const anyLine = fc.constantFrom(...bodyLines);
  const reordered = fc.constantFrom('job1', 'job2', 'ski.e', 'exp').chain((id) => {
    const entry = resume.sections.flatMap(({ entries }) => entries).find((candidate) => candidate.id === id);
    const children = entry ? lineBlocks(entry.body).map(([leader]) => leader?.id ?? '') : ['job1', 'job2'];
    const target = entry ? { entryId: id } : { sectionId: id };
    return fc
      .shuffledSubarray(children, { minLength: children.length })
      .map((order) => ({ kind: 'reorder' as const, target, order, after: '' }));
  });
  const shape = { kind: 'bullet' as const, depth: 0 };
  const unnamed = fc.oneof(
    fc
      .record({ line: anyLine, after: phrase })
      .map(({ line, after }) => ({ kind: 'replace-line' as const, target: { lineId: line.id }, after })),
    fc.record({ line: anyLine, after: phrase }).map(({ line, after }) => ({
      kind: 'insert-line' as const,
      target: { afterLineId: line.id },
      line: shape,
      after,
    })),
    fc
      .constantFrom({ lineId: 'a' }, { lineId: 'd' }, { entryId: 'job1' }, { sectionId: 'ski' }, { lineId: 'mail' })
      .map((target) => ({ kind: 'remove' as const, target, after: '' })),
    reordered,
    fc.constantFrom('exp', null).map((afterSectionId) => ({
      kind: 'move-section' as const,
      target: { sectionId: 'ski' },
      afterSectionId,
      after: 'Skills',
    })),
    fc.shuffledSubarray(['Git', 'k8s', 'SQL'], { minLength: 3 }).map((items) => ({
      kind: 'reorder-items' as const,
      target: { lineId: 's' },
      after: `Tools: ${items.join(', ')}`,
    })),
    phrase.map((after) => ({
      kind: 'insert-section' as const,
      target: { afterSectionId: 'exp' },
      section: 'other' as const,
      line: shape,
      after: `Heading\n${after}`,
    })),
    phrase.map((after) => ({ kind: 'rename-heading' as const, target: { sectionId: 'exp' }, after })),
  );
  const someEdits = fc
    .array(unnamed, { maxLength: 12 })
    .map((drafts) => drafts.map((draft, index) => edit({ id: `e${index}`, ...draft } as EditDraft)));

  const bagOf = (lines: readonly string[]) => {
    const bag = new Map<string, number>();
    for (const word of lines.flatMap(splitWords))
      if (/[\p{L}\p{N}]/u.test(word)) bag.set(word, (bag.get(word) ?? 0) + 1);
    return bag;
  };

  test('every edit is either applied or dropped, and the same edits give the same document', () => {
    fc.assert(
      fc.property(someEdits, (edits) => {
        const result = applyEdits(resume, edits);
        expect([...idsOf(result.applied), ...idsOf(result.dropped)].sort()).toEqual(idsOf(edits).sort());
        expect(applyEdits(resume, edits)).toEqual(result);
      }),
    );
  });

  test('words disappear only through edits that replace or remove them', () => {
    fc.assert(
      fc.property(someEdits, (edits) => {
        const { document, applied } = applyEdits(resume, edits);
        const left = bagOf(texts(document));
        const released = bagOf(
          applied.filter(({ kind }) => /^(replace|rename|remove)/.test(kind)).map(({ before }) => before),
        );
        for (const [word, count] of bagOf(texts(resume))) {
          expect((left.get(word) ?? 0) + (released.get(word) ?? 0)).toBeGreaterThanOrEqual(count);
        }
      }),
    );
  });

  test('with every edit switched off the resume is the original', () => {
    expect(applyEdits(resume, [])).toEqual({ document: resume, applied: [], dropped: [] });
  });

  test('applying only the applied edits gives the same text: dropped edits leave no trace', () => {
    fc.assert(
      fc.property(someEdits, (edits) => {
        const { document, applied } = applyEdits(resume, edits);
        expect(texts(applyEdits(resume, applied).document)).toEqual(texts(document));
      }),
    );
  });

  test('no two nodes share an id', () => {
    fc.assert(
      fc.property(someEdits, (edits) => {
        const ids = linesOf(applyEdits(resume, edits).document).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
