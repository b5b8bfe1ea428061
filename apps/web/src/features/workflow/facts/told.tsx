import type { Improvement } from '@fitted/contract/assistant/assistant';
import { updateDraft, useDraft } from '../draft-store.ts';
import {
  confirmFact,
  correctFact,
  factsOf,
  isOfSuggestion,
  isStillSuggested,
  placeFact,
  removeFact,
} from './ledger.ts';
import { forgetFact, takeBackFact } from './take-back-fact.ts';
import { ToldList } from './told-list.tsx';

interface ToldProps {
  readonly unclear?: Improvement['unclearFacts'] | undefined;
  readonly unplaced?: Improvement['unplacedFacts'] | undefined;
  readonly roles?: Improvement['roles'] | undefined;
  /** The facts have changed, and whatever rests on them must be worked out again. */
  readonly onChanged?: () => void;
  /** Receives the new words at once; without it they wait for the next run. */
  readonly onCorrected?: (text: string) => void;
}

/** The person's facts and what can be done with them: the draft changes at once, saved versions follow. */
export function Told({ unclear, unplaced, roles, onChanged, onCorrected }: ToldProps) {
  const draft = useDraft();
  const facts = factsOf(draft);
  const suggested = new Set(facts.flatMap(({ id }) => (isOfSuggestion(draft, id) ? id : [])));
  const workOut = (id: string) => isStillSuggested(draft, id) || onChanged?.();
  return (
    <ToldList
      facts={facts}
      suggested={suggested}
      {...(unclear && { unclear })}
      {...(unplaced && { unplaced })}
      {...(roles && { roles })}
      onRemove={(id) => {
        takeBackFact(id);
        workOut(id);
      }}
      onCorrect={(id, text) => {
        forgetFact(id);
        updateDraft((draft) => (onCorrected ? removeFact(draft, id) : correctFact(draft, id, text)));
        onCorrected?.(text);
        workOut(id);
      }}
      {...(onChanged && {
        onPlace: (id: string, role: string) => {
          updateDraft((draft) => placeFact(draft, id, role));
          onChanged();
        },
        onConfirm: (id: string) => {
          updateDraft((draft) => confirmFact(draft, id));
          onChanged();
        },
      })}
    />
  );
}
