import { MoodPromo } from '../../features/home/mood-promo.tsx';
import { Approach, WhyChoose } from '../../features/public-pages/about/approach.tsx';
import { Story } from '../../features/public-pages/about/story.tsx';
import { ApplicationService, Team } from '../../features/public-pages/about/team.tsx';
import { CallBand } from '../../features/public-pages/layout/call-band.tsx';
import { PublicPage } from '../../features/public-pages/layout/public-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useOrigin } from '../../lib/api/page-record.ts';
import { organizationData } from '../../lib/metadata/organization-data.ts';
import { useStructuredData } from '../../lib/metadata/use-structured-data.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { AdvertisementPlace } from '../advertisement-place.tsx';

export function AboutPage() {
  const { t } = useTranslation('about');
  useStructuredData(organizationData(useOrigin()));
  return (
    <PublicPage title={t('title')} headline={t('headline')} lead={t('lead')}>
      <Story />
      <Approach />
      <WhyChoose />
      <MoodPromo />
      <Team />
      <ApplicationService />
      <AdvertisementPlace location="body" className="page-width pb-12" />
      <CallBand title={t('closing.title')} text={t('closing.text')}>
        <ButtonLink to="/" size="lg">
          {t('closing.start')}
        </ButtonLink>
        <ButtonLink to="/contact" size="lg" variant="outline">
          {t('closing.contact')}
        </ButtonLink>
      </CallBand>
    </PublicPage>
  );
}
