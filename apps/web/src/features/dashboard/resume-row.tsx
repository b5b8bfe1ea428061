import type { ResumeSummary } from '@fitted/contract/resumes';
import { useQueryClient } from '@tanstack/react-query';
import { Download, EllipsisVertical, GitCompareArrows, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../lib/browser/toast.ts';
import { useUndoableDelete } from '../../lib/browser/use-undoable-delete.ts';
import { Button } from '../../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../ui/overlay/dropdown-menu.tsx';
import { FirstPage } from './first-page.tsx';
import { personOf, resumeName } from './resume-name.ts';
import { readResume, sendDeleteVersion, useReloadResumes } from './resume-queries.ts';
import { offeredFormats, useDownload } from './use-download.ts';
import { VersionsDialog } from './versions-dialog.tsx';

interface ResumeRowProps {
  readonly resume: ResumeSummary;
  /** Another one has the same name: the time of day tells them apart. */
  readonly hasNamesake: boolean;
  /** Continues with its text in the tool. */
  readonly onUse: (resumeText: string) => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

export function ResumeRow({ resume, hasNamesake, onUse, onRename, onDelete }: ResumeRowProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const client = useQueryClient();
  const { isBusy, download } = useDownload();
  const [isOpen, setOpen] = useState(false);
  const name = resumeName(resume.title, resume.preview) || t('resumes.untitled');
  const person = personOf(resume.title, resume.preview);
  const reload = useReloadResumes();
  const { hiddenIds, remove } = useUndoableDelete({
    send: (versionId) => sendDeleteVersion(resume.id, versionId),
    onSent: () => reload(resume.id),
    onFailed: () => toast({ title: t('deleteFailed'), variant: 'destructive' }),
  });
  const removeVersion = (versionId: number, number: number) => {
    // The toast's button could not be reached behind the open dialog.
    setOpen(false);
    remove(versionId, { title: t('versions.deleted', { number }), undo: t('undo'), undoHint: t('undoHint') });
  };
  const readText = async () => {
    const { improvedText, originalText } = await readResume(client, resume.id);
    return improvedText ?? originalText;
  };
  const use = () =>
    readText().then(onUse, () =>
      toast({ title: t('loadFailed'), description: t('loadFailedText'), variant: 'destructive' }),
    );

  return (
    <li className="relative flex items-center gap-3 py-3.5 first:pt-0 last:pb-0">
      <FirstPage text={resume.preview} />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-medium wrap-break-word">{name}</p>
        {/* The dot before a part that begins a line lies outside, so no line ends or begins with one. */}
        <div className="overflow-hidden text-sm text-ink-soft">
          <p className="-ml-3 flex flex-wrap [&>span]:before:inline-block [&>span]:before:w-3 [&>span]:before:text-center [&>span]:before:content-['·']">
            {person && <span>{person}</span>}
            <span>
              {resume.versionCount === 0
                ? t('resumes.original')
                : t('resumes.versions', { count: resume.versionCount })}
            </span>
            <span>
              {t('resumes.changed', { date: format.date(resume.updatedAt, hasNamesake ? 'dateTime' : 'medium') })}
            </span>
          </p>
        </div>
      </div>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => setOpen(true)}
        aria-label={t('resumes.openNamed', { name })}
        className="max-sm:hidden"
      >
        <GitCompareArrows aria-hidden />
        {t('resumes.open')}
      </Button>
      <Button
        variant="outline"
        size="sm"
        onClick={use}
        aria-label={t('resumes.useNamed', { name })}
        // On a phone, where the name needs the width, the whole row opens it.
        className="max-sm:absolute max-sm:inset-0 max-sm:border-0 max-sm:bg-transparent!"
      >
        <span className="max-sm:sr-only">{t('resumes.use')}</span>
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="quiet"
            size="icon"
            isBusy={isBusy}
            aria-label={t('resumes.menu', { name })}
            className="relative"
          >
            {!isBusy && <EllipsisVertical aria-hidden />}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => setOpen(true)}>
            <GitCompareArrows aria-hidden />
            {t('resumes.open')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={onRename}>
            <Pencil aria-hidden />
            {t('resumes.rename')}
          </DropdownMenuItem>
          {offeredFormats.map((kind) => (
            <DropdownMenuItem key={kind} onSelect={() => void download(kind, readText, name)}>
              <Download aria-hidden />
              {t(`download.${kind}`)}
            </DropdownMenuItem>
          ))}
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={onDelete} className="text-danger">
            <Trash2 aria-hidden />
            {t('delete')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isOpen && (
        <VersionsDialog
          resumeId={resume.id}
          name={name}
          hiddenIds={hiddenIds}
          onDelete={removeVersion}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}
