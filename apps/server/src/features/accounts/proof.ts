import type { ProofForm } from '@fitted/contract/account/security';
import type { Queryable } from '../../db/client.ts';
import { AppError } from '../../errors/app-error.ts';
import type { SessionUser } from '../../http/session.ts';
import { createSessionRepository } from '../sessions/public.ts';
import { type AccountDeps, type Client, requirePassword } from './service.ts';
import { requireCode } from './two-step/service.ts';

/** With 0 minutes every sensitive action needs its own proof, which must be used within this time. */
const singleUseMinutes = 2;

/** Throws `proof_required` unless the session has recently proven that it is its owner's. */
export type RequireRecentProof = (db: Queryable, user: SessionUser) => Promise<void>;

/**
 * For actions where someone else's open session must not be enough: the session must have recently provided the password or a
 * code. A sign-in counts as proof, unless every action needs its own.
 */
export async function requireProof(db: Queryable, user: SessionUser, proofMinutes: number): Promise<void> {
  const sessions = createSessionRepository(db);
  const isProven =
    proofMinutes > 0
      ? await sessions.isProvenWithin(user.sessionId, proofMinutes)
      : await sessions.useProof(user.sessionId, singleUseMinutes);
  if (!isProven) throw new AppError('proof_required');
}

export async function prove(user: SessionUser, form: ProofForm, client: Client, deps: AccountDeps): Promise<void> {
  if (form.code !== undefined) await requireCode(user, form.code, client, deps);
  else await requirePassword(user, form.currentPassword, deps);
  await createSessionRepository(deps.db).setProven(user.sessionId);
}
