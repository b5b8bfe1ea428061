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
  return (
    <PublicPage title={t('title')} headline={t('headline')} lead={t('lead')} aside={start} picture={<LessonPlan />}>
      <div className="page-width pb-10">
        <Lessons />
      </div>
      <Begin>
        {start}
        <ButtonLink to="/how-it-works#guide" size="lg" variant="outline">
          {t('closing.guide')}
        </ButtonLink>
      </Begin>
    </PublicPage>
  );
}
