import type { ReactNode } from 'react';

/** Text at a readable width; headings, lists and links in it are styled as in an article. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return (
    <div
      className={
        'max-w-[42rem] space-y-4 text-ink-soft [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4 ' +
        '[&_h2]:pt-6 [&_h2]:text-2xl [&_h2]:text-ink [&_h3]:pt-3 [&_h3]:text-lg [&_h3]:text-ink [&_li]:pl-1 ' +
        '[&_ol]:list-decimal [&_ol]:space-y-2 [&_ol]:pl-6 [&_strong]:font-semibold [&_strong]:text-ink ' +
        '[&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:pl-6 [&_li]:marker:text-ink-faint'
      }
    >
      {children}
    </div>
  );
}
