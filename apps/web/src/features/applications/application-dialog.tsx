import type { Application } from '@fitted/contract/applications';
import type { ApplicationStatus } from '@fitted/contract/constants';
import { type FormEvent, useState } from 'react';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { toast } from '../../lib/browser/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FieldError } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { AskingDialog } from '../../ui/overlay/asking-dialog.tsx';
import { DialogActions, DialogContent } from '../../ui/overlay/dialog.tsx';
import { columns, readApplication, useAddApplication, useChangeApplication } from './queries.ts';

interface ApplicationDialogProps {
  readonly today: string;
  /** Absent for a new one. */
  readonly application?: Application;
  readonly onClose: () => void;
}

interface FormState {
  readonly jobTitle: string;
  readonly company: string;
  readonly status: ApplicationStatus;
  readonly applicationDate: string;
  readonly followUpOn: string;
  readonly notes: string;
}

const fill = (application: Application | undefined, today: string): FormState => ({
  jobTitle: application?.jobTitle ?? '',
  company: application?.company ?? '',
  status: application?.status ?? 'applied',
  applicationDate: application?.applicationDate ?? today,
  followUpOn: application?.followUpOn ?? '',
  notes: application?.notes ?? '',
});

export function ApplicationDialog({ today, application, onClose }: ApplicationDialogProps) {
  const { t } = useTranslation('applications');
  const say = useSentence();
  const add = useAddApplication();
  const change = useChangeApplication();
  const [seen, setSeen] = useState(application);
  const [form, setForm] = useState(fill(application, today));
  const [isTried, setTried] = useState(false);
  const set = (part: Partial<FormState>) => setForm({ ...form, ...part });
  const isDirty = JSON.stringify(form) !== JSON.stringify(fill(seen, today));

  const missing = {
    jobTitle: isTried && form.jobTitle.trim() === '' ? t('form.jobTitleMissing') : undefined,
    company: isTried && form.company.trim() === '' ? t('form.companyMissing') : undefined,
  };
  const error = add.error ?? change.error;
  const issues = error instanceof ApiError ? error.issues : [];
  const refusalOf = (field: keyof FormState) => say(issues.find(({ path }) => path === field)?.message);
  const refused = { applicationDate: refusalOf('applicationDate'), followUpOn: refusalOf('followUpOn') };
  const isBesideField = Boolean(refused.applicationDate ?? refused.followUpOn);
  const isStale = error instanceof ApiError && error.code === 'changed_meanwhile';

  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (form.jobTitle.trim() === '' || form.company.trim() === '') return;
    const { applicationDate, followUpOn, notes, ...rest } = form;
    const body = {
      ...rest,
      notes: notes.trim() || null,
      followUpOn: followUpOn || null,
      ...(applicationDate && { applicationDate }),
    };
    const onSuccess = () => {
      toast({ title: t('saved') });
      onClose();
    };
    if (seen) change.mutate({ ...body, id: seen.id, version: seen.version }, { onSuccess });
    else add.mutate(body, { onSuccess });
  };

  const takeNewer = async (id: number) => {
    try {
      const newer = await readApplication(id);
      change.reset();
      setSeen(newer);
      setForm(fill(newer, today));
    } catch {
      toast({ title: t('conflict.failed'), variant: 'destructive' });
    }
  };

  return (
    <AskingDialog isDirty={isDirty} t={t} onClose={onClose}>
      {(close) => (
        <DialogContent title={seen ? t('form.editTitle') : t('form.addTitle')}>
          <form onSubmit={save} noValidate className="grid gap-4">
            <Field label={t('form.jobTitle')} error={missing.jobTitle}>
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={300}
                  value={form.jobTitle}
                  onChange={(event) => set({ jobTitle: event.target.value })}
                />
              )}
            </Field>
            <Field label={t('form.company')} error={missing.company}>
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={300}
                  value={form.company}
                  onChange={(event) => set({ company: event.target.value })}
                />
              )}
            </Field>
            <Field label={t('form.status')}>
              {(control) => (
                <Select
                  {...control}
                  value={form.status}
                  onValueChange={(status) => set({ status })}
                  options={columns.map((status) => ({ value: status, label: t(`status.${status}`) }))}
                />
              )}
            </Field>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label={t('form.applicationDate')} error={refused.applicationDate}>
                {(control) => (
                  <TextInput
                    {...control}
                    type="date"
                    value={form.applicationDate}
                    onChange={(event) => set({ applicationDate: event.target.value })}
                  />
                )}
              </Field>
              <Field label={t('form.followUpOn')} isOptional error={refused.followUpOn}>
                {(control) => (
                  <TextInput
                    {...control}
                    type="date"
                    value={form.followUpOn}
                    onChange={(event) => set({ followUpOn: event.target.value })}
                  />
                )}
              </Field>
            </div>
            <Field label={t('form.notes')} isOptional>
              {(control) => (
                <Textarea
                  {...control}
                  rows={4}
                  maxLength={10_000}
                  value={form.notes}
                  onChange={(event) => set({ notes: event.target.value })}
                />
              )}
            </Field>
            {isStale && seen && (
              <div className="rounded-md bg-changed p-4 text-sm text-on-changed" role="alert">
                <p className="font-medium">{t('conflict.title')}</p>
                <p className="mt-1">{t('conflict.formText')}</p>
                <Button variant="outline" size="sm" className="mt-3" onClick={() => void takeNewer(seen.id)}>
                  {t('conflict.take')}
                </Button>
              </div>
            )}
            {error && !isStale && !isBesideField && <FieldError>{say(error.message)}</FieldError>}
            <DialogActions>
              <Button variant="outline" onClick={close}>
                {t('cancel')}
              </Button>
              <Button type="submit" isBusy={add.isPending || change.isPending}>
                {t('save')}
              </Button>
            </DialogActions>
          </form>
        </DialogContent>
      )}
    </AskingDialog>
  );
}
