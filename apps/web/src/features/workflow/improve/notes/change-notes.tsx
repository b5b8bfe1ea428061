import type { Edit } from '@fitted/resume/edit/edit';
import { sayReason } from '@fitted/resume/summary/say';
import clsx from 'clsx';
import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useStableCallback } from '../../../../lib/browser/use-stable-callback.ts';
import { useNeedsSubscription } from '../../../../lib/session/needs-subscription.ts';
import { Button } from '../../../../ui/button.tsx';
import { keepFocus } from '../../../../ui/keep-focus.ts';
import { useDraft } from '../../draft-store.ts';
import { ChangeCard } from '../changes/change-card.tsx';
import { changeKey, switched } from '../changes/change-key.ts';
import { type AnchoredEdit, isChange, isSuggested } from '../sheet/anchors.ts';
import { RefusedNote } from '../suggestions/refused-note.tsx';
import { SuggestionCard } from '../suggestions/suggestion-card.tsx';
import { UseAll } from '../suggestions/use-all.tsx';
import type { SuggestionDesk } from '../suggestions/use-suggestions.ts';
import { foldNotes } from './fold-notes.ts';
import { FoldedCard } from './folded-card.tsx';
import { MarginNotes } from './margin-notes.tsx';

export interface ChangeSwitches {
  /** Changes and suggestions, in the order of the desk. */
  readonly anchored: readonly AnchoredEdit[];
  /** The keys of changes that are switched off. */
  readonly off: readonly string[];
  readonly onOff: (off: readonly string[]) => void;
}

interface ChangeNotesProps extends ChangeSwitches {
  /** The same in the order of the sheet, with the suggestion that was left out a moment ago. */
  readonly notes: readonly AnchoredEdit[];
  readonly suggestions: SuggestionDesk;
  readonly inHand: string | null;
  /** It was reached by stepping from change to change. */
  readonly isStepping: boolean;
  readonly onHold: (id: string | null) => void;
  readonly sheet: RefObject<HTMLElement | null>;
}

/** With more notes than this, the reasons of suggestions would push them far below their lines. */
const maxInFull = 10;

/** Changes and suggestions as notes beside the sheet, each at its line; similar small changes share a note. */
export function ChangeNotes({
  anchored,
  notes,
  suggestions,
  off,
  onOff,
  inHand,
  isStepping,
  onHold,
  sheet,
}: ChangeNotesProps) {
  const { lowering } = useDraft();
  const { language } = useTranslation('workflow-improve');
  const groups = useMemo(() => foldNotes(notes, ({ reason }) => sayReason(reason, language)), [notes, language]);
  const onSwitch = useStableCallback((edit: Edit, on: boolean) => onOff(switched(off, changeKey(edit), on)));
  const hold = useStableCallback(onHold);
  const heldId = groups.find((group) => group.some(({ edit }) => edit.id === inHand))?.[0].edit.id ?? null;
  const pinned = useRef<string | null>(null);
  if (isStepping) pinned.current = heldId;
  return (
    <section ref={keepFocus} aria-labelledby="changes">
      <ChangesHeading anchored={anchored} off={off} onOff={onOff} />
      <SuggestionsHeading anchored={anchored} suggestions={suggestions} />
      <MarginNotes
        sheet={sheet}
        inHand={heldId}
        pinned={pinned.current}
        notes={groups.map((group) => {
          const [first, ...more] = group;
          const { edit, lineId, section, move } = first;
          if (isSuggested(first)) {
            const { suggestion } = first;
            const isLeftOut = suggestions.refused.includes(suggestion);
            return {
              id: edit.id,
              lineId,
              isLinked: !isLeftOut,
              isSuggested: true,
              content: isLeftOut ? (
                <RefusedNote words={edit.after} onUndo={suggestions.undo} />
              ) : (
                <SuggestionCard
                  anchored={first}
                  desk={suggestions}
                  isInHand={inHand === edit.id}
                  isCompact={groups.length > maxInFull}
                  onHold={hold}
                />
              ),
            };
          }
          return {
            id: edit.id,
            lineId: group.find((one) => one.edit.id === inHand)?.lineId ?? lineId,
            content:
              more.length > 0 ? (
                <FoldedCard group={group} off={off} onOff={onOff} inHand={inHand} onHold={onHold} />
              ) : (
                <ChangeCard
                  edit={edit}
                  section={section}
                  move={move}
                  isLowering={lowering.includes(changeKey(edit))}
                  isOn={!off.includes(changeKey(edit))}
                  isInHand={inHand === edit.id}
                  onSwitch={onSwitch}
                  onHold={hold}
                />
              ),
          };
        })}
      />
    </section>
  );
}

/** Instead of the changes' heading. Which question it is says enough to those who see it. */
export function QuestionsHeading() {
  const { t } = useTranslation('workflow-improve');
  return (
    <h4 id="changes" className="sr-only">
      {t('questions.heading')}
    </h4>
  );
}

interface ChangesHeadingProps extends ChangeSwitches {
  /** Stands in its place where room is short, and counts the changes, too. */
  readonly children?: ReactNode;
}

export function ChangesHeading({ anchored, off, onOff, children }: ChangesHeadingProps) {
  const { t } = useTranslation('workflow-improve');
  const keys = anchored.filter(isChange).map(({ edit }) => changeKey(edit));
  const on = keys.filter((key) => !off.includes(key)).length;
  const isAllOn = on === keys.length;
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-2">
      <h4 id="changes" className={children ? 'sr-only' : 'font-serif text-lg font-semibold'}>
        {keys.length === 0
          ? t('suggestions.heading', { count: anchored.length })
          : t(isAllOn ? 'changes.headingAll' : 'changes.heading', { on, all: keys.length })}
      </h4>
      {children}
      {keys.length > 1 && (
        <Button variant="quiet" size="sm" className="-mr-2 lg:-mr-3" onClick={() => onOff(isAllOn ? keys : [])}>
          {t(isAllOn ? 'changes.allOff' : 'changes.allOn')}
        </Button>
      )}
    </div>
  );
}

interface SuggestionsHeadingProps extends Pick<ChangeSwitches, 'anchored'> {
  readonly suggestions: SuggestionDesk;
}

/** How many are suggested beside the changes, and one act for all of them. */
export function SuggestionsHeading({ anchored, suggestions }: SuggestionsHeadingProps) {
  const { t } = useTranslation('workflow-improve');
  const suggested = anchored.filter(isSuggested);
  // The one that was left out a moment ago has its own way back.
  const { kind, taken = [] } = suggestions.decided ?? {};
  const refused = suggestions.refused.filter((one) => kind !== 'refused' || !taken.includes(one));
  if (suggested.length + refused.length === 0) return null;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1">
      <UseAll suggested={suggested} desk={suggestions} />
      {refused.length > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="text-ink-soft"
          onClick={() => suggestions.reopen(suggestions.refused)}
        >
          {t('suggestions.reopen', { count: suggestions.refused.length })}
        </Button>
      )}
    </div>
  );
}

interface AcceptMeaningProps {
  readonly className: string;
  /** Suggestions that are neither used nor left out. */
  readonly open: number;
}

/** What going on leaves out: one sentence, the one that matters more. */
export function AcceptMeaning({ className, open }: AcceptMeaningProps) {
  const { t } = useTranslation('workflow-improve');
  const isChatLocked = useNeedsSubscription();
  return (
    <p className={clsx('leading-snug text-ink-soft', className)}>
      {open > 0
        ? t('suggestions.stayOut', { count: open })
        : t(isChatLocked ? 'changes.acceptLocked' : 'changes.accept')}
    </p>
  );
}
