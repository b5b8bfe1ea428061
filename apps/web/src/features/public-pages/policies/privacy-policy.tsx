import { useTranslation } from '../../../i18n/use-translation.ts';
import { privacyEmail, supportEmail } from '../../../lib/metadata/brand.ts';
import { Policy } from './policy.tsx';

const sections = [
  'short',
  'who',
  'stored',
  'uploads',
  'ai',
  'payments',
  'ads',
  'cookies',
  'recipients',
  'keeping',
  'rights',
  'security',
  'changes',
  'contact',
] as const;

export function PrivacyPolicy() {
  const { t } = useTranslation('privacy');
  return (
    <Policy
      title={t('title')}
      lead={t('lead')}
      contentsLabel={t('contents')}
      sayEffective={(date) => t('effective', { date })}
      sections={sections.map((id) => ({
        id,
        title: t(`sections.${id}.title`),
        text: t(`sections.${id}.text`, { privacyEmail, supportEmail }),
      }))}
    />
  );
}
