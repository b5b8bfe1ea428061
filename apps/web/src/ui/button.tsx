import type { ComponentProps } from 'react';
import { type ButtonStyle, buttonClass } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** Shows a spinner and ignores further clicks; the label should say what is going on. */
  readonly isBusy?: boolean;
}

export function Button({ variant, size, isBusy = false, className, children, disabled, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
