import clsx from 'clsx';
import type { ComponentProps } from 'react';

interface TableProps extends ComponentProps<'table'> {
  /** Describes the table's content; also names the area that scrolls sideways on small screens. */
  readonly caption: string;
}

export function Table({ caption, className, children, ...props }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto rounded-md border border-line bg-raised">
      <table {...props} className={clsx('w-full border-collapse text-left text-sm', className)}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  );
}

export function TableHead({ className, ...props }: ComponentProps<'thead'>) {
  return <thead {...props} className={clsx('border-b border-line bg-sunken', className)} />;
}

export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return <tbody {...props} className={clsx('divide-y divide-line', className)} />;
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return <tr {...props} className={clsx('transition-colors hover:bg-surface', className)} />;
}

export function TableHeading({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th scope="col" {...props} className={clsx('px-4 py-2.5 font-medium whitespace-nowrap text-ink-soft', className)} />
  );
}

export function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return <td {...props} className={clsx('px-4 py-3 align-middle', className)} />;
}
