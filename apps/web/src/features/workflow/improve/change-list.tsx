import type { Edit } from '@fitted/resume/edit/edit';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ChangeCard } from './change-card.tsx';
import { changeKey } from './change-key.ts';

interface ChangeListProps {
  readonly edits: readonly Edit[];
  readonly off: readonly string[];
  readonly inHand: string | null;
  readonly onOff: (off: readonly string[]) => void;
  readonly onHold: (id: string | null) => void;
}

export function ChangeList({ edits, off, inHand, onOff, onHold }: ChangeListProps) {
  const { t } = useTranslation('workflow-improve');
  const isOn = (edit: Edit) => !off.includes(changeKey(edit));
  const isAllOn = edits.every(isOn);
  return (
    <section aria-labelledby="changes">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 id="changes" className="font-serif text-lg font-semibold">
          {t('changes.heading', { on: edits.filter(isOn).length, all: edits.length })}
        </h4>
        {edits.length > 1 && (
          <Button variant="quiet" size="sm" onClick={() => onOff(isAllOn ? edits.map(changeKey) : [])}>
            {t(isAllOn ? 'changes.allOff' : 'changes.allOn')}
          </Button>
        )}
      </div>
      <ul className="mt-2 grid gap-3">
        {edits.map((edit) => (
          <ChangeCard
            key={edit.id}
            edit={edit}
            isOn={isOn(edit)}
            isInHand={inHand === edit.id}
            onSwitch={(on) => onOff(on ? off.filter((key) => key !== changeKey(edit)) : [...off, changeKey(edit)])}
            onHold={(isHeld) => onHold(isHeld ? edit.id : null)}
          />
        ))}
      </ul>
    </section>
  );
}
