import { checkUsername, forgotPassword, login, logout, register, updatePassword } from '@fitted/contract/account/auth';
import { proveIdentity } from '@fitted/contract/account/security';
import { currentUser, updateProfile } from '@fitted/contract/account/users';
import { sentences } from '@fitted/contract/errors/sentences';
import { AppError } from '../../errors/app-error.ts';
import { sendJson, writeAnswer } from '../../http/answers/written-answer.ts';
import type { Serve } from '../../http/bind.ts';
import type { Sessions, SessionUser } from '../../http/session.ts';
import { changePassword } from './password-change.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';
import { presentUser } from './present.ts';
import { changeProfile } from './profile.ts';
import { prove } from './proof.ts';
import { registerAccount } from './registration.ts';
import { createAccountRepository } from './repository.ts';
import type { AccountDeps } from './service.ts';
import { signIn } from './sign-in.ts';
import { serveTwoStep } from './two-step/routes.ts';

/** Sent whether or not the account exists. */
const resetRequested = sentences.resetRequested;

export function serveAccounts(serve: Serve, deps: AccountDeps & { readonly sessions: Sessions }): void {
  const { sessions } = deps;

  serve(login, async ({ body, request, reply }) => {
    const user = await signIn(body, { address: request.ip }, deps);
    await sessions.start(user, request, reply);
    return presentUser(user);
  });

  serve(logout, async ({ request, reply }) => {
    await sessions.end(request, reply);
    return { message: 'Logged out successfully' };
  });

  serve(register, async ({ body, user: caller, request, reply }) => {
    // A signed-in user already has an account; a second one from the same browser suggests a script.
    if (caller) throw new AppError('already_signed_in');
    const user = await registerAccount(body, { address: request.ip }, deps);
    await sessions.start(user, request, reply);
    return presentUser(user);
  });

  serve(checkUsername, async ({ params }) => ({
    exists: await createAccountRepository(deps.db).isUsernameTaken(params.username.trim()),
  }));

  serve(forgotPassword, async ({ body, request }) => {
    await requestPasswordReset(body, { address: request.ip }, deps);
    return { message: resetRequested };
  });

  serve(updatePassword, async ({ body, query, user, request, reply }) => {
    const client = { address: request.ip };
    if ('token' in body) {
      await resetPassword(query.email, body, client, deps);
    } else {
      if (!user) throw new AppError('not_signed_in');
      await changePassword(user, body, client, deps);
      await sessions.start(user, request, reply);
    }
    return { message: 'Password updated' };
  });

  // Requested with every page. The session lookup returns the same object while the user is unchanged, so cache by it.
  const writeUser = writeAnswer(currentUser);
  const written = new WeakMap<SessionUser, string>();
  serve(currentUser, ({ user, reply }) => {
    const answer = written.get(user) ?? writeUser(presentUser(user));
    written.set(user, answer);
    return sendJson(reply, answer);
  });

  serve(proveIdentity, async ({ user, body, request }) => {
    await prove(user, body, { address: request.ip }, deps);
    return { message: 'Confirmed' };
  });

  serve(updateProfile, async ({ user, params, body, request }) => {
    if (params.id !== user.id) throw new AppError('not_found');
    return presentUser(await changeProfile(user, body, { address: request.ip }, deps));
  });

  serveTwoStep(serve, deps);
}
