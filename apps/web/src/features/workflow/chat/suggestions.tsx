import clsx from 'clsx';
import { CircleHelp, Sparkles } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useDraft } from '../draft-store.ts';
import { openRequirements } from './open-requirements.ts';

/** More would push the conversation out of sight. */
const maxAsked = 2;

interface SuggestionsProps {
  readonly onChoose: (words: string) => void;
}

/** What to write about: requirements that the resume leaves open, then a request to fit it to the posting. */
export function Suggestions({ onChoose }: SuggestionsProps) {
  const { t } = useTranslation('workflow-chat');
  const draft = useDraft();
  const open = openRequirements(draft).slice(0, draft.chat.length === 0 ? maxAsked : 1);
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
        variant="outline"
        size="sm"
        className="h-auto max-w-full py-1 text-left whitespace-normal"
        onClick={() => onChoose(t('suggestion.prompt'))}
      >
        <Sparkles aria-hidden />
        {t('suggestion.label')}
      </Button>
    </fieldset>
  );
}
