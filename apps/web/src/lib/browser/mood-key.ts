/** Where the mood tracker keeps a person's entries in this browser, and what goes when they delete their data. */
export const moodKey = (userId: number): string => `fitted.moods.${userId}`;
