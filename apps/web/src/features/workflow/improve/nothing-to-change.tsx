import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';

/** No wording to change is good news; what is left are answers. */
export function NothingToChange({ hasQuestions }: { readonly hasQuestions: boolean }) {
  const { t } = useTranslation('workflow-improve');
  const answer = () => {
    // On a phone the questions lie in the deck.
    const list = document.querySelector('[aria-labelledby=questions], [aria-labelledby=changes]');
    list?.scrollIntoView({ block: 'start' });
    list?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-raised p-4">
      <p className="min-w-0 flex-1 basis-72">{t(hasQuestions ? 'result.nothing' : 'result.nothingLeft')}</p>
      {hasQuestions && <Button onClick={answer}>{t('result.answer')}</Button>}
    </div>
  );
}
