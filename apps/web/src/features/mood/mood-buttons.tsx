import { type Mood, moods } from '@fitted/contract/constants';
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
    <ul aria-label={t('question')} className="grid gap-2.5 sm:grid-cols-5">
      {moods.map((mood) => (
        <li key={mood}>
          <button
            type="button"
            aria-pressed={mood === chosen}
            onClick={() => onChoose(mood)}
            className={clsx(
              'flex h-full w-full items-center gap-3.5 rounded-lg border-2 px-3.5 py-3 text-left transition-colors sm:flex-col sm:justify-start sm:gap-2 sm:px-2.5 sm:py-5 sm:text-center',
              mood === chosen ? moodLooks[mood].ring : 'border-line bg-raised hover:border-line-strong',
            )}
          >
            <span aria-hidden className="text-3xl leading-none sm:text-4xl">
              {moodLooks[mood].emoji}
            </span>
            <span className="min-w-0">
              <span className="block font-medium text-ink">{t(`moods.${mood}.label`)}</span>
              <span className="mt-0.5 block text-xs leading-snug text-ink-soft">{t(`moods.${mood}.description`)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
