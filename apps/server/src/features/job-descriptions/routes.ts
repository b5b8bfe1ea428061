import {
  addJobDescription,
  changeJobDescription,
  deleteJobDescription,
  getJobDescription,
  listJobDescriptions,
} from '@fitted/contract/job-descriptions';
import type { Queryable } from '../../db/client.ts';
import { AppError } from '../../errors/app-error.ts';
import { textFailure } from '../../errors/text-failure.ts';
import type { Serve } from '../../http/bind.ts';
import { cancelledWith } from '../../http/cancelled-with.ts';
import type { TextWork } from '../../ports/text-work.ts';
import { requireRoom } from '../quota/public.ts';
import { presentJob, presentJobSummary } from './present.ts';
import { createJobDescriptionRepository } from './repository.ts';

/** Someone else's row gets the same answer as one that does not exist. */
function found<Row>(row: Row | undefined | false): Row {
  if (!row) throw new AppError('not_found');
  return row;
}

interface JobDescriptionDeps {
  readonly db: Queryable;
  readonly text: Pick<TextWork, 'readPosting'>;
}

export function serveJobDescriptions(serve: Serve, { db, text }: JobDescriptionDeps): void {
  const jobs = createJobDescriptionRepository(db);

  serve(listJobDescriptions, async ({ user, query }) => {
    const { page, nextCursor } = await jobs.listOwned(user.id, query);
    return { jobDescriptions: page.map(presentJobSummary), nextCursor };
  });

  serve(addJobDescription, async ({ user, body }) => {
    await requireRoom(db, user.id, { rows: 1, texts: [body.description] });
    return presentJob(await jobs.insert({ userId: user.id, ...body }));
  });

  serve(getJobDescription, async ({ user, params, reply }) => {
    const job = found(await jobs.findOwned(params.id, user.id));
    const profile = await text.readPosting(job, cancelledWith(reply)).catch((error: unknown) => {
      throw textFailure(error) ?? error;
    });
    return { ...presentJob(job), profile };
  });

  serve(changeJobDescription, async ({ user, params, body }) => {
    const { title, company, description, seenVersion } = body;
    const change = {
      ...(title !== undefined && { title }),
      ...(company !== undefined && { company: company || null }),
      ...(description !== undefined && { description }),
    };
    if (description !== undefined) await requireRoom(db, user.id, { texts: [description] });
    const isChange = Object.keys(change).length > 0;
    const changed = isChange ? await jobs.changeOwned(params.id, user.id, change, seenVersion) : undefined;
    if (changed) return presentJob(changed);
    const current = found(await jobs.findOwned(params.id, user.id));
    if (isChange) throw new AppError('changed_meanwhile');
    return presentJob(current);
  });

  serve(deleteJobDescription, async ({ user, params }) => {
    found(await jobs.deleteOwned(params.id, user.id));
    return { message: 'Deleted' };
  });
}
