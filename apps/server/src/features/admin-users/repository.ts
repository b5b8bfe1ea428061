import type { AdminUserQuery } from '@fitted/contract/admin/users';
import type { UserId } from '@fitted/contract/primitives';
import { and, asc, count, desc, eq, getTableColumns, gte, ilike, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { cutRows } from '../../db/cursor.ts';
import { theRow } from '../../db/rows.ts';
import { jobApplications, resumeImprovements, resumes } from '../../db/schema/resumes.ts';
import { twoStepSecrets } from '../../db/schema/two-step.ts';
import { searchedInUsers, type UserRow, users } from '../../db/schema/users.ts';
import { containing } from '../../db/text-conditions.ts';
import type { Activity } from '../../mail/activity-report-mail.ts';
import type { NewUser } from '../accounts/public.ts';
import { decodePlace, encodePlace, neverSignedIn, type UserSort } from './cursor.ts';

interface SortKey {
  /** Same as in the index. */
  readonly expression: SQL;
  readonly type: SQL;
}

const timestamp = sql`timestamptz`;
const text = sql`text`;
const sortKeys: Readonly<Record<UserSort, SortKey>> = {
  createdAt: { expression: sql`${users.createdAt}`, type: timestamp },
  lastLoginAt: { expression: sql`coalesce(${users.lastLoginAt}, '-infinity')`, type: timestamp },
  username: { expression: sql`lower(${users.username})`, type: text },
  email: { expression: sql`lower(${users.email})`, type: text },
  lastName: { expression: sql`lower(${users.lastName})`, type: text },
};

type ListedRow = UserRow & { readonly hasTwoStep: boolean };
type SortedRow = ListedRow & { readonly sortValue: unknown };

const hasTwoStep = sql<boolean>`exists (
  select from ${twoStepSecrets}
  where ${twoStepSecrets.userId} = ${users.id} and ${twoStepSecrets.confirmedAt} is not null
)`;

export function createAdminUserRepository(db: Queryable) {
  return {
    async list({ search, sort, direction, limit, cursor }: AdminUserQuery) {
      const { expression, type } = sortKeys[sort];
      const order = direction === 'asc' ? asc : desc;
      const place = decodePlace(sort, cursor);
      const isBeyond =
        place &&
        sql`(${expression}, ${users.id}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${place.value}::${type}, ${place.id}::integer)`;
      const rows: SortedRow[] = await db
        .select({ ...getTableColumns(users), hasTwoStep, sortValue: sql`${expression}` })
        .from(users)
        .where(sql.join([isFound(search), ...(isBeyond ? [isBeyond] : [])], sql` and `))
        .orderBy(order(expression), order(users.id))
        .limit(limit + 1);
      return cutRows(rows, limit, (last) => encodePlace(sort, { value: sortedValue(sort, last), id: last.id }));
    },

    async count({ search }: Pick<AdminUserQuery, 'search'>): Promise<number> {
      const [row] = await db.select({ all: count() }).from(users).where(isFound(search));
      return row?.all ?? 0;
    },

    async find(id: UserId): Promise<UserRow | undefined> {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      return row;
    },

    async update(id: UserId, change: Partial<Omit<NewUser, 'id' | 'password'>>): Promise<UserRow> {
      const rows = await db
        .update(users)
        .set({ ...change, updatedAt: sql`now()` })
        .where(eq(users.id, id))
        .returning();
      return theRow(rows, 'a locked account vanished');
    },

    async countActivity(userId: UserId, since: Date): Promise<Activity> {
      const rowsOf = async (table: typeof resumes | typeof resumeImprovements | typeof jobApplications) => {
        const isOwn = and(eq(table.userId, userId), gte(table.createdAt, since));
        const [row] = await db.select({ all: count() }).from(table).where(isOwn);
        return row?.all ?? 0;
      };
      return {
        resumes: await rowsOf(resumes),
        improvements: await rowsOf(resumeImprovements),
        applications: await rowsOf(jobApplications),
      };
    },
  };
}

const isFound = (search: string | null) => (search ? ilike(searchedInUsers(users), containing(search)) : sql`true`);

/** Times from the row; words in the database's own lower case, because that is what it sorts by. */
function sortedValue(sort: UserSort, row: SortedRow): string {
  if (sort === 'createdAt') return row.createdAt.toISOString();
  if (sort === 'lastLoginAt') return row.lastLoginAt?.toISOString() ?? neverSignedIn;
  return String(row.sortValue);
}
