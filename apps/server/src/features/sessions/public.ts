export { createSessionRepository, type SessionRepository, type SessionUser } from './repository.ts';
export { createSessionFinder, type FindSessionUser } from './session-user-repository.ts';
