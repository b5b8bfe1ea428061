import { z } from 'zod';
import { sentences } from '../errors/sentences.ts';
import { Done, Id, IdParams, Instant } from '../primitives.ts';
import { route } from '../route.ts';

/** One browser or device where the person is signed in. */
export const SessionInfo = z.object({
  id: Id,
  userAgent: z.string().nullable(),
  address: z.string().nullable(),
  createdAt: Instant,
  lastSeenAt: Instant,
  isCurrent: z.boolean(),
});
export type SessionInfo = z.infer<typeof SessionInfo>;

export const listSessions = route({
  method: 'GET',
  path: '/api/user/sessions',
  summary: 'Where the signed-in person is signed in',
  access: 'user',
  limit: 'none',
  response: z.array(SessionInfo),
  errors: [],
});

export const endSession = route({
  method: 'DELETE',
  path: '/api/user/sessions/:id',
  summary: 'Sign out of one session',
  access: 'user',
  limit: 'write',
  params: IdParams,
  response: Done,
  errors: ['not_found'],
});

export const endOtherSessions = route({
  method: 'DELETE',
  path: '/api/user/sessions',
  summary: 'Sign out everywhere else',
  access: 'user',
  limit: 'write',
  response: Done,
  errors: [],
});

/** Security events of an account, shown to its owner. */
export const securityActions = [
  'registered',
  'signed_in',
  'sign_in_failed',
  'reset_requested',
  'password_reset',
  'password_changed',
  'email_changed',
  'username_changed',
  'session_ended',
  'other_sessions_ended',
  'two_step_on',
  'two_step_off',
  'recovery_code_used',
  'recovery_codes_renewed',
  'data_exported',
  'data_deleted',
] as const;
export type SecurityAction = (typeof securityActions)[number];

export const SecurityEvent = z.object({
  id: Id,
  action: z.enum(securityActions),
  address: z.string().nullable(),
  createdAt: Instant,
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

export const listSecurityEvents = route({
  method: 'GET',
  path: '/api/user/security-events',
  summary: 'The security events of the signed-in person, newest first',
  access: 'user',
  limit: 'none',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    cursor: Id.optional(),
  }),
  response: z.object({ events: z.array(SecurityEvent), nextCursor: Id.nullable() }),
  errors: [],
});

export const TwoStepState = z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int().nonnegative() });
export type TwoStepState = z.infer<typeof TwoStepState>;

/** The caller's own password. */
export const CurrentPassword = z.object({ currentPassword: z.string().min(1, sentences.passwordRequired).max(1000) });
const Code = z.string().trim().min(1, sentences.codeRequired).max(40);
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** One of the two: the password, or an authenticator code if two-step verification is on. */
export const ProofForm = z.object({
  currentPassword: z.string().min(1, sentences.passwordRequired).max(1000).optional(),
  code: Code.optional(),
});
export type ProofForm = z.infer<typeof ProofForm>;

/** Sensitive actions return 403 `proof_required` if the last proof or sign-in is too long ago. */
export const proveIdentity = route({
  method: 'POST',
  path: '/api/user/proof',
  summary: 'Prove again that it is the account’s owner who acts in this session',
  access: 'user',
  limit: 'sign-in',
  body: ProofForm,
  response: Done,
  errors: ['current_password_wrong', 'code_wrong'],
});

export const twoStepState = route({
  method: 'GET',
  path: '/api/user/two-step',
  summary: 'Whether sign-in asks for a second step',
  access: 'user',
  limit: 'none',
  response: TwoStepState,
  errors: [],
});

export const TwoStepSetup = z.object({
  /** Base32, for typing into an authenticator app. */
  secret: z.string(),
  /** The same as a URL that authenticator apps can open or scan. */
  otpauthUrl: z.string(),
  /** The URL as a QR code: its width in modules, and the dark ones as the path of an SVG. */
  qrCode: z.object({ size: z.int(), path: z.string() }),
});
export type TwoStepSetup = z.infer<typeof TwoStepSetup>;

export const startTwoStep = route({
  method: 'POST',
  path: '/api/user/two-step/setup',
  summary: 'Begin two-step verification; nothing changes until a code is confirmed',
  access: 'user',
  limit: 'sign-in',
  body: CurrentPassword,
  response: TwoStepSetup,
  errors: ['current_password_wrong', 'changed_meanwhile'],
});

export const confirmTwoStep = route({
  method: 'POST',
  path: '/api/user/two-step/confirm',
  summary: 'Turn two-step verification on with a first code',
  access: 'user',
  limit: 'sign-in',
  body: z.object({ code: Code }),
  response: RecoveryCodes,
  errors: ['code_wrong', 'not_found'],
});

export const stopTwoStep = route({
  method: 'POST',
  path: '/api/user/two-step/disable',
  summary: 'Turn two-step verification off',
  access: 'user',
  limit: 'sign-in',
  body: CurrentPassword.extend({ code: Code }),
  response: Done,
  errors: ['current_password_wrong', 'code_wrong', 'not_found'],
});

export const renewRecoveryCodes = route({
  method: 'POST',
  path: '/api/user/two-step/recovery-codes',
  summary: 'Replace the recovery codes',
  access: 'user',
  limit: 'sign-in',
  body: CurrentPassword.extend({ code: Code }),
  response: RecoveryCodes,
  errors: ['current_password_wrong', 'code_wrong', 'not_found'],
});
