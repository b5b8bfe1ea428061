import clsx from 'clsx';
import { CirclePlus, type LucideIcon, Scissors, Sparkles } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { currentResume } from '../current-resume.ts';
import { useDraft } from '../draft-store.ts';
import { employerAtLength } from './employer-at-length.ts';
import { useOpenRequirements } from './open-requirements.ts';

/** More would push the message box out of sight. */
const maxAsked = 2;

interface Suggestion {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly prompt: string;
}

interface SuggestionsProps {
  /** Before the first message they are all there is to read; later they make room for the conversation. */
  readonly isNew: boolean;
  readonly onChoose: (words: string) => void;
}

/** What to write about: requirements that the resume leaves open, a long job, and the posting as a whole. */
export function Suggestions({ isNew, onChoose }: SuggestionsProps) {
  const { t } = useTranslation('workflow-chat');
  const draft = useDraft();
  const resume = currentResume(draft) ?? '';
  const employer = useMemo(() => employerAtLength(resume), [resume]);
  const asked = useOpenRequirements().map(({ text }) => ({
    icon: CirclePlus,
    label: t('suggestion.about', { words: text }),
    prompt: t('suggestion.aboutPrompt', { words: text }),
  }));
  const fit = {
    icon: Sparkles,
    // A resume that has just been fitted is not offered the same again.
    label: t(draft.improvedFor === null ? 'suggestion.label' : 'suggestion.more'),
    prompt: t('suggestion.prompt'),
  };
  const shorter =
    employer === undefined
      ? []
      : [
          {
            icon: Scissors,
            label: t('suggestion.shortenLabel', { employer }),
            prompt: t('suggestion.shorten', { employer }),
          },
        ];
  const shown: readonly Suggestion[] = isNew
    ? [...asked.slice(0, maxAsked), ...shorter, fit]
    : [...asked.slice(0, 1), fit];
  return (
    <fieldset className={clsx('mb-3', isNew ? 'grid gap-2' : 'flex flex-wrap gap-2')}>
      <legend className={isNew ? 'mb-2 text-sm font-semibold' : 'sr-only'}>{t('suggestion.heading')}</legend>
      {shown.map(({ icon: Icon, label, prompt }, index) => (
        <Button
          key={label}
          variant="outline"
          size="sm"
          className={clsx(
            'h-auto max-w-full py-1.5 text-left text-pretty whitespace-normal',
            isNew && 'justify-start',
            // During a conversation a phone has room for one of them.
            !isNew && index > 0 && 'max-lg:hidden',
          )}
          onClick={() => onChoose(prompt)}
        >
          <Icon aria-hidden className="text-accent" />
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
