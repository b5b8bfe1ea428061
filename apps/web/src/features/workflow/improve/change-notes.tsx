import type { RefObject } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import type { AnchoredEdit } from './anchors.ts';
import { ChangeCard } from './change-card.tsx';
import { changeKey } from './change-key.ts';
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

/** The changes as notes beside the sheet, each at its line. */
export function ChangeNotes({ anchored, off, onOff, inHand, onHold, sheet }: ChangeNotesProps) {
  return (
    <section aria-labelledby="changes">
      <ChangesHeading anchored={anchored} off={off} onOff={onOff} />
      <MarginNotes
        sheet={sheet}
        inHand={inHand}
        notes={anchored.map(({ edit, lineId }) => ({
          id: edit.id,
          lineId,
          content: (
            <ChangeCard
              edit={edit}
              isOn={!off.includes(changeKey(edit))}
              isInHand={inHand === edit.id}
              onSwitch={(on) => onOff(switched(off, changeKey(edit), on))}
              onHold={(isHeld) => onHold(isHeld ? edit.id : null)}
            />
          ),
        }))}
      />
    </section>
  );
}

export const switched = (off: readonly string[], key: string, isOn: boolean): readonly string[] =>
  isOn ? off.filter((one) => one !== key) : [...off.filter((one) => one !== key), key];

export function ChangesHeading({ anchored, off, onOff }: ChangeSwitches) {
  const { t } = useTranslation('workflow-improve');
  const keys = anchored.map(({ edit }) => changeKey(edit));
  const on = keys.filter((key) => !off.includes(key)).length;
  const isAllOn = on === keys.length;
  return (
    <div className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-x-2">
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
