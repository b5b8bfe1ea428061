import { eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { users } from '../../db/schema/users.ts';
import type { UserRow } from '../sessions/repository.ts';

export type AccountRepository = ReturnType<typeof createAccountRepository>;
export type NewUser = typeof users.$inferInsert;

export function createAccountRepository(db: Queryable) {
  return {
    /** By e-mail address or username, whatever the case. */
    async findByIdentifier(identifier: string): Promise<UserRow | undefined> {
      const wanted = identifier.toLowerCase();
      const [row] = await db
        .select()
        .from(users)
        .where(or(eq(sql`lower(${users.email})`, wanted), eq(sql`lower(${users.username})`, wanted)))
        .limit(1);
      return row;
    },

    async recordSignIn(userId: number): Promise<UserRow> {
      const [row] = await db.update(users).set({ lastLoginAt: new Date() }).where(eq(users.id, userId)).returning();
      if (!row) throw new Error('the account vanished while signing in');
      return row;
    },

    async insert(user: NewUser): Promise<UserRow> {
      const [row] = await db.insert(users).values(user).returning();
      if (!row) throw new Error('an insert returned no row');
      return row;
    },
  };
}
