import type { Activity } from '@fitted/contract/dashboard';
import type { UserId } from '@fitted/contract/primitives';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { theRow } from '../../db/rows.ts';

export interface UsageRow {
  readonly resumes: number;
  readonly improvements: number;
  readonly recentImprovements: number;
  readonly jobDescriptions: number;
  readonly applications: number;
}

export interface ActivityRow {
  readonly kind: Activity['kind'];
  readonly id: number;
  readonly title: string;
  readonly status: Activity['status'];
  readonly at: Date;
}

/** One query each, across all tables with this person's rows. */
export function createDashboardRepository(db: Queryable) {
  return {
    async countOwned(userId: UserId, recentDays: number): Promise<UsageRow> {
      const { rows } = await db.execute<Record<keyof UsageRow, number>>(sql`
        select
          (select count(*)::int from resumes where user_id = ${userId}) as "resumes",
          (select count(*)::int from resume_improvements where user_id = ${userId}) as "improvements",
          (select count(*)::int from resume_improvements
            where user_id = ${userId} and created_at >= now() - make_interval(days => ${recentDays})) as "recentImprovements",
          (select count(*)::int from job_descriptions where user_id = ${userId}) as "jobDescriptions",
          (select count(*)::int from job_applications where user_id = ${userId}) as "applications"`);
      return theRow(rows, 'counting returned no row');
    },

    async listRecent(userId: UserId, limit: number): Promise<ActivityRow[]> {
      const newest = (column: string) => sql`order by ${sql.identifier(column)} desc limit ${limit}`;
      const { rows } = await db.execute<Record<string, unknown>>(sql`
        select * from (
          (select 'improvement' as kind, i.id, coalesce(r.title, left(r.original_text, 80)) as title, null as status,
              i.created_at as at
            from resume_improvements i join resumes r on r.id = i.resume_id
            where i.user_id = ${userId} order by i.created_at desc limit ${limit})
          union all
          (select 'resume', id, coalesce(title, left(original_text, 80)), null, created_at
            from resumes where user_id = ${userId} ${newest('created_at')})
          union all
          (select 'job', id, title, null, created_at from job_descriptions where user_id = ${userId} ${newest('created_at')})
          union all
          (select 'application', id, job_title || ' · ' || company, status, updated_at
            from job_applications where user_id = ${userId} ${newest('updated_at')})
        ) as activity order by at desc, kind, id desc limit ${limit}`);
      return rows.map((row) => ({
        kind: row.kind as ActivityRow['kind'],
        id: Number(row.id),
        title: String(row.title),
        status: row.status as ActivityRow['status'],
        at: new Date(String(row.at)),
      }));
    },
  };
}
