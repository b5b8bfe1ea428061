import { knownUser } from '../../../lib/session/session.ts';
import { getDraft, updateDraft } from '../draft-store.ts';
import { takeBack } from '../queries.ts';
import { factsOf, removeFact } from './ledger.ts';

/** Whatever rests on the fact goes: from the draft at once, saved versions follow. */
export function takeBackFact(id: string): void {
  forgetFact(id);
  updateDraft((draft) => removeFact(draft, id));
}

/** Takes a fact out of the saved versions. */
export function forgetFact(id: string): void {
  const { originalText } = getDraft();
  const fact = factsOf(getDraft()).find((one) => one.id === id);
  if (fact && originalText && knownUser()) takeBack(originalText, [fact]);
}
