import type { ReactNode } from 'react';

interface PaperProps {
  readonly caption: string;
  readonly children: ReactNode;
}

/** Shows part of a resume or a posting as a sheet of paper. */
export function Paper({ caption, children }: PaperProps) {
  return (
    <figure className="rounded-md border border-paper-line bg-paper p-5 text-paper-ink sm:p-7">
      <figcaption className="mb-4 text-xs font-medium text-paper-soft">{caption}</figcaption>
      {children}
    </figure>
  );
}

/** Highlighted words. */
export const PaperMark = ({ children }: { readonly children: ReactNode }) => (
  <mark className="rounded-sm bg-paper-changed px-1 text-paper-on-changed">{children}</mark>
);
