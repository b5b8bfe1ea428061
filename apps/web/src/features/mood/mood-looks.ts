import type { Mood } from '@fitted/contract/moods';

interface MoodLook {
  /** From the oldest set of emoji, so that no system shows an empty box. */
  readonly emoji: string;
  /** A scale from good to hard: green, light green, stone, amber, red. All are tints, for a solid one would look chosen. */
  readonly fill: string;
  readonly text: string;
  readonly border: string;
  /** Its height in the chart. */
  readonly level: 1 | 2 | 3 | 4 | 5;
}

export const moodLooks: Readonly<Record<Mood, MoodLook>> = {
  very_happy: {
    emoji: '😄',
    fill: 'bg-accent/25',
    text: 'text-accent-strong',
    border: 'border-accent-strong',
    level: 5,
  },
  happy: {
    emoji: '😊',
    fill: 'bg-accent-soft',
    text: 'text-accent-strong',
    border: 'border-accent',
    level: 4,
  },
  neutral: { emoji: '😐', fill: 'bg-line', text: 'text-ink', border: 'border-line-strong', level: 3 },
  sad: { emoji: '😔', fill: 'bg-changed', text: 'text-on-changed', border: 'border-changed-line', level: 2 },
  very_sad: {
    emoji: '😢',
    fill: 'bg-danger-soft',
    text: 'text-danger',
    border: 'border-danger',
    level: 1,
  },
};
