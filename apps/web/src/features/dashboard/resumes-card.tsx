import type { ResumeSummary } from '@fitted/contract/resumes';
import { FileStack } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../lib/browser/toast.ts';
import { useUndoableDelete } from '../../lib/browser/use-undoable-delete.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { keepFocus } from '../../ui/keep-focus.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { resumeName } from './resume-name.ts';
import { sendDeleteResume, useReloadResumes, useResumes } from './resume-queries.ts';
import { ResumeRow } from './resume-row.tsx';

export function ResumesCard({ onUse }: { readonly onUse: (resumeText: string) => void }) {
  const { t } = useTranslation('dashboard');
  const resumes = useResumes();
  const reload = useReloadResumes();
  const [renamed, setRenamed] = useState<ResumeSummary | null>(null);
  const { hiddenIds, remove } = useUndoableDelete({
    send: sendDeleteResume,
    onSent: () => reload(),
    onFailed: () => toast({ title: t('deleteFailed'), variant: 'destructive' }),
  });
  const rows = resumes.data?.pages.flatMap((page) => page.resumes).filter(({ id }) => !hiddenIds.has(id));

  const removeResume = (resume: ResumeSummary) => {
    const title = t('resumes.deleted', { name: resumeName(resume.title, resume.preview) || t('resumes.untitled') });
    remove(resume.id, { title, undo: t('undo'), undoHint: t('undoHint') });
  };

  return (
    <Card ref={keepFocus}>
      <CardHeader title={t('resumes.title')} text={t('resumes.text')} />
      {resumes.isPending && <ListSkeleton />}
      {resumes.isError && !rows && <LoadFailure t={t} onRetry={() => void resumes.refetch()} />}
      {rows?.length === 0 && (
        <EmptyState icon={FileStack} title={t('resumes.empty')} text={t('resumes.emptyText')}>
          <ButtonLink to="/">{t('resumes.start')}</ButtonLink>
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <ul className="divide-y divide-line">
          {rows.map((resume) => (
            <ResumeRow
              key={resume.id}
              resume={resume}
              hasNamesake={rows.some((one) => one.id !== resume.id && one.title === resume.title)}
              onUse={onUse}
              onRename={() => setRenamed(resume)}
              onDelete={() => removeResume(resume)}
            />
          ))}
        </ul>
      )}
      <MoreButton query={resumes} failure={t('loadFailed')} variant="outline" size="sm" className="mt-5">
        {t('more')}
      </MoreButton>
      {renamed && <RenameDialog key={renamed.id} resume={renamed} onClose={() => setRenamed(null)} />}
    </Card>
  );
}
