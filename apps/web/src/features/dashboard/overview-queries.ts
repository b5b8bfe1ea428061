export const overviewKey = ['overview'] as const;
