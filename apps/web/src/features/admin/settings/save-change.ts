import type { SiteSettingsChange } from '@fitted/contract/admin-site';

/** Saves at once and says how it went; the answer is whether it was saved. */
export type SaveChange = (change: SiteSettingsChange) => Promise<boolean>;
