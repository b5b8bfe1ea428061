import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../../lib/browser/document-title.ts';
import { Prose } from './prose.tsx';

interface ArticleLayoutProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** A line above the title: its category, or its date. */
  readonly kicker?: ReactNode;
  readonly contents?: ReactNode;
  readonly children: ReactNode;
}

/** A long text: policies, articles. On wide screens `contents` stays visible next to it. */
export function ArticleLayout({ title, lead, kicker, contents, children }: ArticleLayoutProps) {
  useDocumentTitle(title);
  return (
    <article className="page-width py-12 lg:py-16">
      <header className="max-w-3xl">
        {kicker && <p className="mb-3 text-sm font-medium text-accent">{kicker}</p>}
        <h1 className="headline text-4xl sm:text-5xl">{title}</h1>
        {lead && <p className="mt-5 text-lg text-ink-soft">{lead}</p>}
      </header>
      <div className="mt-10 gap-16 lg:grid lg:grid-cols-[2fr_1fr]">
        <Prose>{children}</Prose>
        {contents && <div className="self-start max-lg:hidden lg:sticky lg:top-28">{contents}</div>}
      </div>
    </article>
  );
}
