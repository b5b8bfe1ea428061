import type { Edit } from '@fitted/resume/edit/edit';
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
import { MarginNotes } from './margin-notes.tsx';

export interface ChangeSwitches {
  /** In the order of the sheet. */
  readonly anchored: readonly AnchoredEdit[];
  /** The keys of changes that are switched off. */
  readonly off: readonly string[];
  readonly onOff: (off: readonly string[]) => void;
}

interface ChangeNotesProps extends ChangeSwitches {
  readonly inHand: string | null;
  readonly onHold: (id: string | null) => void;
  readonly sheet: RefObject<HTMLElement | null>;
}

/** With more notes than this, showing each in full would push it far below its line. */
const maxInFull = 7;

/** The changes as notes beside the sheet, each at its line; similar small ones share a note. */
export function ChangeNotes({ anchored, off, onOff, inHand, onHold, sheet }: ChangeNotesProps) {
  const { lowering } = useDraft();
  const { language } = useTranslation('workflow-improve');
  const groups = useMemo(() => foldNotes(anchored, ({ reason }) => sayReason(reason, language)), [anchored, language]);
  const onSwitch = useStableCallback((edit: Edit, on: boolean) => onOff(switched(off, changeKey(edit), on)));
  const hold = useStableCallback(onHold);
  const held = groups.find((group) => group.some(({ edit }) => edit.id === inHand));
  return (
    <section aria-labelledby="changes" className="[word-break:normal]">
      <ChangesHeading anchored={anchored} off={off} onOff={onOff} />
      <MarginNotes
        sheet={sheet}
        inHand={held?.[0].edit.id ?? null}
        notes={groups.map((group) => {
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
  const keys = anchored.map(({ edit }) => changeKey(edit));
  const on = keys.filter((key) => !off.includes(key)).length;
  const isAllOn = on === keys.length;
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-2">
      <h4 id="changes" className={children ? 'sr-only' : 'font-serif text-lg font-semibold'}>
        {t(isAllOn ? 'changes.headingAll' : 'changes.heading', { on, all: keys.length })}
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

/** What accepting does. */
export function AcceptMeaning({ className }: { readonly className: string }) {
  const { t } = useTranslation('workflow-improve');
  const isChatLocked = useNeedsSubscription();
  return (
    <p className={clsx('leading-snug text-ink-soft [word-break:normal]', className)}>
      {t(isChatLocked ? 'changes.acceptLocked' : 'changes.accept')}
    </p>
  );
}
