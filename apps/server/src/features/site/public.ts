export { createSiteRepository, type SiteSettingsRow } from './repository.ts';
