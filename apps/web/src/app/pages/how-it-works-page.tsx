import { MoodPromo } from '../../features/home/mood-promo.tsx';
import { OneChange } from '../../features/home/one-change.tsx';
import { Benefits } from '../../features/public-pages/how-it-works/benefits.tsx';
import { FiveSteps } from '../../features/public-pages/how-it-works/five-steps.tsx';
import { Guide } from '../../features/public-pages/how-it-works/guide.tsx';
import { CallBand } from '../../features/public-pages/layout/call-band.tsx';
import { PublicPage } from '../../features/public-pages/layout/public-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { AdvertisementPlace } from '../advertisement-place.tsx';

export function HowItWorksPage() {
  const { t } = useTranslation('how-it-works');
  const start = (
    <ButtonLink to="/" size="lg">
      {t('closing.start')}
    </ButtonLink>
  );
  return (
    <PublicPage title={t('title')} headline={t('headline')} lead={t('lead')} aside={start} picture={<OneChange />}>
      <FiveSteps />
      <Guide />
      <Benefits />
      <MoodPromo />
      <AdvertisementPlace location="body" className="page-width py-12" />
      <CallBand title={t('closing.title')} text={t('closing.text')}>
        {start}
        <ButtonLink to="/tutorial" size="lg" variant="outline">
          {t('closing.tutorial')}
        </ButtonLink>
      </CallBand>
    </PublicPage>
  );
}
