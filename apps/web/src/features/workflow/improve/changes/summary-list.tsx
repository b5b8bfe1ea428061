import { useTranslation } from '../../../../i18n/use-translation.ts';

interface SummaryListProps {
  readonly sentences: readonly string[];
  /** What is left to do, as opposed to what has changed. */
  readonly open?: readonly string[];
}

export function SummaryList({ sentences, open = [] }: SummaryListProps) {
  const { t } = useTranslation('workflow-improve');
  return (
    <section aria-labelledby="improvement-summary">
      <h4 id="improvement-summary" className="font-serif text-lg font-semibold">
        {t('summary.heading')}
      </h4>
      {sentences.length > 0 && (
        <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-sm text-ink-soft marker:text-accent">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {open.map((sentence) => (
        <p key={sentence} className="mt-2 text-sm text-ink-soft">
          {sentence}
        </p>
      ))}
    </section>
  );
}
