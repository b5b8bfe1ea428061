import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';

interface NothingToChangeProps {
  /** How many are left. */
  readonly questions: number;
  /** Goes to the most valuable question, where it has a place of its own. */
  readonly onAnswer: (() => void) | undefined;
}

/** Having no wording to change is good news; only questions are left. */
export function NothingToChange({ questions, onAnswer }: NothingToChangeProps) {
  const { t } = useTranslation('workflow-improve');
  const answer =
    onAnswer ??
    (() => {
      // On a phone the questions are in the deck.
      const list = document.querySelector('[aria-labelledby=questions], [aria-labelledby=changes]');
      list?.scrollIntoView({ block: 'start' });
      list?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-raised p-4">
      <p className="min-w-0 flex-1 basis-72">{t(questions > 0 ? 'result.nothing' : 'result.nothingLeft')}</p>
      {questions > 0 && <Button onClick={answer}>{t('result.answer', { count: questions })}</Button>}
    </div>
  );
}
