export type { RateLimitRepository } from './repository.ts';
