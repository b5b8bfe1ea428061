import type { Plan } from '@fitted/contract/billing';
import { Check } from 'lucide-react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { readFeatures, sharedFeatures } from './plan-rules.ts';
import { useOffer } from './use-offer.ts';

interface FeatureListProps {
  readonly plan: Pick<Plan, 'features' | 'allowances'>;
  /** Said once for all plans, not again for each. */
  readonly shared?: readonly string[];
}

/** The allowances that the server enforces, then the features that an administrator wrote. */
export function FeatureList({ plan: { features, allowances }, shared = [] }: FeatureListProps) {
  const { t } = useTranslation('billing');
  const offer = useOffer();
  const format = useFormat();
  const calls = allowances?.modelCallsADay;
  const own = readFeatures(features).filter((feature) => !shared.includes(feature));
  return (
    <Ticks
      lines={[
        ...(calls ? [t('allowances.modelCalls', { number: format.number(calls) })] : []),
        ...(allowances ? [t('allowances.versions', { number: format.number(allowances.versionsPerResume) })] : []),
        ...own.map(offer),
      ]}
      className="mt-3 grid gap-2 font-medium"
    />
  );
}

/** What the plans have in common: what is bought at all. */
export function SharedFeatures({ plans }: { readonly plans: readonly Pick<Plan, 'features'>[] }) {
  const { t } = useTranslation('billing');
  const offer = useOffer();
  const shared = sharedFeatures(plans);
  if (shared.length === 0) return null;
  return (
    <div className="mt-6 text-sm">
      <p className="mb-2 font-semibold">{t('inEvery')}</p>
      <Ticks lines={shared.map(offer)} className="grid gap-x-5 gap-y-2 lg:grid-cols-3" />
    </div>
  );
}

function Ticks({ lines, className }: { readonly lines: readonly string[]; readonly className: string }) {
  if (lines.length === 0) return null;
  return (
    <ul className={className}>
      {lines.map((line) => (
        <li key={line} className="flex items-start gap-2 text-sm">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
          {line}
        </li>
      ))}
    </ul>
  );
}
