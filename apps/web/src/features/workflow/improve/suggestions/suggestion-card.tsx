import type { HeldBack } from '@fitted/contract/edits/edit';
import { sayReason } from '@fitted/resume/summary/say';
import clsx from 'clsx';
import { Lightbulb } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ChangeWording } from '../changes/change-wording.tsx';
import { NoteFrame } from '../notes/note-frame.tsx';
import type { AnchoredEdit } from '../sheet/anchors.ts';
import { SuggestionClaim } from './suggestion-claim.tsx';
import { SuggestionDeeds } from './suggestion-deeds.tsx';
import type { SuggestionDesk } from './use-suggestions.ts';

interface SuggestionCardProps {
  readonly anchored: AnchoredEdit & { readonly suggestion: HeldBack };
  readonly desk: SuggestionDesk;
  /** In hand it shows everything. */
  readonly isInHand: boolean;
  /** Among many others, the reason waits until it is in hand. */
  readonly isCompact?: boolean;
  readonly onHold: (id: string | null) => void;
}

/** A note in blue pencil: what a line could say, why, what it claims, and the person's word on it. */
export function SuggestionCard({ anchored, desk, isInHand, isCompact = false, onHold }: SuggestionCardProps) {
  const { edit, section, move, suggestion } = anchored;
  const { language } = useTranslation('workflow-improve');
  const id = useId();
  const isAddition = edit.before === '';
  const isHeld = isInHand || desk.worded === edit.id;
  return (
    <NoteFrame
      id={edit.id}
      onHold={onHold}
      className={clsx(
        'border-dashed border-suggested-line p-3',
        isHeld && 'shadow-float outline-1 outline-suggested-line',
      )}
    >
      <SuggestedLabel section={section} />
      <div id={id}>
        {/* What would be added stands in pencil on the sheet beside it. */}
        <div className={clsx('mt-1.5', isAddition && !isHeld && 'sr-only')}>
          <ChangeWording edit={edit} move={move} isSuggested />
        </div>
        {(isHeld || !isCompact) && (
          <p className="mt-1.5 text-[0.8125rem] leading-snug text-ink-soft">{sayReason(edit.reason, language)}</p>
        )}
        {(suggestion.claims.length > 0 || !isAddition) && <SuggestionClaim suggestion={suggestion} />}
      </div>
      <SuggestionDeeds suggestion={suggestion} desk={desk} describedBy={id} />
    </NoteFrame>
  );
}

/** "Suggested · Experience" */
export function SuggestedLabel({ section }: { readonly section: string | undefined }) {
  const { t } = useTranslation('workflow-improve');
  const place = section ?? t('actions.top');
  return (
    <p className="flex items-center gap-1.5 text-[0.8125rem] font-semibold text-on-suggested">
      <Lightbulb aria-hidden className="size-3.5 shrink-0" />
      <span className="min-w-0 break-words">
        {t('suggestions.label')}
        {place !== '' && <span className="font-normal text-ink-soft"> · {place}</span>}
      </span>
    </p>
  );
}
