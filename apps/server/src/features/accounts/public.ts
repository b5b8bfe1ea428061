export { afterChange, redrawn } from './account-changes.ts';
export { issueResetLink } from './password-reset.ts';
export { presentUser } from './present.ts';
export { type RequireRecentProof, requireProof } from './proof.ts';
export { refuseDuplicate } from './registration.ts';
export { createAccountRepository, type NewUser } from './repository.ts';
export { requireCountry, requirePassword } from './service.ts';
export { removeTwoStep } from './two-step/service.ts';
