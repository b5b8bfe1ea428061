import { sessionHintCookie } from '@fitted/contract/constants';
import { lazy, Suspense } from 'react';
import { Hero } from '../../features/home/hero.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useSession } from '../../lib/session.ts';

// What is below the first screen arrives while that one is being looked at.
const HomeStory = lazy(() => import('./home-story.tsx').then((module) => ({ default: module.HomeStory })));
const HomeTool = lazy(() => import('./home-tool.tsx').then((module) => ({ default: module.HomeTool })));

/** Visitors meet the promise first; whoever is signed in came to work. */
export function HomePage() {
  useDocumentTitle('');
  const isMember = useIsMember();
  return (
    <>
      {!isMember && <Hero />}
      <Suspense fallback={<div className="min-h-screen" />}>
        <HomeTool isCompact={isMember} />
      </Suspense>
      <Suspense fallback={<div className="min-h-screen" />}>
        <HomeStory />
      </Suspense>
    </>
  );
}

/** While the session is being read, its cookie tells, so that the page does not rearrange itself. */
function useIsMember(): boolean {
  const session = useSession();
  if (session.status === 'loading') return document.cookie.split('; ').includes(`${sessionHintCookie}=1`);
  return session.status === 'ready' && session.value !== null;
}
