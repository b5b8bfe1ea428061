import type { Edit } from '@fitted/resume/edit/edit';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ChangeCard } from './change-card.tsx';

interface ChangeListProps {
  readonly edits: readonly Edit[];
  readonly off: readonly string[];
  readonly inHand: string | null;
  readonly onOff: (off: readonly string[]) => void;
  readonly onHold: (id: string | null) => void;
}

export function ChangeList({ edits, off, inHand, onOff, onHold }: ChangeListProps) {
  const { t } = useTranslation('workflow-improve');
  const isAllOn = edits.every(({ id }) => !off.includes(id));
  const onCount = edits.length - edits.filter(({ id }) => off.includes(id)).length;
  return (
    <section aria-labelledby="changes">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 id="changes" className="font-serif text-lg font-semibold">
          {t('changes.heading', { on: onCount, all: edits.length })}
        </h4>
        {edits.length > 1 && (
          <Button variant="quiet" size="sm" onClick={() => onOff(isAllOn ? edits.map(({ id }) => id) : [])}>
            {t(isAllOn ? 'changes.allOff' : 'changes.allOn')}
          </Button>
        )}
      </div>
      <ul className="mt-2 grid gap-3">
        {edits.map((edit) => (
          <ChangeCard
            key={edit.id}
            edit={edit}
            isOn={!off.includes(edit.id)}
            isInHand={inHand === edit.id}
            onSwitch={(isOn) => onOff(isOn ? off.filter((id) => id !== edit.id) : [...off, edit.id])}
            onHold={(isHeld) => onHold(isHeld ? edit.id : null)}
          />
        ))}
      </ul>
    </section>
  );
}
