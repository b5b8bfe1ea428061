import type { JobDescriptionSummary } from '@fitted/contract/job-descriptions';
import { Briefcase } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../lib/browser/toast.ts';
import { useUndoableDelete } from '../../lib/browser/use-undoable-delete.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { keepFocus } from '../../ui/keep-focus.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { sendDeleteJob, useJobs, useReloadJobs } from './job-queries.ts';
import { JobRow } from './job-row.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { resumeName } from './resume-name.ts';
import { useResumes } from './resume-queries.ts';

/** The saved postings, each with how well a selected resume matches it. */
export function JobsCard() {
  const { t } = useTranslation('dashboard');
  const jobs = useJobs();
  const reload = useReloadJobs();
  const resumes = useResumes().data?.pages.flatMap((page) => page.resumes) ?? [];
  const [chosenId, setChosenId] = useState<number>();
  const resume = resumes.find(({ id }) => id === chosenId) ?? resumes[0];
  const { hiddenIds, remove } = useUndoableDelete({
    send: sendDeleteJob,
    onSent: reload,
    onFailed: () => toast({ title: t('deleteFailed'), variant: 'destructive' }),
  });
  const rows = jobs.data?.pages.flatMap((page) => page.jobDescriptions).filter(({ id }) => !hiddenIds.has(id));

  const removeJob = ({ id, title }: JobDescriptionSummary) =>
    remove(id, { title: t('jobs.deleted', { name: title }), undo: t('undo'), undoHint: t('undoHint') });

  return (
    <Card ref={keepFocus}>
      <CardHeader title={t('jobs.title')} text={t('jobs.text')} />
      {resume && rows && rows.length > 0 && (
        <Field label={t('jobs.against')} className="mb-4 max-w-sm">
          {(control) => (
            <Select
              {...control}
              value={String(resume.id)}
              onValueChange={(id) => setChosenId(Number(id))}
              options={resumes.map(({ id, title, preview }) => ({
                value: String(id),
                label: resumeName(title, preview) || t('resumes.untitled'),
              }))}
            />
          )}
        </Field>
      )}
      {jobs.isPending && <ListSkeleton />}
      {jobs.isError && !rows && <LoadFailure t={t} onRetry={() => void jobs.refetch()} />}
      {rows?.length === 0 && <EmptyState icon={Briefcase} title={t('jobs.empty')} text={t('jobs.emptyText')} />}
      {rows && rows.length > 0 && (
        <ul className="divide-y divide-line">
          {rows.map((job) => (
            <JobRow key={job.id} job={job} resume={resume} onDelete={() => removeJob(job)} />
          ))}
        </ul>
      )}
      <MoreButton query={jobs} failure={t('loadFailed')} variant="outline" size="sm" className="mt-5">
        {t('more')}
      </MoreButton>
    </Card>
  );
}
