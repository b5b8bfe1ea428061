import type { SiteSettingsChange } from '@fitted/contract/admin/site';

/** Saves at once and reports the outcome; resolves to whether it was saved. */
export type SaveChange = (change: SiteSettingsChange) => Promise<boolean>;
