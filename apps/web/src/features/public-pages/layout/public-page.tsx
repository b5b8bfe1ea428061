import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../../lib/browser/document-title.ts';

interface PublicPageProps {
  /** Title of the browser's tab; usually shorter than the headline. */
  readonly title: string;
  readonly headline: ReactNode;
  readonly lead: ReactNode;
  /** What the page shows matters more than its headline. */
  readonly isCompact?: boolean;
  /** Below the lead: buttons, a search box. */
  readonly aside?: ReactNode;
  /** Beside the headline on wide screens, below it on others. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of informational pages: a spacious headline, then full-width sections. */
export function PublicPage({ title, headline, lead, isCompact = false, aside, picture, children }: PublicPageProps) {
  useDocumentTitle(title);
  return (
    <>
      <header
        className={clsx(
          'page-width',
          isCompact ? 'pt-8 pb-5' : 'pt-12 pb-10 lg:pt-16 lg:pb-14',
          picture !== undefined && 'grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
        )}
      >
        <div>
          <h1 className={clsx('headline max-w-3xl', isCompact ? 'text-3xl sm:text-4xl' : 'text-4xl sm:text-5xl')}>
            {headline}
          </h1>
          <p className={clsx('text-ink-soft', isCompact ? 'mt-3 max-w-3xl' : 'mt-5 max-w-2xl text-lg')}>{lead}</p>
          {aside && <div className="mt-7">{aside}</div>}
        </div>
        {picture}
      </header>
      {children}
    </>
  );
}
