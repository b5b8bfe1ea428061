import type { HeldBack } from '@fitted/contract/edits/edit';
import { Check, SearchCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { keepFocus } from '../../../../ui/keep-focus.ts';
import type { Answer } from '../../draft.ts';
import { ChangeWording } from '../changes/change-wording.tsx';
import { ClaimWords } from '../changes/claim-words.tsx';
import { answerIdOf } from '../questions/questions.ts';

interface CheckListProps {
  readonly doubts: readonly HeldBack[];
  readonly onAnswer: (id: string, answer: Answer) => void;
}

const shownAtFirst = 4;

/** Changes that are off until the person says they are true. */
export function CheckList({ doubts, onAnswer }: CheckListProps) {
  const { t } = useTranslation('workflow-improve');
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? doubts : doubts.slice(0, shownAtFirst);
  if (doubts.length === 0) return null;
  return (
    <section ref={keepFocus} aria-labelledby="checks">
      <h4 id="checks" className="flex items-center gap-2 font-serif text-lg font-semibold">
        <SearchCheck aria-hidden className="size-5 shrink-0 text-accent" />
        {t('checks.heading')}
      </h4>
      <p className="mt-1 text-sm text-ink-soft">{t('checks.text')}</p>
      <ul className="mt-3 grid gap-3">
        {shown.map((doubt) => (
          <CheckCard
            key={doubt.change.id}
            doubt={doubt}
            onYes={() => onAnswer(answerIdOf(doubt), { kind: 'yes', fact: doubt.change.after })}
            onLeave={() => onAnswer(answerIdOf(doubt), { kind: 'no' })}
          />
        ))}
      </ul>
      {doubts.length > shown.length && (
        <Button variant="quiet" size="sm" className="mt-3" onClick={() => setShowsAll(true)}>
          {t('checks.more', { count: doubts.length - shown.length })}
        </Button>
      )}
    </section>
  );
}

interface CheckCardProps {
  readonly doubt: HeldBack;
  readonly onYes: () => void;
  readonly onLeave: () => void;
}

function CheckCard({ doubt, onYes, onLeave }: CheckCardProps) {
  const { t } = useTranslation('workflow-improve');
  return (
    <li className="settle rounded-md border border-dashed border-line-strong bg-raised p-4 text-sm">
      <ChangeWording edit={doubt.change} />
      <p className="mt-2 text-ink-soft">
        <ClaimWords heldBack={doubt} />
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={onYes}>
          <Check aria-hidden />
          {t('checks.yes')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onLeave}>
          {t('checks.leave')}
        </Button>
      </div>
    </li>
  );
}
