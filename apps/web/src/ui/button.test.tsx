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
  const elsewhere = screen.getByLabelText('Elsewhere');
  button.focus();
  rerender(page(true));
  // A browser blurs a disabled element; in jsdom something else has to take the focus.
  elsewhere.focus();
  elsewhere.blur();
  const focused = vi.spyOn(button, 'focus');
  rerender(page(false));
  expect(document.activeElement).toBe(button);
  // The page may by now show the result that the button was pressed for.
  expect(focused).toHaveBeenCalledWith({ preventScroll: true });

  rerender(page(true));
  elsewhere.focus();
  rerender(page(false));
  expect(document.activeElement).toBe(elsewhere);
});
