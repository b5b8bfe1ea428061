export type { SiteRepository } from './repository.ts';
