import { type Mood, moods } from '@fitted/contract/moods';

/** One day's mood. The date is in the person's own time zone, `2026-03-29`. */
export interface MoodEntry {
  readonly date: string;
  readonly mood: Mood;
}

export const isGood = (mood: Mood): boolean => mood === 'very_happy' || mood === 'happy';
export const isChallenging = (mood: Mood): boolean => mood === 'sad' || mood === 'very_sad';

/** Adds or replaces today's entry; one entry per date, oldest first. */
export function saveMood(entries: readonly MoodEntry[], entry: MoodEntry): MoodEntry[] {
  return [...entries.filter(({ date }) => date !== entry.date), entry].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Parses stored entries; anything else is logged and read as an empty list. */
export function parseMoods(stored: string | null): MoodEntry[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(list) || !list.every(isEntry)) throw new TypeError('This is not a list of moods.');
    return list.reduce<MoodEntry[]>((entries, { date, mood }) => saveMood(entries, { date, mood }), []);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: logged only, because the tracker works on without the earlier entries
    console.warn('The saved moods could not be read.', error);
    return [];
  }
}

function isEntry(value: unknown): value is MoodEntry {
  if (typeof value !== 'object' || value === null || !('date' in value) || !('mood' in value)) return false;
  return typeof value.date === 'string' && isDay(value.date) && moods.some((mood) => mood === value.mood);
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
