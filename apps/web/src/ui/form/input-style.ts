import clsx from 'clsx';

/** The common style of everything that takes input. 16 px on small screens, because iOS would otherwise zoom in. */
export const inputClass = (className?: string): string =>
  clsx(
    'w-full rounded-md border border-line-strong bg-raised px-3 text-base text-ink transition-colors sm:text-sm',
    'placeholder:text-ink-faint hover:border-ink-soft',
    'focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent',
    'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger',
    'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint',
    className,
  );
