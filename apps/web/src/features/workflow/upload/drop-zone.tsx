import { acceptedExtensions } from '@fitted/contract/limits/accepted-files';
import clsx from 'clsx';
import { CircleCheck, FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { takeEarlyFiles } from '../../../lib/browser/early-files.ts';
import { Button } from '../../../ui/button.tsx';
import type { FileReading } from '../draft.ts';
import { pickFile } from './check-file.ts';

interface DropZoneProps {
  /** The file to read, and whether others were dropped with it. */
  readonly onFile: (file: File, isOneOfSeveral: boolean) => void;
  readonly isDisabled: boolean;
  /** The file that was read, until its text is removed from the box. */
  readonly reading: FileReading | null;
  /** The button to continue, beside the file that was read. */
  readonly next: ReactNode;
}

export function DropZone({ onFile, isDisabled, reading, next }: DropZoneProps) {
  const { t } = useTranslation('workflow-upload');
  const zone = useRef<HTMLElement>(null);
  // Entering a child fires a leave event on its parent: only a counter tells whether the file is still over the zone.
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);

  const drag = (step: number) => (event: DragEvent) => {
    event.preventDefault();
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0);
  };
  const take = (files: readonly File[]) => {
    const file = pickFile(files);
    if (!file || isDisabled) return;
    // The file may have come from the welcome above, or from a drop anywhere on the page.
    zone.current?.scrollIntoView({ block: 'center' });
    onFile(file, files.length > 1);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  const latest = useRef(take);
  latest.current = take;
  // Files that were chosen before this code was loaded.
  useEffect(() => latest.current(takeEarlyFiles()), []);

  return (
    <section
      ref={zone}
      aria-label={t('drop.label')}
      data-over={isOver || undefined}
      onDragEnter={drag(1)}
      onDragLeave={drag(-1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg px-4 py-4 transition-colors sm:px-6',
        reading && !isOver ? 'border' : 'border-2 border-dashed',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
      )}
    >
      {reading ? <ReadFile reading={reading} isOver={isOver} /> : <Invitation isOver={isOver} />}
      {/* The script in index.html opens the dialog, so that the button works before this code does. */}
      <Button
        variant={reading ? 'quiet' : 'outline'}
        size={reading ? 'sm' : 'md'}
        className={clsx(reading ? 'max-sm:-mr-3' : 'max-sm:w-full')}
        data-chooses-file
        disabled={isDisabled}
        aria-describedby="upload-privacy"
      >
        {t(reading ? 'drop.replace' : 'drop.choose')}
      </Button>
      {reading && next}
      <input
        id="resume-file"
        type="file"
        tabIndex={-1}
        accept={acceptedExtensions.join(',')}
        aria-label={t('drop.input')}
        className="sr-only"
        onChange={(event) => {
          takeEarlyFiles();
          take([...(event.target.files ?? [])]);
          // Allows the same file to be chosen again, after a correction.
          event.target.value = '';
        }}
      />
      <p id="upload-privacy" className={clsx('basis-full text-xs text-ink-faint', reading && 'sr-only')}>
        {t('drop.privacy')}
      </p>
    </section>
  );
}

function Invitation({ isOver }: { readonly isOver: boolean }) {
  const { t } = useTranslation('workflow-upload');
  return (
    <>
      <FileUp aria-hidden className="size-8 shrink-0 text-accent" strokeWidth={1.5} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-serif text-lg leading-snug font-semibold">
          {/* Touch screens have no drag and drop. */}
          <span className="pointer-coarse:hidden">{t(isOver ? 'drop.release' : 'drop.title')}</span>
          <span className="hidden pointer-coarse:inline">{t('drop.add')}</span>
        </p>
        <p className="text-sm text-ink-soft">{t('drop.formats')}</p>
      </div>
    </>
  );
}

function ReadFile({ reading, isOver }: { readonly reading: FileReading; readonly isOver: boolean }) {
  const { t } = useTranslation('workflow-upload');
  return (
    <p role="status" className="flex min-w-0 flex-1 basis-36 items-center gap-3">
      <CircleCheck aria-hidden className="size-6 shrink-0 text-accent" />
      <span className="min-w-0">
        <span className="sr-only">{t('drop.read', { name: reading.fileName })}</span>
        <span aria-hidden className="line-clamp-2 leading-snug font-semibold wrap-anywhere">
          {isOver ? t('drop.release') : reading.fileName}
        </span>
        <span className="block text-sm text-ink-soft">{t('drop.pages', { count: reading.pages })}</span>
      </span>
    </p>
  );
}
