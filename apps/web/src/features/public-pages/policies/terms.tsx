import { useTranslation } from '../../../i18n/use-translation.ts';
import { supportEmail } from '../../../lib/metadata/brand.ts';
import { Policy } from './policy.tsx';

const sections = [
  'agreement',
  'service',
  'account',
  'yours',
  'suggestions',
  'prices',
  'refunds',
  'doneForYou',
  'fairUse',
  'others',
  'liability',
  'ending',
  'changes',
  'support',
] as const;

export function Terms() {
  const { t } = useTranslation('terms');
  return (
    <Policy
      title={t('title')}
      lead={t('lead')}
      contentsLabel={t('contents')}
      sayEffective={(date) => t('effective', { date })}
      sections={sections.map((id) => ({
        id,
        title: t(`sections.${id}.title`),
        text: t(`sections.${id}.text`, { supportEmail }),
      }))}
    />
  );
}
