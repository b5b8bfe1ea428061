import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { IconButton } from './icon-button.tsx';

interface RowButtonsProps {
  readonly subject: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function RowButtons({ subject, onEdit, onDelete }: RowButtonsProps) {
  const { t } = useTranslation('admin-content');
  return (
    <>
      <IconButton icon={Pencil} label={t('edit')} name={t('edit')} subject={subject} onClick={onEdit} />
      <IconButton icon={Trash2} label={t('delete')} name={t('delete')} isApart subject={subject} onClick={onDelete} />
    </>
  );
}
