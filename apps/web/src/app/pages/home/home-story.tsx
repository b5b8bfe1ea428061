import { ClosingCall } from '../../../features/home/closing-call.tsx';
import { FeatureList } from '../../../features/home/feature-list.tsx';
import { MoodPromo } from '../../../features/home/mood-promo.tsx';
import { Steps } from '../../../features/home/steps.tsx';
import { Testimonials } from '../../../features/home/testimonials.tsx';

/** The home page below its first screen. */
export function HomeStory({ isMember }: { readonly isMember: boolean }) {
  return (
    <>
      <Steps />
      <FeatureList />
      <MoodPromo />
      <Testimonials />
      <ClosingCall isMember={isMember} />
    </>
  );
}
