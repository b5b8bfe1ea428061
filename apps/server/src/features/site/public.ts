export { createSiteRepository, type SiteRepository, type SiteSettingsRow } from './repository.ts';
