import type { Queryable } from '../../db/client.ts';
import { createSessionRepository } from './repository.ts';

export { createSessionFinder } from './session-user-repository.ts';
export { createSessionRepository };

export const removeExpiredSessions = (db: Queryable): Promise<void> => createSessionRepository(db).removeExpired();
