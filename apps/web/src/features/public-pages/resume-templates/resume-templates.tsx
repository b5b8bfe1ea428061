import { FileText, Printer, ScanText, Users } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { CallBand } from '../layout/call-band.tsx';
import { IconList } from '../layout/icon-list.tsx';
import { PublicPage } from '../layout/public-page.tsx';
import { Section } from '../layout/section.tsx';
import { TemplateTabs } from './template-tabs.tsx';

const advice = [
  { id: 'reader', icon: Users },
  { id: 'machine', icon: ScanText },
  { id: 'length', icon: FileText },
  { id: 'paper', icon: Printer },
] as const;

export function ResumeTemplates() {
  const { t } = useTranslation('resume-templates');
  return (
    <PublicPage title={t('title')} headline={t('headline')} lead={t('lead')} isCompact>
      <div className="page-width pb-16 lg:pb-20">
        <TemplateTabs />
        <p className="mt-8 max-w-3xl text-sm text-ink-soft">{t('note')}</p>
      </div>
      <Section title={t('choose.title')} text={t('choose.text')} ground="sunken" isSplit>
        <IconList
          items={advice.map(({ id, icon }) => ({
            id,
            icon,
            title: t(`choose.${id}.title`),
            text: t(`choose.${id}.text`),
          }))}
        />
      </Section>
      <CallBand title={t('closing.title')} text={t('closing.text')}>
        <ButtonLink to="/" size="lg">
          {t('closing.start')}
        </ButtonLink>
        <ButtonLink to="/how-it-works" size="lg" variant="outline">
          {t('closing.how')}
        </ButtonLink>
      </CallBand>
    </PublicPage>
  );
}
