import { useTranslation } from '../../../i18n/use-translation.ts';
import { Section } from '../layout/section.tsx';

const steps = ['upload', 'job', 'improve', 'chat', 'download'] as const;

export function FiveSteps() {
  const { t } = useTranslation('how-it-works');
  return (
    <Section title={t('steps.title')} ground="raised">
      <ol>
        {steps.map((step, index) => (
          <li
            key={step}
            className="grid gap-x-8 gap-y-2 border-t border-line py-7 first:border-ink md:grid-cols-[3rem_1fr_2fr]"
          >
            <p aria-hidden className="font-serif text-4xl leading-none text-accent italic">
              {index + 1}
            </p>
            <h3 className="text-xl">{t(`steps.${step}.title`)}</h3>
            <div className="text-ink-soft">
              <p>{t(`steps.${step}.text`)}</p>
              <p className="mt-2 text-sm text-ink-faint">{t(`steps.${step}.behind`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
