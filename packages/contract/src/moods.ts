export const moods = ['very_happy', 'happy', 'neutral', 'sad', 'very_sad'] as const;
export type Mood = (typeof moods)[number];
