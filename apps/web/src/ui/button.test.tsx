import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

test('a button that was busy has the focus again, unless it went elsewhere meanwhile', () => {
  const page = (isBusy: boolean) => (
    <>
      <Button isBusy={isBusy}>Save</Button>
      <input aria-label="Elsewhere" />
    </>
  );
  const { rerender } = render(page(false));
  const button = screen.getByRole('button');
  button.focus();
  rerender(page(true));
  // A browser takes the focus from what is disabled.
  button.blur();
  rerender(page(false));
  expect(document.activeElement).toBe(button);

  rerender(page(true));
  button.blur();
  screen.getByLabelText('Elsewhere').focus();
  rerender(page(false));
  expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
});
