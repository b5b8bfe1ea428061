import { deleteUser, exportData } from '@fitted/contract/account/users';
import { AppError } from '../../errors/app-error.ts';
import type { Serve } from '../../http/bind.ts';
import type { Sessions } from '../../http/session.ts';
import type { RequireRecentProof } from '../accounts/public.ts';
import { type AccountDataDeps, eraseAccount, eraseData, exportAccount } from './service.ts';

export interface AccountDataRouteDeps extends AccountDataDeps {
  readonly sessions: Sessions;
  readonly requireRecentProof: RequireRecentProof;
}

export function serveAccountData(serve: Serve, deps: AccountDataRouteDeps): void {
  serve(exportData, async ({ user, request, reply }) => {
    const { sessionId: _, ...row } = user;
    const everything = await exportAccount(row, request.ip, deps);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="fitted-data-${everything.exportedAt.slice(0, 10)}.json"`)
      .send(JSON.stringify(everything, null, 2));
  });

  serve(deleteUser, async ({ user, params, query, request, reply }) => {
    if (params.id !== user.id) throw new AppError('not_found');
    await deps.requireRecentProof(deps.db, user);
    if (query.deleteDataOnly === 'true') {
      await eraseData(user, request.ip, deps);
      return { message: 'Your data has been deleted' };
    }
    await eraseAccount(user, deps);
    await deps.sessions.end(request, reply);
    return { message: 'Your account has been deleted' };
  });
}
