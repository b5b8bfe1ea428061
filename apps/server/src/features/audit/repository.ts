import { type SecurityAction, securityActions } from '@fitted/contract/account/security';
import type { UserId } from '@fitted/contract/primitives';
import { and, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { auditLog } from '../../db/schema/operations.ts';
import { users } from '../../db/schema/users.ts';

export interface SecurityEventRow {
  readonly id: number;
  readonly action: SecurityAction;
  readonly address: string | null;
  readonly createdAt: Date;
}
export type AdminActRow = Awaited<ReturnType<AuditRepository['listAdminActs']>>[number];
export type AuditEntry = typeof auditLog.$inferInsert;
type AuditRepository = ReturnType<typeof createAuditRepository>;

/** Failed sign-ins to accounts that do not exist belong to nobody who could see or erase them. */
const keptDays = { ofPeople: 365, ofNobody: 30 };

/** These require the password or the mailbox, so they were done by the owner. */
const showsOwner: readonly SecurityAction[] = ['registered', 'signed_in', 'password_reset'];

export function createAuditRepository(db: Queryable) {
  return {
    async add(entry: AuditEntry): Promise<void> {
      await db.insert(auditLog).values(entry);
    },

    async isOwnersPlace(userId: UserId, address: string, withinDays: number): Promise<boolean> {
      const isOwner = and(
        eq(auditLog.userId, userId),
        inArray(auditLog.action, [...showsOwner]),
        gte(auditLog.createdAt, sql`now() - make_interval(days => ${withinDays})`),
      );
      const rows = await db
        .select({ id: auditLog.id })
        .from(auditLog)
        .where(and(isOwner, eq(auditLog.address, address)))
        .limit(1);
      return rows.length > 0;
    },

    /** Newest first; `before` is the last id of the previous page. */
    async listSecurityEvents(userId: UserId, limit: number, before?: number): Promise<SecurityEventRow[]> {
      const rows = await db
        .select({
          id: auditLog.id,
          action: auditLog.action,
          address: auditLog.address,
          createdAt: auditLog.createdAt,
        })
        .from(auditLog)
        .where(
          and(
            eq(auditLog.userId, userId),
            inArray(auditLog.action, [...securityActions]),
            before === undefined ? undefined : lt(auditLog.id, before),
          ),
        )
        .orderBy(desc(auditLog.id))
        .limit(limit);
      return rows as SecurityEventRow[];
    },

    /** Administrators' actions are kept. Data about people is kept no longer than it helps to protect them. */
    async removeOld(): Promise<void> {
      const isOlderThan = (days: number) => lt(auditLog.createdAt, sql`now() - make_interval(days => ${days})`);
      const isOfNobody = and(isNull(auditLog.userId), eq(auditLog.action, 'sign_in_failed'));
      await db
        .delete(auditLog)
        .where(
          and(
            sql`${auditLog.action} not like 'admin.%'`,
            or(isOlderThan(keptDays.ofPeople), and(isOfNobody, isOlderThan(keptDays.ofNobody))),
          ),
        );
    },

    /** Newest first, by all administrators. The condition must match the index. */
    listAdminActs: (limit: number, before?: number) =>
      db
        .select({
          id: auditLog.id,
          user: { id: users.id, username: users.username },
          action: auditLog.action,
          subject: auditLog.subject,
          before: auditLog.before,
          after: auditLog.after,
          createdAt: auditLog.createdAt,
        })
        .from(auditLog)
        .leftJoin(users, eq(users.id, auditLog.userId))
        .where(and(sql`${auditLog.action} like 'admin.%'`, before === undefined ? undefined : lt(auditLog.id, before)))
        .orderBy(desc(auditLog.id))
        .limit(limit),
  };
}
