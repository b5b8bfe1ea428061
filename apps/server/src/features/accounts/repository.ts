import type { UserId } from '@fitted/contract/primitives';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { theRow } from '../../db/rows.ts';
import { type UserRow, users } from '../../db/schema/users.ts';
import { isSameText } from '../../db/text-conditions.ts';

export type NewUser = typeof users.$inferInsert;
/** A profile change can clear a reset token but never set one. */
type ProfileColumns = Partial<Omit<NewUser, 'id' | 'isAdmin' | 'password' | 'resetToken' | 'resetTokenExpiry'>> & {
  readonly resetToken?: null;
  readonly resetTokenExpiry?: null;
};

export function createAccountRepository(db: Queryable) {
  return {
    /** By email address or username, ignoring case. */
    async findByIdentifier(identifier: string): Promise<UserRow | undefined> {
      const [row] = await db
        .select()
        .from(users)
        .where(or(isSameText(users.email, identifier), isSameText(users.username, identifier)))
        .limit(1);
      return row;
    },

    async findByEmail(email: string): Promise<UserRow | undefined> {
      const [row] = await db.select().from(users).where(isSameText(users.email, email)).limit(1);
      return row;
    },

    async isUsernameTaken(username: string): Promise<boolean> {
      const rows = await db.select({ id: users.id }).from(users).where(isSameText(users.username, username)).limit(1);
      return rows.length > 0;
    },

    /** Signing in is not a change to the profile, so `updatedAt` stays and concurrent edits do not conflict. */
    async recordSignIn(userId: UserId): Promise<UserRow> {
      const rows = await db
        .update(users)
        .set({ lastLoginAt: sql`now()`, updatedAt: sql`${users.updatedAt}` })
        .where(eq(users.id, userId))
        .returning();
      return theRow(rows, 'the account vanished while signing in');
    },

    async insert(user: NewUser): Promise<UserRow> {
      return theRow(await db.insert(users).values(user).returning(), 'an insert returned no row');
    },

    async lock(userId: UserId): Promise<UserRow | undefined> {
      const [row] = await db.select().from(users).where(eq(users.id, userId)).for('update');
      return row;
    },

    async update(userId: UserId, change: ProfileColumns): Promise<UserRow> {
      const rows = await db
        .update(users)
        .set({ ...change, updatedAt: sql`now()` })
        .where(eq(users.id, userId))
        .returning();
      return theRow(rows, 'the account vanished while it was changed');
    },

    /** Replaces any earlier token, so that only the newest link works. */
    async setResetToken(userId: UserId, tokenHash: string, minutes: number): Promise<UserRow | undefined> {
      const [row] = await db
        .update(users)
        .set({
          resetToken: tokenHash,
          resetTokenExpiry: sql`now() + make_interval(mins => ${minutes})`,
          updatedAt: sql`${users.updatedAt}`,
        })
        .where(eq(users.id, userId))
        .returning();
      return row;
    },

    async findByResetToken(email: string, tokenHash: string): Promise<UserRow | undefined> {
      const [row] = await db.select().from(users).where(hasLiveToken(email, tokenHash)).limit(1);
      return row;
    },

    /** One statement, so that of two requests with the same token only one succeeds. */
    async useResetToken(email: string, tokenHash: string, passwordHash: string): Promise<UserRow | undefined> {
      const [row] = await db
        .update(users)
        .set({ password: passwordHash, resetToken: null, resetTokenExpiry: null })
        .where(hasLiveToken(email, tokenHash))
        .returning();
      return row;
    },

    /** Also clears the reset token: a link mailed before the change must not undo it. */
    async setPassword(userId: UserId, passwordHash: string): Promise<void> {
      await db
        .update(users)
        .set({ password: passwordHash, resetToken: null, resetTokenExpiry: null })
        .where(eq(users.id, userId));
    },
  };
}

const hasLiveToken = (email: string, tokenHash: string) =>
  and(isSameText(users.email, email), eq(users.resetToken, tokenHash), gt(users.resetTokenExpiry, sql`now()`));
