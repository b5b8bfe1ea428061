import { addDays } from './calendar.ts';
import { isChallenging, isGood, type MoodEntry } from './mood-entry.ts';

export interface MoodCounts {
  readonly good: number;
  readonly neutral: number;
  readonly challenging: number;
}

export function countMoods(entries: readonly MoodEntry[]): MoodCounts {
  const good = entries.filter(({ mood }) => isGood(mood)).length;
  const challenging = entries.filter(({ mood }) => isChallenging(mood)).length;
  return { good, challenging, neutral: entries.length - good - challenging };
}

/** The number of consecutive days with an entry, counted back from today; 0 without an entry for today. */
export function countStreak(entries: readonly MoodEntry[], today: string): number {
  const days = new Set(entries.map(({ date }) => date));
  let streak = 0;
  for (let day = today; days.has(day); day = addDays(day, -1)) streak += 1;
  return streak;
}

export const streakBonusFrom = 2;

export const minInsightEntries = 3;
export type Insight = 'positive' | 'selfCare' | 'neutral';

/** Undefined if there are too few entries. */
export function findInsights(entries: readonly MoodEntry[]): Insight[] | undefined {
  if (entries.length < minInsightEntries) return undefined;
  const { good, neutral, challenging } = countMoods(entries);
  const insights: Insight[] = [];
  if (good > challenging) insights.push('positive');
  if (challenging > good) insights.push('selfCare');
  if (neutral > good + challenging) insights.push('neutral');
  return insights;
}

const verySadDays = 3;

/** Whether each of the last three days, up to today or yesterday, was very sad. */
export function needsSupport(entries: readonly MoodEntry[], today: string): boolean {
  const moods = new Map(entries.map(({ date, mood }) => [date, mood]));
  const last = moods.has(today) ? today : addDays(today, -1);
  return Array.from({ length: verySadDays }, (_, back) => moods.get(addDays(last, -back))).every(
    (mood) => mood === 'very_sad',
  );
}

export const messagesPerMood = 3;

/** Which of a mood's messages to show; `chance` is in [0, 1). */
export const pickMessage = (chance: number): number =>
  Math.min(messagesPerMood - 1, Math.floor(chance * messagesPerMood));
