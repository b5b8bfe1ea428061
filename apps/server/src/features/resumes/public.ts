import { planAllowances } from '@fitted/contract/limits/allowances';
import type { ResumeId, UserId } from '@fitted/contract/primitives';
import type { Database } from '../../db/client.ts';
import { findHeldPlans } from '../billing/public.ts';
import { requireRoom } from '../quota/public.ts';

export { forgetFacts } from './forget-facts.ts';

import { createResumeRepository } from './repository.ts';

export interface SavedImprovement {
  readonly userId: UserId;
  readonly resumeText: string;
  readonly improvedText: string;
  readonly improvementType: 'tailored' | 'chat' | 'generated';
  readonly notes: string | null;
  readonly statedFacts: readonly string[];
  readonly job: {
    readonly title: string;
    readonly description: string;
    readonly source?: string | null | undefined;
    readonly company?: string | null;
  } | null;
}

/** Saves what the assistant made for a signed-in person: the resume, the job, and the improvement as a version. */
export async function saveImprovement(db: Database, saved: SavedImprovement): Promise<ResumeId> {
  const { userId, resumeText, improvedText, improvementType, notes, job } = saved;
  return db.transaction(async (tx) => {
    const repository = createResumeRepository(tx);
    await repository.lockWork(userId);
    const known = await repository.findByText(userId, resumeText);
    const texts = [known ? null : resumeText, improvedText, resumeText, improvedText, notes, job?.description];
    await requireRoom(tx, userId, { resumes: known ? 0 : 1, rows: (known ? 1 : 2) + (job ? 1 : 0), texts });
    const resume = known
      ? await repository.changeOwned(known.id, userId, { improvedText })
      : await repository.insert({ userId, originalText: resumeText, improvedText, title: job?.title ?? null });
    if (!resume) throw new Error('the resume vanished while it was saved');
    const plan = (await findHeldPlans(tx, [userId])).get(userId) ?? 'none';
    await repository.makeRoomForVersion(resume.id, userId, planAllowances[plan].versionsPerResume);
    await repository.insertVersion({
      userId,
      resumeId: resume.id,
      originalText: resumeText,
      improvedText,
      improvementType,
      notes,
    });
    if (job) await repository.insertJob({ userId, ...job });
    await repository.insertFacts(userId, resume.id, saved.statedFacts);
    return resume.id;
  });
}
