import {
  changeResume,
  deleteResume,
  deleteResumeVersion,
  getResume,
  listResumes,
  listResumeVersions,
  restoreResumeVersion,
  saveResume,
  takeBackFacts,
} from '@fitted/contract/resumes';
import type { Database } from '../../db/client.ts';
import { AppError } from '../../errors/app-error.ts';
import { requireUnchanged } from '../../errors/require-unchanged.ts';
import type { Serve } from '../../http/bind.ts';
import { requireRoom } from '../quota/public.ts';
import { forgetFacts } from './forget-facts.ts';
import { presentResume, presentSummary, presentVersion } from './present.ts';
import { createResumeRepository } from './repository.ts';

interface ResumeDeps {
  readonly db: Database;
}

/** Someone else's row gets the same answer as one that does not exist. */
function found<Row>(row: Row | undefined | false): Row {
  if (!row) throw new AppError('not_found');
  return row;
}

export function serveResumes(serve: Serve, { db }: ResumeDeps): void {
  const resumes = createResumeRepository(db);

  serve(takeBackFacts, async ({ user, body }) => {
    await forgetFacts(db, user.id, body.resumeText, body.facts);
    return { message: 'Taken back' };
  });

  serve(listResumes, async ({ user, query }) => {
    const { page, nextCursor } = await resumes.listOwned(user.id, query);
    return { resumes: page.map(presentSummary), nextCursor };
  });

  serve(saveResume, async ({ user, body }) => {
    await requireRoom(db, user.id, { resumes: 1, rows: 1, texts: [body.originalText, body.improvedText] });
    return presentResume(await resumes.insert({ userId: user.id, ...body, improvedText: body.improvedText ?? null }));
  });

  serve(getResume, async ({ user, params }) => presentResume(found(await resumes.findOwned(params.id, user.id))));

  serve(changeResume, async ({ user, params, body }) => {
    const { title, improvedText, seenUpdatedAt } = body;
    const change = { ...(title !== undefined && { title }), ...(improvedText !== undefined && { improvedText }) };
    if (improvedText !== undefined) await requireRoom(db, user.id, { texts: [improvedText] });
    const changed = await resumes.changeOwned(params.id, user.id, change, seenUpdatedAt);
    if (!changed) requireUnchanged(found(await resumes.findOwned(params.id, user.id)), seenUpdatedAt);
    return presentResume(found(changed));
  });

  serve(deleteResume, async ({ user, params }) => {
    found(await resumes.deleteOwned(params.id, user.id));
    return { message: 'Deleted' };
  });

  serve(listResumeVersions, async ({ user, params, query }) => {
    found(await resumes.findOwned(params.id, user.id));
    const { page, nextCursor } = await resumes.listVersions(params.id, user.id, query);
    return { versions: page.map(presentVersion), nextCursor };
  });

  serve(restoreResumeVersion, async ({ user, params }) => {
    const version = found(await resumes.findVersion(params.id, params.versionId, user.id));
    return presentResume(found(await resumes.changeOwned(params.id, user.id, { improvedText: version.improvedText })));
  });

  serve(deleteResumeVersion, async ({ user, params }) => {
    found(await resumes.deleteVersion(params.id, params.versionId, user.id));
    return { message: 'Deleted' };
  });
}
