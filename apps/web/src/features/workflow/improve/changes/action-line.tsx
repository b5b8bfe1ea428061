import type { Edit } from '@fitted/contract/edits/edit';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { actionOf } from './action-of.ts';
import type { SectionMove } from './section-move.ts';

interface ActionLineProps {
  readonly edit: Edit;
  /** The section that it is in. */
  readonly section: string | undefined;
  readonly move: SectionMove | undefined;
}

/** What was done and where: "Removed · Experience", "Education · moved above Projects". */
export function ActionLine({ edit, section, move }: ActionLineProps) {
  const { t } = useTranslation('workflow-improve');
  const [first, second] = move
    ? [move.name, move.next === undefined ? t('order.toEnd') : t('order.above', { name: move.next })]
    : [t(`actions.${actionOf(edit)}`), section ?? t('actions.top')];
  return (
    // Where the second part wraps, the dot before it is out of sight.
    <span className="flex flex-wrap gap-x-4 overflow-hidden">
      <span>{first}</span>{' '}
      {second !== '' && (
        <span className="relative font-normal text-ink-soft before:absolute before:-left-2.5 before:content-['·']">
          {second}
        </span>
      )}
    </span>
  );
}
