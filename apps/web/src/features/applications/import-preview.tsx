import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '../../ui/table.tsx';
import type { ReadRow } from './read-rows.ts';

const shownRows = 8;

interface ImportPreviewProps {
  readonly good: readonly ReadRow[];
  readonly bad: readonly ReadRow[];
}

/** How the file was read: the first rows, and every row that cannot be imported. */
export function ImportPreview({ good, bad }: ImportPreviewProps) {
  const { t } = useTranslation('applications');
  const format = useFormat();
  return (
    <div className="grid gap-4">
      {good.length > 0 && (
        <Table caption={t('import.preview')}>
          <TableHead>
            <tr>
              <TableHeading>{t('form.jobTitle')}</TableHeading>
              <TableHeading>{t('form.company')}</TableHeading>
              <TableHeading>{t('form.status')}</TableHeading>
              <TableHeading>{t('form.applicationDate')}</TableHeading>
            </tr>
          </TableHead>
          <TableBody>
            {good.slice(0, shownRows).map((row) => (
              <TableRow key={row.line}>
                <TableCell>{row.jobTitle}</TableCell>
                <TableCell>{row.company}</TableCell>
                <TableCell>{t(`status.${row.status}`)}</TableCell>
                <TableCell className="whitespace-nowrap">
                  {row.applicationDate ? format.date(row.applicationDate) : t('import.today')}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <p className="text-sm text-ink-soft" role="status">
        {t('import.found', { count: good.length })}
      </p>
      {bad.length > 0 && (
        <div className="max-h-32 overflow-y-auto rounded-md bg-changed p-3 text-sm text-on-changed">
          <p className="font-medium">{t('import.skipped', { count: bad.length })}</p>
          <ul className="mt-1">
            {bad.map((row) => (
              <li key={row.line}>{t(`import.problem.${row.problem}`, { line: row.line })}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
