/** Where the mood tracker stores a person's entries in this browser; removed when they delete their data. */
export const moodKey = (userId: number): string => `fitted.moods.${userId}`;
