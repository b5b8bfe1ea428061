import type { Mood } from '@fitted/contract/moods';
import { Flame, HeartHandshake } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { streakBonusFrom } from './mood-rules.ts';

interface MoodMessageProps {
  readonly message: { readonly mood: Mood; readonly index: number } | null;
  readonly streak: number;
  readonly needsSupport: boolean;
}

/** A message for the day. Announced when it appears, so its live region is always present. */
export function MoodMessage({ message, streak, needsSupport }: MoodMessageProps) {
  const { t } = useTranslation('mood');
  return (
    <div aria-live="polite" className="grid gap-3 not-empty:mt-5">
      {message && (
        <div className="rounded-lg border border-line bg-raised p-5">
          <p className="font-serif text-lg leading-snug">{t(`moods.${message.mood}.message${message.index + 1}`)}</p>
          {streak >= streakBonusFrom && (
            <p className="mt-2.5 flex items-start gap-2 text-sm text-ink-soft">
              <Flame aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
              {t('streakBonus', { count: streak })}
            </p>
          )}
        </div>
      )}
      {needsSupport && (
        <div className="flex items-start gap-3 rounded-lg border border-line bg-raised p-5">
          <HeartHandshake aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
          <div className="text-sm">
            <p className="font-medium">{t('support.title')}</p>
            <p className="mt-1 text-ink-soft">{t('support.text')}</p>
            <a
              href="https://findahelpline.com"
              target="_blank"
              rel="noreferrer"
              className="mt-2 inline-block font-medium text-accent underline underline-offset-2"
            >
              {t('support.link')}
            </a>
          </div>
        </div>
      )}
    </div>
  );
}
