import { useTranslation } from '../../../../i18n/use-translation.ts';

interface SummaryListProps {
  readonly sentences: readonly string[];
  /** What is left to do, as opposed to what has changed. */
  readonly open?: readonly string[];
}

/** The number of sentences that fit in the margin above the notes. */
const maxBeside = 4;

/** A short summary goes with the changes; a longer one would push the notes away from their lines. */
export const fitsBeside = ({ length }: readonly string[]): boolean => length > 0 && length <= maxBeside;

export function SummaryList({ sentences, open = [] }: SummaryListProps) {
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
      {open.map((sentence) => (
        <p key={sentence} className="mt-2 text-sm text-ink-soft">
          {sentence}
        </p>
      ))}
    </section>
  );
}
