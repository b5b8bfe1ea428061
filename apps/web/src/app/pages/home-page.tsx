import { lazy, Suspense } from 'react';
import { Hero } from '../../features/home/hero.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';

// What is below the first screen arrives while that one is being looked at.
const HomeStory = lazy(() => import('./home-story.tsx').then((module) => ({ default: module.HomeStory })));

export function HomePage() {
  useDocumentTitle('');
  return (
    <>
      <Hero />
      <Suspense fallback={<div className="min-h-screen" />}>
        <HomeStory />
      </Suspense>
    </>
  );
}
