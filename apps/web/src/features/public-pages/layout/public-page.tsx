import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../../lib/browser/document-title.ts';
import { PageHead } from '../../../ui/page-head.tsx';

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
      {isCompact ? (
        <div className="page-width pt-8 pb-6 lg:pt-12">
          <PageHead title={headline} text={lead}>
            {aside}
          </PageHead>
        </div>
      ) : (
        <header
          className={clsx(
            'page-width pt-10 pb-10 lg:pt-16 lg:pb-14',
            picture !== undefined && 'grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
          )}
        >
          <div>
            <h1 className="headline max-w-3xl text-4xl sm:text-5xl">{headline}</h1>
            <p className="mt-5 max-w-2xl text-lg text-ink-soft">{lead}</p>
            {aside && <div className="mt-7">{aside}</div>}
          </div>
          {picture}
        </header>
      )}
      {children}
    </>
  );
}
