import { lazy, Suspense, useEffect } from 'react';
import { Hero } from '../../../features/home/hero.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useIsAtWork } from '../../../lib/api/at-work.ts';
import { useOrigin } from '../../../lib/api/page-record.ts';
import { useDocumentTitle } from '../../../lib/browser/document-title.ts';
import { whenUsed } from '../../../lib/browser/when-used.ts';
import { organizationData } from '../../../lib/metadata/organization-data.ts';
import { useStructuredData } from '../../../lib/metadata/use-structured-data.ts';
import { useSession } from '../../../lib/session/session.ts';
import { PageSpinner } from '../../page-spinner.tsx';

// What is below the first screen is rendered by the server and hydrated when someone begins to use the page.
const HomeTool = lazy(() =>
  whenUsed()
    .then(() => import('./home-tool.tsx'))
    .then((module) => ({ default: module.HomeTool })),
);
const HomeStory = lazy(() =>
  whenUsed()
    .then(() => import('./home-story.tsx'))
    .then((module) => ({ default: module.HomeStory })),
);

/**
 * Visitors see the pitch first; signed-in people get the tool. While a resume is on the desk, there is nothing else.
 */
export function HomePage() {
  const { t } = useTranslation('home');
  useDocumentTitle(t('title'));
  useStructuredData(organizationData(useOrigin()));
  const isMember = useIsMember();
  const isAtWork = useIsAtWork();
  // The content above the tool disappears now, so the scroll position is no longer valid.
  useEffect(() => {
    if (isAtWork) window.scrollTo(0, 0);
  }, [isAtWork]);
  return (
    <>
      {!isMember && !isAtWork && <Hero />}
      <Suspense fallback={<PageSpinner />}>
        <HomeTool isCompact={isMember} isAtWork={isAtWork} />
      </Suspense>
      {!isAtWork && (
        <Suspense fallback={<div className="min-h-screen" />}>
          <HomeStory isMember={isMember} />
        </Suspense>
      )}
    </>
  );
}

/** While the session loads, assume there is one, as the cookie's hint says, so that the layout does not change. */
function useIsMember(): boolean {
  const session = useSession();
  return session.status === 'loading' || (session.status === 'ready' && session.value !== null);
}
