import type { Edit } from '@fitted/contract/edit';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { actionOf } from './action-of.ts';

interface ActionLineProps {
  readonly edit: Edit;
  /** The section that it is in. */
  readonly section: string | undefined;
}

/** What was done and where: "Removed · Experience". */
export function ActionLine({ edit, section }: ActionLineProps) {
  const { t } = useTranslation('workflow-improve');
  return (
    <>
      {t(`actions.${actionOf(edit)}`)}
      {section !== '' && <span className="font-normal text-ink-soft"> · {section ?? t('actions.top')}</span>}
    </>
  );
}
