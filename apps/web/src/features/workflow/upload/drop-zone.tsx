import { uploadExtensions } from '@fitted/contract/uploads';
import clsx from 'clsx';
import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';

interface DropZoneProps {
  readonly onFile: (file: File) => void;
  readonly isDisabled: boolean;
}

export function DropZone({ onFile, isDisabled }: DropZoneProps) {
  const { t } = useTranslation('workflow-upload');
  const input = useRef<HTMLInputElement>(null);
  // Entering a child leaves its parent: only the balance says whether the file is still over the zone.
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);

  const drag = (step: number) => (event: DragEvent) => {
    event.preventDefault();
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !isDisabled) onFile(file);
  };

  return (
    <section
      aria-label={t('drop.label')}
      data-over={isOver || undefined}
      onDragEnter={drag(1)}
      onDragLeave={drag(-1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className={clsx(
        'flex flex-col items-center rounded-lg border-2 border-dashed px-6 py-8 text-center transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
      )}
    >
      <FileUp aria-hidden className="size-8 text-accent" strokeWidth={1.5} />
      <p className="mt-3 font-serif text-lg font-semibold">{t(isOver ? 'drop.release' : 'drop.title')}</p>
      <p className="mt-1 text-sm text-ink-soft">{t('drop.formats')}</p>
      <Button
        variant="outline"
        className="mt-4"
        disabled={isDisabled}
        onClick={() => input.current?.click()}
        aria-describedby="upload-privacy"
      >
        {t('drop.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        accept={uploadExtensions.join(',')}
        aria-label={t('drop.input')}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          // The same file may be chosen again, after a correction.
          event.target.value = '';
        }}
      />
      <p id="upload-privacy" className="mt-3 text-xs text-ink-faint">
        {t('drop.privacy')}
      </p>
    </section>
  );
}
