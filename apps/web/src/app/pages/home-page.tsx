import { ClosingCall } from '../../features/home/closing-call.tsx';
import { FeatureList } from '../../features/home/feature-list.tsx';
import { Hero } from '../../features/home/hero.tsx';
import { MoodPromo } from '../../features/home/mood-promo.tsx';
import { Steps } from '../../features/home/steps.tsx';
import { Testimonials } from '../../features/home/testimonials.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';

export function HomePage() {
  useDocumentTitle('');
  return (
    <>
      <Hero />
      <Steps />
      <FeatureList />
      <MoodPromo />
      <Testimonials />
      <ClosingCall />
    </>
  );
}
