export { issueResetLink } from './password-reset.ts';
export { createAccountRepository, type NewUser } from './repository.ts';
export type { PreRegistration, VerifyPreRegistration } from './service.ts';
