import {
  addUser,
  adminUsers,
  removeUser,
  sendActivityReport,
  turnOffTwoStep,
  updateUser,
} from '@fitted/contract/admin/users';
import { headPage } from '../../http/answers/head-page.ts';
import type { Serve } from '../../http/bind.ts';
import { presentUser } from '../accounts/public.ts';
import { actorOf } from '../audit/public.ts';
import { type ReportDeps, sendReport } from './activity-report.ts';
import { createAdminUserRepository } from './repository.ts';
import * as service from './service.ts';

export function serveAdminUsers(serve: Serve, deps: service.AdminUserDeps & ReportDeps): void {
  serve(adminUsers, async ({ query, reply }) => {
    const users = createAdminUserRepository(deps.db);
    const rows = await headPage(reply, users.list(query), users.count(query));
    return rows.map((row) => ({ ...presentUser(row), hasTwoStep: row.hasTwoStep }));
  });

  serve(addUser, async ({ user, body, request }) =>
    presentUser(await service.addUser(body, { user, address: request.ip }, deps)),
  );

  serve(updateUser, async ({ user, params, body, request }) =>
    presentUser(await service.changeUser(params.id, body, { user, address: request.ip }, deps)),
  );

  serve(removeUser, async ({ user, params, request }) => {
    await service.removeUser(params.id, { user, address: request.ip }, deps);
    return { message: 'The user has been deleted' };
  });

  serve(turnOffTwoStep, async ({ user, params, body, request }) => {
    await service.turnOffTwoStep(params.id, body.currentPassword, { user, address: request.ip }, deps);
    return { message: 'Two-step verification is off' };
  });

  serve(sendActivityReport, async ({ body, ...call }) => {
    const { id, email } = await sendReport(body.userId, actorOf(call), deps);
    return { message: 'The activity report has been sent', user: { id, email } };
  });
}
