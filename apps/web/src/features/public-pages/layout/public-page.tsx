import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../../lib/browser/document-title.ts';

interface PublicPageProps {
  /** Title of the browser's tab; usually shorter than the headline. */
  readonly title: string;
  readonly headline: ReactNode;
  readonly lead: ReactNode;
  /** Below the lead: buttons, a search box. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of informational pages: a spacious headline, then full-width sections. */
export function PublicPage({ title, headline, lead, aside, children }: PublicPageProps) {
  useDocumentTitle(title);
  return (
    <>
      <header className="page-width pt-12 pb-10 lg:pt-16 lg:pb-14">
        <h1 className="headline max-w-3xl text-4xl sm:text-5xl">{headline}</h1>
        <p className="mt-5 max-w-2xl text-lg text-ink-soft">{lead}</p>
        {aside && <div className="mt-7">{aside}</div>}
      </header>
      {children}
    </>
  );
}
