import { CircleAlert, ExternalLink } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { PlainSheet } from '../improve/plain-sheet.tsx';
import { countPages } from './count-pages.ts';
import type { Preview } from './use-preview.ts';

interface FilePreviewProps {
  readonly preview: Preview;
  /** Pages are drawn on the screen as the template sets them: a browser's own viewer is black, or missing, on many machines. */
  readonly hasPages: boolean;
  readonly isWord: boolean;
  readonly resumeText: string;
  readonly onRetry: () => void;
}

export function FilePreview({ preview, hasPages, isWord, resumeText, onRetry }: FilePreviewProps) {
  const { t } = useTranslation('workflow-download');
  const failed = preview.status === 'failed' && (
    <EmptyState icon={CircleAlert} title={t('preview.failed')}>
      <Button variant="outline" onClick={onRetry}>
        {t('preview.retry')}
      </Button>
    </EmptyState>
  );
  if (hasPages) {
    return (
      <>
        {failed || <AboutPages preview={preview} isWord={isWord} />}
        <WholePage>
          <PlainSheet label={t('preview.frame')} text={resumeText} />
        </WholePage>
      </>
    );
  }
  if (failed) return failed;
  if (preview.status === 'ready') return <TextView blob={preview.file.blob} />;
  return (
    <div className="relative">
      <Skeleton className="h-[36rem] w-full lg:h-[44rem]" />
      <div className="absolute inset-0 grid place-items-center">
        <Spinner label={t('preview.loading')} className="size-7 text-accent" />
      </div>
    </div>
  );
}

/** The width of a sheet at its full size. */
const sheetPx = 794;

/** The colours of the day: a lamp by night does not shine on what is printed. */
const whitePaper = {
  '--color-paper': '#ffffff',
  '--color-paper-line': '#e4dfd3',
  '--color-paper-soft': '#57534a',
} as CSSProperties;

/** The page as it is printed: white in either theme, and made smaller as a whole where it does not fit, never set anew. */
function WholePage({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  useLayoutEffect(() => {
    const fit = () => setZoom(Math.min(1, (place.current?.clientWidth || sheetPx) / sheetPx));
    fit();
    const observer = new ResizeObserver(fit);
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={place}
      style={whitePaper}
      className="mx-auto max-w-[49.6rem] overflow-hidden rounded-sm border border-line-strong"
    >
      <div style={zoom < 1 ? { width: sheetPx, zoom } : undefined}>{children}</div>
    </div>
  );
}

/** How many pages the file has, and the way to the file itself. */
function AboutPages({ preview, isWord }: { readonly preview: Preview; readonly isWord: boolean }) {
  const { t } = useTranslation('workflow-download');
  const blob = preview.status === 'ready' ? preview.file.blob : undefined;
  const url = useObjectUrl(blob);
  const pages = usePageCount(blob);
  return (
    <p className="mx-auto mb-2 flex min-h-9 max-w-[49.6rem] flex-wrap items-center justify-between gap-x-3 text-sm text-ink-soft">
      <span>
        {t('preview.file')} {isWord && t('preview.word')}{' '}
        {pages !== undefined && <span className="tabular-nums">{t('preview.pages', { count: pages })}</span>}
      </span>
      {url === undefined ? (
        <span className="flex items-center gap-2">
          <Spinner label={t('preview.loading')} className="size-4 text-accent" />
          <span aria-hidden>{t('preview.loading')}</span>
        </span>
      ) : (
        <a href={url} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          <ExternalLink aria-hidden />
          {t('preview.open')}
        </a>
      )}
    </p>
  );
}

function usePageCount(blob: Blob | undefined): number | undefined {
  const [pages, setPages] = useState<number>();
  useEffect(() => {
    let isCurrent = true;
    setPages(undefined);
    void blob?.arrayBuffer().then((bytes) => isCurrent && setPages(countPages(new Uint8Array(bytes))));
    return () => {
      isCurrent = false;
    };
  }, [blob]);
  return pages;
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

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return setUrl(undefined);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
