import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a button that was busy has the focus again where it is, unless it went elsewhere meanwhile', () => {
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
  const focused = vi.spyOn(button, 'focus');
  rerender(page(false));
  expect(document.activeElement).toBe(button);
  // The page may show by now what the button was pressed for.
  expect(focused).toHaveBeenCalledWith({ preventScroll: true });

  rerender(page(true));
  button.blur();
  screen.getByLabelText('Elsewhere').focus();
  rerender(page(false));
  expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
});
