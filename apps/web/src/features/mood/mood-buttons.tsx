import { type Mood, moods } from '@fitted/contract/moods';
import clsx from 'clsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { moodLooks } from './mood-looks.ts';

interface MoodButtonsProps {
  readonly chosen: Mood | undefined;
  readonly onChoose: (mood: Mood) => void;
}

export function MoodButtons({ chosen, onChoose }: MoodButtonsProps) {
  const { t } = useTranslation('mood');
  return (
    <ul
      aria-label={t('question')}
      className="grid max-sm:divide-y max-sm:divide-line max-sm:overflow-hidden max-sm:rounded-lg max-sm:border max-sm:border-line sm:grid-cols-5 sm:gap-2.5"
    >
      {moods.map((mood) => (
        <li key={mood}>
          <MoodButton mood={mood} isChosen={mood === chosen} onChoose={() => onChoose(mood)} />
        </li>
      ))}
    </ul>
  );
}

interface MoodButtonProps {
  readonly mood: Mood;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** Its colour is a disc behind the face, and fills the whole button when chosen. */
function MoodButton({ mood, isChosen, onChoose }: MoodButtonProps) {
  const { t } = useTranslation('mood');
  const { emoji, fill, text, border } = moodLooks[mood];
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={clsx(
        'flex h-full w-full items-center gap-3.5 px-3.5 py-2 text-left transition-colors max-sm:focus-visible:-outline-offset-2 ' +
          'sm:flex-col sm:justify-start sm:gap-2 sm:rounded-lg sm:border sm:px-2.5 sm:py-4 sm:text-center',
        isChosen
          ? [fill, text, border]
          : 'border-line bg-raised text-ink hover:border-line-strong max-sm:hover:bg-sunken',
      )}
    >
      <span
        aria-hidden
        className={clsx(
          'grid size-10 shrink-0 place-items-center rounded-full text-2xl leading-none sm:size-12 sm:text-3xl',
          fill,
          text,
        )}
      >
        {emoji}
      </span>
      <span className="min-w-0">
        <span className="block font-medium">{t(`moods.${mood}.label`)}</span>
        <span className={clsx('mt-0.5 block text-sm leading-snug', !isChosen && 'text-ink-soft')}>
          {t(`moods.${mood}.description`)}
        </span>
      </span>
    </button>
  );
}
