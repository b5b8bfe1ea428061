import type { UserId } from '@fitted/contract/primitives';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { theRow } from '../../db/rows.ts';

export interface Stored {
  readonly resumes: number;
  /** Of all kinds. */
  readonly rows: number;
  readonly bytes: number;
}

/** What one account stores. The length of long texts is a separate column, so that no text has to be read. */
export async function readStored(db: Queryable, userId: UserId): Promise<Stored> {
  const { rows } = await db.execute<{ resumes: number; others: number; bytes: string }>(sql`
    select
      (select count(*)::int from resumes where user_id = ${userId}) as resumes,
      (select count(*)::int from resume_improvements where user_id = ${userId})
      + (select count(*)::int from job_descriptions where user_id = ${userId})
      + (select count(*)::int from job_applications where user_id = ${userId}) as others,
      (select coalesce(sum(octet_length(original_text) + coalesce(octet_length(improved_text), 0)), 0)
        from resumes where user_id = ${userId})
      + (select coalesce(sum(octet_length(original_text) + octet_length(improved_text) + coalesce(octet_length(notes), 0)), 0)
        from resume_improvements where user_id = ${userId})
      + (select coalesce(sum(octet_length(description)), 0) from job_descriptions where user_id = ${userId})
      + (select coalesce(sum(coalesce(octet_length(notes), 0)), 0) from job_applications where user_id = ${userId}) as bytes`);
  const { resumes, others, bytes } = theRow(rows, 'measuring returned no row');
  return { resumes, rows: resumes + others, bytes: Number(bytes) };
}
