import { csvColumns } from '@fitted/contract/applications';
import { applicationStatuses } from '@fitted/contract/constants';
import { type ChangeEvent, useState } from 'react';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../lib/browser/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FieldError } from '../../ui/form/field.tsx';
import { inputClass } from '../../ui/form/input-style.ts';
import { Dialog, DialogActions, DialogContent } from '../../ui/overlay/dialog.tsx';
import { decodeTable } from './decode-table.ts';
import { ImportPreview } from './import-preview.tsx';
import { type ImportedRow, useImportApplications } from './queries.ts';
import { readCsv } from './read-csv.ts';
import { type ReadRow, type ReadTable, type RowLabels, readRows } from './read-rows.ts';

const maxMegabytes = 2;

/** Nothing is sent before the person has seen how the file was read. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, language } = useTranslation('applications');
  const say = useSentence();
  const importRows = useImportApplications();
  const [table, setTable] = useState<ReadTable | null>(null);
  const [problem, setProblem] = useState<string>();
  /** The number of rows saved by an import that failed halfway; another try sends only the others. */
  const [saved, setSaved] = useState(0);
  const good = table?.rows.filter((row) => !row.problem) ?? [];
  const bad = table?.rows.filter((row) => row.problem) ?? [];
  const left = good.slice(saved);

  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    setTable(null);
    setProblem(undefined);
    setSaved(0);
    importRows.reset();
    if (!file) return;
    if (file.size > maxMegabytes * 1024 * 1024) return setProblem(t('import.tooLarge', { megabytes: maxMegabytes }));
    const columns = Object.fromEntries(csvColumns.map((name) => [name, t(`form.${name}`)]));
    const statuses = Object.fromEntries(applicationStatuses.map((status) => [status, t(`status.${status}`)]));
    const text = decodeTable(new Uint8Array(await file.arrayBuffer()), language);
    const read = readRows(readCsv(text), { columns, statuses } as RowLabels);
    if (read.missing.length > 0) return setProblem(t('import.noColumns'));
    if (read.rows.length === 0) return setProblem(t('import.noRows'));
    setTable(read);
  };

  const send = () =>
    importRows.mutate(
      { rows: left.map(toInput), onSaved: (count) => setSaved((before) => before + count) },
      {
        onSuccess: () => {
          toast({ title: t('import.done', { count: good.length }) });
          onClose();
        },
      },
    );

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={t('import.title')} description={t('import.text')} className="sm:max-w-3xl">
        <div className="grid gap-5">
          <Field label={t('import.file')} error={problem}>
            {(control) => (
              <input
                {...control}
                type="file"
                disabled={importRows.isPending}
                accept=".csv,text/csv"
                onChange={(event) => void read(event)}
                className={inputClass('py-2 file:mr-3 file:rounded-sm file:bg-sunken file:px-2 file:py-1')}
              />
            )}
          </Field>
          {table && <ImportPreview good={left} bad={bad} />}
          {saved > 0 && <p className="text-sm">{t('import.done', { count: saved })}</p>}
          {importRows.error && <FieldError>{say(importRows.error.message)}</FieldError>}
        </div>
        <DialogActions>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={left.length === 0} isBusy={importRows.isPending} onClick={send}>
            {t('import.submit', { count: left.length })}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}

const toInput = ({ jobTitle, company, status, applicationDate, followUpOn, notes }: ReadRow): ImportedRow => ({
  jobTitle,
  company,
  status,
  notes: notes || null,
  ...(applicationDate && { applicationDate }),
  ...(followUpOn && { followUpOn }),
});
