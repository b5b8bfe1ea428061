export type TimeOfDay = 'morning' | 'afternoon' | 'evening';

/** In the person's own time zone. */
export function timeOfDay(now: Date): TimeOfDay {
  const hour = now.getHours();
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
