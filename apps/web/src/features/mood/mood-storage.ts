import { moodKey } from '../../lib/browser/mood-key.ts';
import { readStored, writeStored } from '../../lib/browser/storage.ts';
import { type MoodEntry, parseMoods } from './mood-entry.ts';

/** Separate for each person using this browser; never sent anywhere. */
export const readMoods = (userId: number): MoodEntry[] => parseMoods(readStored(moodKey(userId)));

/** Returns whether they were stored. */
export const writeMoods = (userId: number, entries: readonly MoodEntry[]): boolean =>
  writeStored(moodKey(userId), JSON.stringify(entries));
