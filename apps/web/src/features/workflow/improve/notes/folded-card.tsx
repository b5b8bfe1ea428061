import { sayReason } from '@fitted/resume/summary/say';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Switch } from '../../../../ui/form/switch.tsx';
import { actionOf } from '../changes/action-of.ts';
import { changeKey, switched } from '../changes/change-key.ts';
import { ChangeWording } from '../changes/change-wording.tsx';
import type { NoteGroup } from './fold-notes.ts';

interface FoldedCardProps {
  readonly group: NoteGroup;
  readonly off: readonly string[];
  readonly onOff: (off: readonly string[]) => void;
  /** The change in hand, if it is one of these: then all are shown. */
  readonly inHand: string | null;
  readonly onHold: (id: string | null) => void;
}

/** Several small changes for one reason: one switch for all of them, and one for each when expanded. */
export function FoldedCard({ group, off, onOff, inHand, onHold }: FoldedCardProps) {
  const { t, language } = useTranslation('workflow-improve');
  const [isUnfolded, setUnfolded] = useState(false);
  const titleId = useId();
  const listId = useId();
  const [{ edit: first }] = group;
  const keys = group.map(({ edit }) => changeKey(edit));
  const isOn = keys.some((key) => !off.includes(key));
  const isHeld = group.some(({ edit }) => edit.id === inHand);
  const isOpen = isUnfolded || isHeld;
  return (
    <div
      className={clsx(
        'settle rounded-md border bg-raised p-3 text-sm transition-[border-color,box-shadow]',
        isHeld ? 'border-changed-line shadow-float' : 'border-line',
        isOn ? 'border-l-[3px] border-l-changed-line' : 'border-dashed',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <p id={titleId} className="font-semibold">
          {t(`actions.${actionOf(first)}`)}{' '}
          <span className="font-normal text-ink-soft">· {t('folded.lines', { count: group.length })}</span>
        </p>
        <Switch
          checked={isOn}
          onCheckedChange={(on) => onOff(keys.reduce((rest, key) => switched(rest, key, on), off))}
          aria-label={t('folded.all')}
          aria-describedby={titleId}
        />
      </div>
      <p className="mt-1 text-[0.8125rem] leading-snug text-ink-soft">{sayReason(first.reason, language)}</p>
      {!isOpen && (
        <div className={clsx('mt-1.5 line-clamp-2', !isOn && 'line-through decoration-ink-faint')}>
          <ChangeWording edit={first} />
        </div>
      )}
      <ul id={listId} hidden={!isOpen} className="mt-2 grid gap-1.5">
        {isOpen &&
          group.map(({ edit }) => {
            const key = changeKey(edit);
            return (
              <li
                key={edit.id}
                onPointerEnter={() => onHold(edit.id)}
                onPointerLeave={() => onHold(null)}
                className={clsx(
                  'flex items-start justify-between gap-2 border-t border-line pt-1.5',
                  edit.id === inHand && 'font-medium',
                )}
              >
                <div className={clsx('min-w-0', off.includes(key) && 'line-through decoration-ink-faint')}>
                  <ChangeWording edit={edit} />
                </div>
                <Switch
                  checked={!off.includes(key)}
                  onCheckedChange={(on) => onOff(switched(off, key, on))}
                  aria-label={t('changes.useNamed', { words: edit.after })}
                />
              </li>
            );
          })}
      </ul>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => {
          onHold(null);
          setUnfolded(!isOpen);
        }}
        className="mt-2 flex items-center gap-1 text-xs font-medium text-ink-soft hover:text-ink"
      >
        <ChevronDown aria-hidden className={clsx('size-3.5 transition-transform', isOpen && 'rotate-180')} />
        {t(isOpen ? 'folded.hide' : 'folded.show')}
      </button>
    </div>
  );
}
