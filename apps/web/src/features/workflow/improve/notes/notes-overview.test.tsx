import { asLineId } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../../../../testing/render-at.tsx';
import type { AnchoredEdit } from '../sheet/anchors.ts';
import { NotesOverview } from './notes-overview.tsx';

const line = asLineId('l1');
const reworded = {
  edit: {
    ...{ id: 'e1', kind: 'replace-line', target: { lineId: line } },
    ...{
      before: 'Was responsible for running the shift',
      after: 'Ran the shift',
      reason: { code: 'stronger-opening' },
    },
    evidence: [],
  } as unknown as Edit,
  lineId: line,
  section: 'Experience',
} as AnchoredEdit;
const removed = {
  ...reworded,
  edit: {
    ...reworded.edit,
    id: 'e2',
    kind: 'remove',
    before: 'Available on request',
    after: '',
  } as unknown as Edit,
} as AnchoredEdit;

test('each change is a row that says what became of the words, and leads there', async () => {
  const onGo = vi.fn();
  await renderAt('/', <NotesOverview notes={[reworded, removed]} onGo={onGo} />);
  const [first, second] = await screen.findAllByRole('button');
  expect(first?.textContent).toBe('Was responsible for runningRan');
  expect(second?.textContent).toBe('Removed · Experience');
  await userEvent.click(first as HTMLElement);
  expect(onGo).toHaveBeenCalledWith(reworded);
});
