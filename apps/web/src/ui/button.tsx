import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { type ButtonStyle, buttonClass } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** Shows a spinner and ignores clicks; the label should say what is going on. */
  readonly isBusy?: boolean;
}

export function Button({ variant, size, isBusy = false, className, children, disabled, ref, ...props }: ButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  useFocusKept(own, isBusy);
  return (
    <button
      type="button"
      {...props}
      ref={(element) => {
        own.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
      }}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

/** A disabled button loses the focus. It gets it back when the work is done, unless the focus has moved elsewhere. */
function useFocusKept(button: { readonly current: HTMLButtonElement | null }, isBusy: boolean): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isBusy) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    }
  }, [button, isBusy]);
}
