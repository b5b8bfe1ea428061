import type { TypedAnswer } from '../../draft.ts';
import { updateDraft } from '../../draft-store.ts';

/** Keeps what is typed under a question, so that a reload loses nothing. */
export const typeAnswer =
  (questionId: string) =>
  (part: { readonly [Field in keyof TypedAnswer]?: TypedAnswer[Field] | undefined }): void =>
    updateDraft((draft) => {
      const typed = Object.entries({ ...draft.typed[questionId], ...part }).filter(([, value]) => value !== undefined);
      return { ...draft, typed: { ...draft.typed, [questionId]: Object.fromEntries(typed) } };
    });
