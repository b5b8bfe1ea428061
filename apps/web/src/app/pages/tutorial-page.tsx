import { OneChange } from '../../features/home/one-change.tsx';
import { CallBand } from '../../features/public-pages/layout/call-band.tsx';
import { PublicPage } from '../../features/public-pages/layout/public-page.tsx';
import { Begin } from '../../features/public-pages/tutorial/begin.tsx';
import { LessonPlan } from '../../features/public-pages/tutorial/lesson-plan.tsx';
import { Lessons } from '../../features/public-pages/tutorial/lessons.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

export function TutorialPage() {
  const { t } = useTranslation('tutorial');
  const start = (
    <ButtonLink to="/" size="lg">
      {t('closing.start')}
    </ButtonLink>
  );
  const picture = (
    <div>
      <OneChange />
      <LessonPlan />
    </div>
  );
  return (
    <PublicPage title={t('title')} headline={t('headline')} lead={t('lead')} aside={start} picture={picture}>
      <Begin />
      <Lessons />
      <CallBand title={t('closing.title')} text={t('closing.text')}>
        {start}
        <ButtonLink to="/how-it-works#guide" size="lg" variant="outline">
          {t('closing.guide')}
        </ButtonLink>
      </CallBand>
    </PublicPage>
  );
}
