/** In the order of the page; the first is the default. The audit log comes after the six that the product defines. */
export const adminTabs = ['users', 'metrics', 'advertisements', 'events', 'news', 'settings', 'audit'] as const;
export type AdminTab = (typeof adminTabs)[number];
