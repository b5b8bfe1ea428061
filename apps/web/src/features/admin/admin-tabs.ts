/** In display order; the first is the default. The audit log follows the six that the product defines. */
export const adminTabs = ['users', 'metrics', 'advertisements', 'events', 'news', 'settings', 'audit'] as const;
export type AdminTab = (typeof adminTabs)[number];
