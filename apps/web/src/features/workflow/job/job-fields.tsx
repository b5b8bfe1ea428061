import { jobSources } from '@fitted/contract/job-sources';
import { maxJobDescriptionLength, maxJobTitleLength } from '@fitted/contract/limits/text-limits';
import { findTitle } from '@fitted/resume/job/find-title';
import { Info, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { emptyJob, type Job } from '../draft.ts';

export type JobErrors = Partial<Record<'title' | 'description', string>>;

/** Nobody types so much at once. */
const pastedLength = 200;

const showStart = (box: HTMLTextAreaElement) =>
  requestAnimationFrame(() => {
    box.scrollTop = 0;
  });

interface JobFieldsProps {
  readonly job: Job;
  readonly errors: JobErrors;
  readonly onChange: (job: Job) => void;
}

export function JobFields({ job, errors, onChange }: JobFieldsProps) {
  const { t } = useTranslation('workflow-improve');
  // At its maximum length the box has cut off the rest of what was pasted.
  const cut = job.description.length >= maxJobDescriptionLength ? t('job.cut') : undefined;
  const found = useMemo(() => findTitle(job.description), [job.description]);
  const [showsSource, setShowsSource] = useState(false);
  const paste = (description: string) => {
    // A typed title stays; one that came from the posting is replaced with it.
    const isOurs = job.title.trim() === '' || job.title === found;
    onChange({ ...job, description, ...(isOurs && { title: findTitle(description) ?? '' }) });
  };
  return (
    <div className="grid gap-4">
      <Field label={t('job.description')} error={errors.description ?? cut}>
        {(control) => (
          <Textarea
            {...control}
            name="description"
            rows={10}
            // It takes what the rest of the form leaves of the screen.
            className="h-[calc(100dvh-35rem)] min-h-52 lg:h-[calc(100dvh-33.5rem)]"
            maxLength={maxJobDescriptionLength}
            value={job.description}
            placeholder={t('job.descriptionPlaceholder')}
            onChange={({ target }) => {
              // A browser scrolls to the end of what was pasted; people look for its first line.
              if (target.value.length > job.description.length + pastedLength) showStart(target);
              paste(target.value);
            }}
          />
        )}
      </Field>
      {job.description.trim() === '' && (
        <p className="-mt-2 flex gap-2 text-sm text-ink-soft">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
          {t('job.titleOnly')}
        </p>
      )}
      <Field
        label={t('job.title')}
        error={errors.title}
        hint={job.title !== '' && job.title === found ? t('job.titleFound') : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            name="title"
            // One line that grows: a long title is seen whole on a phone.
            rows={1}
            className="field-sizing-content resize-none!"
            maxLength={maxJobTitleLength}
            value={job.title}
            placeholder={t('job.titlePlaceholder')}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
            onChange={(event) => onChange({ ...job, title: event.target.value.replaceAll('\n', ' ') })}
          />
        )}
      </Field>
      {showsSource || job.source !== emptyJob.source ? (
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
      ) : (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={false}
          className="-my-2 -ml-3 justify-self-start text-ink-soft"
          onClick={() => setShowsSource(true)}
        >
          <Plus aria-hidden />
          {t('job.source')}
        </Button>
      )}
    </div>
  );
}
