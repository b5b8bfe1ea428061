import { moodKey } from '../../lib/browser/mood-key.ts';
import { readStored, writeStored } from '../../lib/browser/storage.ts';
import { type MoodEntry, parseMoods } from './mood-entry.ts';

/** Each person of this browser has their own; nothing of it is ever sent anywhere. */
export const readMoods = (userId: number): MoodEntry[] => parseMoods(readStored(moodKey(userId)));

/** Whether they are kept. */
export const writeMoods = (userId: number, entries: readonly MoodEntry[]): boolean =>
  writeStored(moodKey(userId), JSON.stringify(entries));
