import { useTranslation } from '../../../i18n/use-translation.ts';
import { Select } from '../../../ui/form/select.tsx';

interface StatusFilterProps {
  readonly statuses: readonly string[];
  /** Empty means all. */
  readonly value: string;
  readonly onChange: (status: string) => void;
}

const any = 'any';

export function StatusFilter({ statuses, value, onChange }: StatusFilterProps) {
  const { t } = useTranslation('admin-content');
  return (
    <Select
      aria-label={t('status.filter')}
      options={[
        { value: any, label: t('status.any') },
        ...statuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
      ]}
      value={value || any}
      onValueChange={(chosen) => onChange(chosen === any ? '' : chosen)}
      className="lg:w-48"
    />
  );
}
