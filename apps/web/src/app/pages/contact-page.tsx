import { useSearchParams } from 'react-router';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { WaysToReachUs } from '../../features/contact/ways-to-reach-us.tsx';
import { CallBand } from '../../features/public-pages/layout/call-band.tsx';
import { PublicPage } from '../../features/public-pages/layout/public-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useUser } from '../../lib/session/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';

export function ContactPage() {
  const { t } = useTranslation('contact');
  const user = useUser();
  const [search] = useSearchParams();
  const known = {
    ...(user && { name: `${user.firstName} ${user.lastName}`, email: user.email }),
    ...(search.get('topic') === 'service' && { subject: t('ways.service.title') }),
  };

  return (
    <PublicPage title={t('title')} headline={t('headline')} lead={t('lead')}>
      <div className="page-width grid grid-cols-1 gap-10 pb-16 lg:grid-cols-[1.9fr_1fr] lg:gap-14 lg:pb-20">
        <Card className="self-start sm:p-8">
          <ContactForm known={known} />
        </Card>
        <WaysToReachUs />
      </div>
      <CallBand title={t('first.title')} text={t('first.text')}>
        <ButtonLink to="/help-center" size="lg">
          {t('first.help')}
        </ButtonLink>
        <ButtonLink to="/tutorial" size="lg" variant="outline">
          {t('first.tutorial')}
        </ButtonLink>
      </CallBand>
    </PublicPage>
  );
}
