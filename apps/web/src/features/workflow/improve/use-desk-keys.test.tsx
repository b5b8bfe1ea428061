import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../../../testing/render-at.tsx';
import { type DeskKeys, useDeskKeys } from './use-desk-keys.ts';

function Desk({ keys }: { readonly keys: DeskKeys }) {
  useDeskKeys(keys);
  return (
    <>
      <input aria-label="Words" />
      <button type="button">Press</button>
    </>
  );
}

async function show() {
  const keys = {
    onNext: vi.fn(),
    onPrevious: vi.fn(),
    onSwitch: vi.fn(),
    onUse: vi.fn(),
    onRefuse: vi.fn(),
    onEdit: vi.fn(),
    onHelp: vi.fn(),
  };
  await renderAt('/', <Desk keys={keys} />);
  await screen.findByLabelText('Words');
  return keys;
}

test('each key of the desk does its own thing', async () => {
  const keys = await show();
  await userEvent.keyboard('jjk {Enter}xe?');
  expect(Object.values(keys).map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1, 1, 1, 1, 1]);
});

test('who types is left alone, and space and enter press the button that has the focus', async () => {
  const keys = await show();
  await userEvent.type(screen.getByLabelText('Words'), 'j k e?');
  expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('j k e?');
  screen.getByRole('button').focus();
  await userEvent.keyboard(' {Enter}');
  expect(Object.values(keys).flatMap(({ mock }) => mock.calls)).toEqual([]);
  await userEvent.keyboard('j');
  expect(keys.onNext).toHaveBeenCalledTimes(1);
});
