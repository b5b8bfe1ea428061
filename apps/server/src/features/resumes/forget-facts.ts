import type { StatedFact } from '@fitted/contract/assistant/assistant';
import type { UserId } from '@fitted/contract/primitives';
import { withoutFacts } from '@fitted/resume/facts/without-fact';
import type { Database } from '../../db/client.ts';
import { createResumeRepository } from './repository.ts';

/** Removes withdrawn facts from the list, from the resume and from every saved version of it. */
export async function forgetFacts(
  db: Database,
  userId: UserId,
  resumeText: string,
  facts: readonly StatedFact[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const repository = createResumeRepository(tx);
    await repository.lockWork(userId);
    await repository.deleteFacts(
      userId,
      facts.map(({ text }) => text),
    );
    const resume = await repository.findByText(userId, resumeText);
    if (!resume) return;
    const clean = (text: string) => withoutFacts(text, facts, resumeText);
    if (resume.improvedText !== null && clean(resume.improvedText) !== resume.improvedText)
      await repository.changeOwned(resume.id, userId, { improvedText: clean(resume.improvedText) });
    for (const { id, improvedText } of await repository.versionTexts(resume.id, userId)) {
      const text = clean(improvedText);
      if (text !== improvedText) await repository.changeVersionText(resume.id, id, userId, text);
    }
  });
}
