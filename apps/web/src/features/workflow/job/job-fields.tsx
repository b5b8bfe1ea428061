import { jobSources } from '@fitted/contract/job-sources';
import { Info } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { Job } from '../draft.ts';

export type JobErrors = Partial<Record<'title' | 'description', string>>;

interface JobFieldsProps {
  readonly job: Job;
  readonly errors: JobErrors;
  readonly onChange: (job: Job) => void;
}

/** The contract's limit. */
const longestDescription = 40_000;

export function JobFields({ job, errors, onChange }: JobFieldsProps) {
  const { t } = useTranslation('workflow-improve');
  // A full box has refused the rest of what was pasted.
  const cut = job.description.length >= longestDescription ? t('job.cut') : undefined;
  return (
    <div className="grid gap-4">
      <Field label={t('job.title')} error={errors.title}>
        {(control) => (
          <TextInput
            {...control}
            name="title"
            maxLength={300}
            value={job.title}
            placeholder={t('job.titlePlaceholder')}
            onChange={(event) => onChange({ ...job, title: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('job.source')}>
        {(control) => (
          <Select
            {...control}
            value={job.source}
            onValueChange={(source) => onChange({ ...job, source })}
            options={jobSources.map((source) => ({ value: source, label: t(`job.sources.${source}`) }))}
          />
        )}
      </Field>
      <Field label={t('job.description')} error={errors.description ?? cut}>
        {(control) => (
          <Textarea
            {...control}
            name="description"
            rows={10}
            maxLength={longestDescription}
            value={job.description}
            placeholder={t('job.descriptionPlaceholder')}
            onChange={(event) => onChange({ ...job, description: event.target.value })}
          />
        )}
      </Field>
      {job.description.trim() === '' && (
        <p className="-mt-1 flex gap-2 text-sm text-ink-soft">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
          {t('job.titleOnly')}
        </p>
      )}
    </div>
  );
}
