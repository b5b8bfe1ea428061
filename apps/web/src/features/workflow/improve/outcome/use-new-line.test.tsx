import type { Edit } from '@fitted/contract/edits/edit';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useNewLine } from './use-new-line.ts';

const change = (id: string, after: string, code: 'stated-fact' | 'clearer' = 'stated-fact') =>
  ({ id, kind: 'insert-line', before: '', after, reason: { code, params: {} }, evidence: [] }) as unknown as Edit;

test('the line of an answer is named once the run that brought it is over, and only that one', () => {
  const named: string[] = [];
  const { rerender } = renderHook(
    ({ edits, isReady }: { edits: readonly Edit[]; isReady: boolean }) =>
      useNewLine(edits, isReady, ({ id }) => named.push(id)),
    { initialProps: { edits: [change('1', 'Led four nurses')], isReady: true } },
  );
  const next = [change('1', 'Tidied', 'clearer'), change('2', 'Led four nurses'), change('3', 'Trained two')];
  rerender({ edits: next, isReady: false });
  expect(named).toEqual([]);
  rerender({ edits: next, isReady: true });
  expect(named).toEqual(['3']);
});
