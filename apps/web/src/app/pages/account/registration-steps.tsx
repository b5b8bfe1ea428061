import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';

const steps = ['account', 'plan', 'card'] as const;

/** What is still to come before the account is there: whoever fills in a long form wants to know. */
export function RegistrationSteps({ at }: { readonly at: (typeof steps)[number] }) {
  const { t } = useTranslation('auth');
  const now = steps.indexOf(at);
  return (
    <ol aria-label={t('steps.label')} className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === now ? 'step' : undefined}
          className={clsx(
            'flex items-center gap-2',
            'not-first:before:h-px not-first:before:w-5 not-first:before:bg-line-strong sm:not-first:before:w-8',
            index === now ? 'font-semibold' : 'text-ink-soft',
          )}
        >
          <span
            className={clsx(
              'grid size-6 shrink-0 place-items-center rounded-full border text-xs font-semibold tabular-nums',
              index === now ? 'border-accent bg-accent text-on-accent' : 'border-line-strong bg-raised',
            )}
          >
            {index < now ? <Check aria-hidden className="size-3.5 text-accent" /> : index + 1}
          </span>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
