import clsx from 'clsx';
import { CircleHelp, Lock, Sparkles } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useDraft } from '../draft-store.ts';
import { runKey } from '../improve/outcome/run-key.ts';

/** More would push the conversation out of sight. */
const maxAsked = 2;

interface SuggestionsProps {
  /** Messages would not be answered. Open questions can be answered on the desk, so they are not offered here. */
  readonly isLocked: boolean;
  readonly onChoose: (words: string) => void;
}

/** What to write about: requirements that the resume leaves open, then a request to fit it to the posting. */
export function Suggestions({ isLocked, onChoose }: SuggestionsProps) {
  const { t } = useTranslation('workflow-chat');
  const draft = useDraft();
  const { run, answers, chat } = draft;
  const interview = run && run.key === runKey(draft) ? run.improvement.interview : [];
  const open = interview
    .flatMap((question) =>
      question.kind === 'requirement' && answers[question.id] === undefined ? [question.requirement] : [],
    )
    .slice(0, isLocked ? 0 : chat.length === 0 ? maxAsked : 1);
  return (
    <fieldset className="mb-3 flex flex-wrap gap-2">
      <legend className="sr-only">{t('suggestion.heading')}</legend>
      {open.map(({ id, text }, index) => (
        <Button
          key={id}
          variant="outline"
          size="sm"
          // A phone has room for one of them.
          className={clsx('h-auto max-w-full py-1 text-left whitespace-normal', index > 0 && 'max-lg:hidden')}
          onClick={() => onChoose(t('suggestion.aboutPrompt', { words: text }))}
        >
          <CircleHelp aria-hidden className="text-accent" />
          {t('suggestion.about', { words: text })}
        </Button>
      ))}
      <Button
        variant={isLocked ? 'quiet' : 'outline'}
        size="sm"
        className={clsx(
          'h-auto max-w-full py-1 text-left whitespace-normal',
          isLocked && 'border border-dashed border-line-strong text-ink-soft',
        )}
        onClick={() => onChoose(t('suggestion.prompt'))}
      >
        {isLocked ? <Lock aria-hidden /> : <Sparkles aria-hidden />}
        {t('suggestion.label')}
      </Button>
    </fieldset>
  );
}
