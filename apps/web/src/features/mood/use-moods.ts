import type { Mood } from '@fitted/contract/moods';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { moodKey } from '../../lib/browser/mood-key.ts';
import { readStored, writeStored } from '../../lib/browser/storage.ts';
import { toast } from '../../lib/browser/toast.ts';
import { localDay } from '../../lib/format/local-day.ts';
import { mayHaveSession } from '../../lib/session/session.ts';
import { type MoodEntry, parseMoods, saveMood } from './mood-entry.ts';
import { pickMessage } from './mood-rules.ts';

/** Separate for each person using this browser; never sent anywhere. */
const readMoods = (userId: number): MoodEntry[] => parseMoods(readStored(moodKey(userId)));

/** Returns whether they were stored. */
const writeMoods = (userId: number, entries: readonly MoodEntry[]): boolean =>
  writeStored(moodKey(userId), JSON.stringify(entries));

interface MoodSources {
  /** Null if nobody is signed in. */
  readonly userId: number | null;
  readonly now: () => Date;
  readonly chance: () => number;
}

/** This browser's entries, and the handler for choosing a mood. */
export function useMoods({ userId, now, chance }: MoodSources) {
  const { t } = useTranslation('mood');
  const [entries, setEntries] = useState(() => (userId === null ? [] : readMoods(userId)));
  const [message, setMessage] = useState<{ readonly mood: Mood; readonly index: number } | null>(null);
  const today = localDay(now());

  const choose = (mood: Mood) => {
    // This page makes no calls that would reveal a sign-out in another tab.
    if (userId === null || !mayHaveSession()) {
      toast({ title: t('logIn.title'), description: t('logIn.text'), variant: 'destructive' });
      return;
    }
    // Read again, because another tab may have saved meanwhile.
    const saved = saveMood(readMoods(userId), { date: localDay(now()), mood });
    if (!writeMoods(userId, saved)) {
      toast({ title: t('notSaved.title'), description: t('notSaved.text'), variant: 'destructive' });
      return;
    }
    setEntries(saved);
    setMessage({ mood, index: pickMessage(chance()) });
    toast({ title: t('saved') });
  };

  return { entries, today, message, choose, chosen: entries.find(({ date }) => date === today)?.mood };
}
