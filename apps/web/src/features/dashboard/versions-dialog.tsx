import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Dialog, DialogContent } from '../../ui/overlay/dialog.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { useResume, useResumeVersions } from './resume-queries.ts';
import { VersionCompare } from './version-compare.tsx';

interface VersionsDialogProps {
  readonly resumeId: number;
  readonly name: string;
  readonly hiddenIds: ReadonlySet<number>;
  readonly onDelete: (versionId: number, number: number) => void;
  readonly onClose: () => void;
}

export function VersionsDialog({ resumeId, name, hiddenIds, onDelete, onClose }: VersionsDialogProps) {
  const { t } = useTranslation('dashboard');
  const resume = useResume(resumeId);
  const versions = useResumeVersions(resumeId);
  const retry = () => {
    void resume.refetch();
    void versions.refetch();
  };

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={name} description={t('versions.text')} className="sm:max-w-4xl">
        {(resume.isPending || versions.isPending) && <ListSkeleton />}
        {((resume.isError && !resume.data) || (versions.isError && !versions.data)) && (
          <LoadFailure t={t} onRetry={retry} />
        )}
        {resume.data && versions.data && (
          <VersionCompare
            resume={resume.data}
            versions={versions.data.pages.flatMap((page) => page.versions)}
            name={name}
            hiddenIds={hiddenIds}
            onDelete={onDelete}
            {...(versions.hasNextPage && { onMore: () => void versions.fetchNextPage() })}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
