import type { Paper } from '@fitted/contract/looks';
import { CircleAlert, ExternalLink, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { gapBetweenSentences } from '../../../i18n/sentence-gap.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useMedia } from '../../../lib/browser/use-media.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

import { PlainSheet } from '../improve/sheet/plain-sheet.tsx';
import type { Pages } from './use-pages.ts';
import type { Preview } from './use-preview.ts';

interface FilePreviewProps {
  readonly preview: Preview;
  readonly pages: Pages;
  readonly hasPages: boolean;
  readonly paper: Paper;
  readonly isWord: boolean;
  readonly resumeText: string;
  readonly onRetry: () => void;
}

export function FilePreview({ preview, pages, hasPages, paper, isWord, resumeText, onRetry }: FilePreviewProps) {
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
        {failed || <AboutPages preview={preview} pages={pages} isWord={isWord} />}
        {pages.status === 'ready' ? (
          <>
            <Pictures pages={pages} paper={paper} />
            {/* Screen readers get no text from a picture. */}
            <div className="sr-only">
              <PlainSheet label={t('preview.frame')} text={resumeText} />
            </div>
          </>
        ) : (
          <WholePage paper={paper}>
            <PlainSheet label={t('preview.frame')} text={resumeText} />
          </WholePage>
        )}
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

/** Where a page is shown smaller than its full size. */
const narrow = '(width < 52rem)';

/** The width of a sheet at its full size. */
const sheetPx = 794;

const proportions: Readonly<Record<Paper, string>> = { a4: '210 / 297', letter: '216 / 279' };

/** The file page by page, in the same proportions as the sheet beside the changes. */
function Pictures({ pages, paper }: { readonly pages: Extract<Pages, { status: 'ready' }>; readonly paper: Paper }) {
  const { t } = useTranslation('workflow-download');
  const left = pages.count - pages.pictures.length;
  const isNarrow = useMedia(narrow);
  const [isLarge, setLarge] = useState(false);
  return (
    <div className="mx-auto grid max-w-[49.6rem] grid-cols-1 gap-4">
      {pages.pictures.map((source, index) => (
        <figure key={source} className="min-w-0">
          <div className="relative overflow-x-auto">
            {/* White in dark mode, too: it is said to look like the file. */}
            <img
              src={source}
              alt=""
              style={{ aspectRatio: proportions[paper], ...(isNarrow && isLarge && { width: sheetPx }) }}
              className="w-full max-w-none rounded-sm border border-line-strong bg-white shadow-float"
            />
            {/* On a phone the text of a whole page is too small to be read. */}
            {isNarrow && (
              <button
                type="button"
                aria-label={t(isLarge ? 'preview.shrink' : 'preview.enlarge')}
                aria-pressed={isLarge}
                onClick={() => setLarge(!isLarge)}
                className="absolute inset-0 flex items-start justify-end p-2"
                style={isLarge ? { width: sheetPx } : undefined}
              >
                <span className="sticky right-2 grid size-9 place-items-center rounded-md border border-line bg-white text-paper-ink">
                  {isLarge ? <ZoomOut aria-hidden className="size-4" /> : <ZoomIn aria-hidden className="size-4" />}
                </span>
              </button>
            )}
          </div>
          {pages.count > 1 && (
            <figcaption className="mt-1 text-center text-xs text-ink-soft tabular-nums">
              {t('preview.pageOf', { page: index + 1, count: pages.count })}
            </figcaption>
          )}
        </figure>
      ))}
      {left > 0 && <p className="text-center text-sm text-ink-soft">{t('preview.left', { count: left })}</p>}
    </div>
  );
}

interface WholePageProps {
  readonly paper: Paper;
  readonly children: ReactNode;
}

/** Until the file is drawn: its text on a sheet of its paper, scaled down as a whole where it does not fit. */
function WholePage({ paper, children }: WholePageProps) {
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
      style={{ aspectRatio: proportions[paper] }}
      className="mx-auto max-h-[72rem] max-w-[49.6rem] overflow-hidden rounded-sm border border-line-strong bg-paper [--color-paper:#fff]"
    >
      <div style={zoom < 1 ? { width: sheetPx, zoom } : undefined}>{children}</div>
    </div>
  );
}

/** The number of pages, and a link to the file itself. */
function AboutPages({ preview, pages, isWord }: Pick<FilePreviewProps, 'preview' | 'pages' | 'isWord'>) {
  const { t, language } = useTranslation('workflow-download');
  const gap = gapBetweenSentences(language);
  const blob = preview.status === 'ready' ? preview.file.blob : undefined;
  const url = useObjectUrl(blob);
  return (
    <p className="mx-auto mb-2 flex min-h-9 max-w-[49.6rem] flex-wrap items-center justify-between gap-x-3 text-sm text-ink-soft">
      {pages.status === 'loading' && (
        <span className="flex items-center gap-2">
          <Spinner label={t('preview.loading')} className="size-4 text-accent" />
          <span aria-hidden>{t('preview.loading')}</span>
        </span>
      )}
      {pages.status === 'failed' && <span>{t('preview.sketch')}</span>}
      {pages.status === 'ready' && (
        <span>
          {t('preview.file')}
          {gap}
          {isWord && t('preview.word') + gap}
          <span className="tabular-nums">{t('preview.pages', { count: pages.count })}</span>
        </span>
      )}
      {url !== undefined && (
        <a href={url} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          <ExternalLink aria-hidden />
          {t('preview.open')}
        </a>
      )}
    </p>
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
