import { CircleAlert, ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { PlainSheet } from '../improve/plain-sheet.tsx';
import type { Preview } from './use-preview.ts';

interface FilePreviewProps {
  readonly preview: Preview;
  readonly isPdf: boolean;
  /** Shown where the browser cannot show a PDF inside a page, as on most phones. */
  readonly resumeText: string;
  readonly onRetry: () => void;
}

export function FilePreview({ preview, isPdf, resumeText, onRetry }: FilePreviewProps) {
  const { t } = useTranslation('workflow-download');
  if (preview.status === 'failed') {
    return (
      <EmptyState icon={CircleAlert} title={t('preview.failed')}>
        <Button variant="outline" onClick={onRetry}>
          {t('preview.retry')}
        </Button>
      </EmptyState>
    );
  }
  if (preview.status === 'loading') {
    return (
      <div className="relative">
        <Skeleton className="h-[36rem] w-full lg:h-[44rem]" />
        <div className="absolute inset-0 grid place-items-center">
          <Spinner label={t('preview.loading')} className="size-7 text-accent" />
        </div>
      </div>
    );
  }
  return isPdf ? <PdfView blob={preview.file.blob} resumeText={resumeText} /> : <TextView blob={preview.file.blob} />;
}

function PdfView({ blob, resumeText }: { readonly blob: Blob; readonly resumeText: string }) {
  const { t } = useTranslation('workflow-download');
  const url = useObjectUrl(blob);
  if (url === undefined) return null;
  if (navigator.pdfViewerEnabled) {
    return (
      <div className="h-[36rem] overflow-hidden rounded-sm border border-line bg-sunken lg:h-[44rem]">
        {/* Larger than its place by the dark edge that the browser's viewer draws around a page. */}
        <iframe
          key={url}
          src={`${url}#toolbar=0&navpanes=0&view=FitH`}
          title={t('preview.frame')}
          className="-m-1.5 h-[calc(100%+0.75rem)] w-[calc(100%+0.75rem)] max-w-none"
        />
      </div>
    );
  }
  return (
    <div>
      <p className="mb-3 flex flex-wrap items-center justify-between gap-3 text-sm text-ink-soft">
        {t('preview.noViewer')}
        <a href={url} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'outline', size: 'sm' })}>
          <ExternalLink aria-hidden />
          {t('preview.open')}
        </a>
      </p>
      <PlainSheet label={t('preview.frame')} text={resumeText} />
    </div>
  );
}

function TextView({ blob }: { readonly blob: Blob }) {
  const [text, setText] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void blob.text().then((words) => isCurrent && setText(words));
    return () => {
      isCurrent = false;
    };
  }, [blob]);
  return <PaperText text={text} />;
}

function PaperText({ text }: { readonly text: string }) {
  const { t } = useTranslation('workflow-download');
  return (
    <section
      aria-label={t('preview.frame')}
      className="rounded-sm bg-paper px-6 py-7 text-paper-ink shadow-float sm:px-8"
    >
      <pre className="font-sans text-[0.8125rem] leading-relaxed break-words whitespace-pre-wrap">{text}</pre>
    </section>
  );
}

function useObjectUrl(blob: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
