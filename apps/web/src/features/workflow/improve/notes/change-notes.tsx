import type { NodeId, ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import { sayReason } from '@fitted/resume/summary/say';
import clsx from 'clsx';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useStableCallback } from '../../../../lib/browser/use-stable-callback.ts';
import { useNeedsSubscription } from '../../../../lib/session/needs-subscription.ts';
import { Button } from '../../../../ui/button.tsx';
import { useDraft } from '../../draft-store.ts';
import { ChangeCard } from '../changes/change-card.tsx';
import { changeKey } from '../changes/change-key.ts';
import { switched } from '../changes/switched.ts';
import type { AnchoredEdit } from '../sheet/anchors.ts';
import { foldNotes } from './fold-notes.ts';
import { FoldedCard } from './folded-card.tsx';
import { type MarginNote, MarginNotes } from './margin-notes.tsx';

export interface ChangeSwitches {
  /** In the order of the sheet. */
  readonly anchored: readonly AnchoredEdit[];
  /** The keys of changes that are switched off. */
  readonly off: readonly string[];
  readonly onOff: (off: readonly string[]) => void;
}

interface ChangeNotesProps extends ChangeSwitches {
  /** Without any change: its line order is the order of the notes. */
  readonly base: ResumeDocument;
  readonly inHand: string | null;
  readonly onHold: (id: string | null) => void;
  readonly sheet: RefObject<HTMLElement | null>;
  /** Questions about single lines, each placed at its line. */
  readonly asks: readonly LineAsk[];
}

export interface LineAsk {
  readonly id: string;
  readonly lineId: NodeId;
  readonly card: ReactNode;
}

/** With more notes than this, showing each in full would push it far below its line. */
const maxInFull = 7;

/** The changes as notes beside the sheet, each at its line; similar small ones share a note. */
export function ChangeNotes({ anchored, off, onOff, inHand, onHold, sheet, base, asks }: ChangeNotesProps) {
  const { lowering } = useDraft();
  const { language } = useTranslation('workflow-improve');
  const groups = useMemo(() => foldNotes(anchored, ({ reason }) => sayReason(reason, language)), [anchored, language]);
  const onSwitch = useStableCallback((edit: Edit, on: boolean) => onOff(switched(off, changeKey(edit), on)));
  const hold = useStableCallback(onHold);
  const held = groups.find((group) => group.some(({ edit }) => edit.id === inHand));
  return (
    <section aria-labelledby="changes">
      {anchored.length > 0 ? (
        <>
          <ChangesHeading anchored={anchored} off={off} onOff={onOff} />
          <ChangesMeaning className="mb-2" />
        </>
      ) : (
        <QuestionsHeading />
      )}
      <MarginNotes
        sheet={sheet}
        inHand={held?.[0].edit.id ?? null}
        notes={inLineOrder(
          base,
          asks,
          groups.map((group) => {
            const [{ edit, lineId, section, move }, ...more] = group;
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
                    isCompact={groups.length > maxInFull}
                    onSwitch={onSwitch}
                    onHold={hold}
                  />
                ),
            };
          }),
        )}
      />
    </section>
  );
}

/** Puts each question before the first change that is further down, so that no two links cross. */
function inLineOrder(base: ResumeDocument, asks: readonly LineAsk[], changes: readonly MarginNote[]): MarginNote[] {
  const order = new Map(linesOf(base).map(({ id }, index) => [id, index]));
  const placeOf = (lineId: NodeId | undefined) => (lineId === undefined ? undefined : order.get(lineId));
  const notes = [...changes];
  const inOrder = [...asks].sort((one, other) => (placeOf(one.lineId) ?? 0) - (placeOf(other.lineId) ?? 0));
  for (const { id, lineId, card } of inOrder) {
    const at = notes.findIndex((note) => (placeOf(note.lineId) ?? -1) > (placeOf(lineId) ?? 0));
    // What was changed is what people came for: a question never pushes the first change out of view.
    notes.splice(at < 0 ? notes.length : Math.max(at, Math.min(1, changes.length)), 0, {
      id,
      lineId,
      isQuestion: true,
      content: <ul>{card}</ul>,
    });
  }
  return notes;
}

/** Above questions instead of changes. */
export function QuestionsHeading() {
  const { t } = useTranslation('workflow-improve');
  return (
    <h4 id="changes" className="mb-2 flex min-h-9 items-center font-serif text-lg font-semibold">
      {t('questions.heading')}
    </h4>
  );
}

export function ChangesHeading({ anchored, off, onOff }: ChangeSwitches) {
  const { t } = useTranslation('workflow-improve');
  const keys = anchored.map(({ edit }) => changeKey(edit));
  const on = keys.filter((key) => !off.includes(key)).length;
  const isAllOn = on === keys.length;
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-2">
      <h4 id="changes" className="font-serif text-lg font-semibold">
        {t('changes.heading', { on, all: keys.length })}
      </h4>
      {keys.length > 1 && (
        <Button variant="quiet" size="sm" className="-mr-2 lg:-mr-3" onClick={() => onOff(isAllOn ? keys : [])}>
          {t(isAllOn ? 'changes.allOff' : 'changes.allOn')}
        </Button>
      )}
    </div>
  );
}

/** Where the changes that are on stand, and where the two buttons of the bar lead. */
export function ChangesMeaning({ className }: { readonly className: string }) {
  const { t } = useTranslation('workflow-improve');
  const isChatLocked = useNeedsSubscription();
  return (
    <p className={clsx('text-xs leading-snug text-ink-soft', className)}>
      {t(isChatLocked ? 'changes.meaningLocked' : 'changes.meaning', {
        accept: t('result.accept'),
        download: t('result.download'),
      })}
    </p>
  );
}
