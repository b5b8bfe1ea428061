import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';

interface SummaryListProps {
  readonly sentences: readonly string[];
  /** Leads to the questions, while there are any. */
  readonly onAnswer?: (() => void) | undefined;
}

export function SummaryList({ sentences, onAnswer }: SummaryListProps) {
  const { t } = useTranslation('workflow-improve');
  return (
    <section aria-labelledby="improvement-summary">
      <h4 id="improvement-summary" className="font-serif text-lg font-semibold">
        {t('summary.heading')}
      </h4>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-sm text-ink-soft marker:text-accent">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {onAnswer && (
        <Button variant="outline" size="sm" className="mt-3" onClick={onAnswer}>
          {t('result.answer')}
        </Button>
      )}
    </section>
  );
}
