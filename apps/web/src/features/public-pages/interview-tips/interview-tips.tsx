import { ListChecks, MessageCircleQuestion, Send, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { CallBand } from '../layout/call-band.tsx';
import { PageTabs } from '../layout/page-tabs.tsx';
import { PublicPage } from '../layout/public-page.tsx';
import { Checklist } from './checklist.tsx';
import { QuestionList } from './question-list.tsx';
import { type TipStage, tips } from './stages.ts';
import { ThankYouNote } from './thank-you-note.tsx';
import { TipList } from './tip-list.tsx';

export function InterviewTips() {
  const { t } = useTranslation('interview-tips');
  return (
    <PublicPage title={t('title')} headline={t('title')} lead={t('lead')}>
      <div className="page-width pb-16 lg:pb-24">
        <PageTabs
          label={t('tabsLabel')}
          tabs={[
            {
              value: 'preparation',
              label: t('tabs.preparation'),
              icon: ListChecks,
              content: <Stage stage="preparation" aside={<Checklist stage="preparation" />} />,
            },
            {
              value: 'common-questions',
              label: t('tabs.common-questions'),
              icon: MessageCircleQuestion,
              content: (
                <>
                  <Intro>{t('questions.intro')}</Intro>
                  <QuestionList />
                </>
              ),
            },
            {
              value: 'virtual',
              label: t('tabs.virtual'),
              icon: Video,
              content: <Stage stage="virtual" aside={<Checklist stage="virtual" />} />,
            },
            {
              value: 'follow-up',
              label: t('tabs.follow-up'),
              icon: Send,
              content: <Stage stage="follow-up" aside={<ThankYouNote />} />,
            },
          ]}
        />
      </div>
      <CallBand title={t('closing.title')} text={t('closing.text')}>
        <ButtonLink to="/" size="lg">
          {t('closing.start')}
        </ButtonLink>
        <ButtonLink to="/career-blog" size="lg" variant="outline">
          {t('closing.blog')}
        </ButtonLink>
      </CallBand>
    </PublicPage>
  );
}

/** One tab of tips, with something to take along next to them. */
function Stage({ stage, aside }: { readonly stage: TipStage; readonly aside: ReactNode }) {
  const { t } = useTranslation('interview-tips');
  return (
    <>
      <Intro>{t(`${stage}.intro`)}</Intro>
      <div className="grid items-start gap-10 lg:grid-cols-[2fr_1fr]">
        <TipList stage={stage} tips={tips[stage]} />
        {aside}
      </div>
    </>
  );
}

function Intro({ children }: { readonly children: ReactNode }) {
  return <p className="mb-8 max-w-2xl pt-2 text-lg">{children}</p>;
}
