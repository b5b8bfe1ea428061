import type { Plan } from '@fitted/contract/billing';
import { Check } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { readFeatures } from './plan-rules.ts';
import { useOffer } from './use-offer.ts';

/** The allowances that the server enforces, then the features that an administrator wrote. */
export function FeatureList({
  plan: { features, allowances },
}: {
  readonly plan: Pick<Plan, 'features' | 'allowances'>;
}) {
  const { t } = useTranslation('billing');
  const offer = useOffer();
  const calls = allowances?.modelCallsADay;
  const lines = [
    ...(calls ? [t('allowances.modelCalls', { number: String(calls) })] : []),
    ...(allowances ? [t('allowances.versions', { number: String(allowances.versionsPerResume) })] : []),
    ...readFeatures(features).map(offer),
  ];
  return (
    <ul className="mt-4 grid gap-2 text-sm">
      {lines.map((line) => (
        <li key={line} className="flex items-start gap-2">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
          {line}
        </li>
      ))}
    </ul>
  );
}
