import { login, logout } from '@fitted/contract/auth';
import { currentUser } from '@fitted/contract/users';
import type { Serve } from '../../http/bind.ts';
import type { Sessions } from '../../http/session.ts';
import { presentUser } from './present.ts';
import { type AccountDeps, signIn } from './service.ts';

export function serveAccounts(serve: Serve, deps: AccountDeps & { readonly sessions: Sessions }): void {
  serve(login, async ({ body, request, reply }) => {
    const user = await signIn(body, deps);
    await deps.sessions.start(user, request, reply);
    return presentUser(user);
  });

  serve(logout, async ({ request, reply }) => {
    await deps.sessions.end(request, reply);
    return { message: 'Logged out successfully' };
  });

  serve(currentUser, async ({ user }) => presentUser(user));
}
