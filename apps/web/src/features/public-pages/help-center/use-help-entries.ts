import { monthlyPrices } from '@fitted/contract/limits/terms';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { privacyEmail, supportEmail } from '../../../lib/metadata/brand.ts';
import type { SearchEntry } from './search-entries.ts';
import { type HelpLink, helpTopics } from './topics.ts';

export interface HelpEntry extends SearchEntry {
  readonly id: string;
  readonly topic: string;
  readonly link: HelpLink | undefined;
}

/**
 * The plans as described in the answers, in pence and improvements per month. What is actually sold, and at what price,
 * comes from the server.
 */
const describedPlans = [
  { id: 'free', monthlyPrice: 0, improvements: 2 },
  { id: 'basic', monthlyPrice: monthlyPrices.basic, improvements: 10 },
  { id: 'premium', monthlyPrice: monthlyPrices.premium, improvements: null },
] as const;

/** Every question with its answer, in the chosen language. */
export function useHelpEntries(): readonly HelpEntry[] {
  const { t } = useTranslation('help-center');
  const { money } = useFormat();
  const [free, basic, premium] = describedPlans;
  const facts = {
    freeCount: free.improvements,
    basicCount: basic.improvements,
    basicPrice: money(basic.monthlyPrice),
    premiumPrice: money(premium.monthlyPrice),
    supportEmail,
    privacyEmail,
  };
  return helpTopics.flatMap((topic) =>
    topic.questions.map(({ id, link }) => ({
      id,
      topic: topic.id,
      link,
      question: t(`${topic.id}.${id}.question`),
      answer: t(`${topic.id}.${id}.answer`, facts),
    })),
  );
}
