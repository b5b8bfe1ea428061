import { adminUsers, totalCountHeader } from '@fitted/contract/admin-users';
import { nextCursorHeader } from '@fitted/contract/news';
import type { Database } from '../../db/client.ts';
import type { Serve } from '../../http/bind.ts';
import { presentUser } from '../accounts/public.ts';
import { createAdminUserRepository } from './repository.ts';

export interface AdminUserDeps {
  readonly db: Database;
}

export function serveAdminUsers(serve: Serve, { db }: AdminUserDeps): void {
  serve(adminUsers, async ({ query, reply }) => {
    const users = createAdminUserRepository(db);
    const [{ page, nextCursor }, total] = await Promise.all([users.list(query), users.count(query)]);
    reply.header(totalCountHeader, total);
    if (nextCursor) reply.header(nextCursorHeader, nextCursor);
    return page.map(presentUser);
  });
}
