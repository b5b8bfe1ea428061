import { useTranslation } from '../../i18n/use-translation.ts';

const steps = ['upload', 'job', 'refine'] as const;

export function Steps() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="steps" className="border-t border-line bg-raised">
      <div className="page-width py-16 lg:py-20">
        <h2 id="steps" className="max-w-2xl text-3xl sm:text-4xl">
          {t('steps.title')}
        </h2>
        <ol className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step} className="border-t border-ink pt-5">
              <p aria-hidden className="font-serif text-4xl leading-none text-accent italic">
                {index + 1}
              </p>
              <h3 className="mt-4 text-xl">{t(`steps.${step}.title`)}</h3>
              <p className="mt-2 text-ink-soft">{t(`steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
