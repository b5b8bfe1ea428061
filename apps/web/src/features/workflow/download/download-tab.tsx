import { type DownloadFormat, downloadFormats, type RoundTrip } from '@fitted/contract/documents';
import { papers, templateIds } from '@fitted/contract/looks';
import clsx from 'clsx';
import { ChevronDown, Download } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { takeChosenTemplate } from '../../../lib/browser/chosen-template.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { useUser } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { targetOf } from '../draft.ts';
import { patchDraft, useDraft } from '../draft-store.ts';
import { FallbackNote } from '../fallback-note.tsx';
import { OpenQuestions } from '../generate/open-questions.tsx';
import { CarriedChanges } from '../improve/changes/carried-changes.tsx';
import { changeKey } from '../improve/changes/change-key.ts';
import { runKey } from '../improve/outcome/run-key.ts';
import { ApplyCard } from './apply-card.tsx';
import { FilePreview } from './file-preview.tsx';
import { OwnFileCard } from './own-file-card.tsx';
import { RoundTripTicks } from './round-trip-ticks.tsx';
import { ScriptNote } from './script-note.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { UnacceptedNote } from './unaccepted-note.tsx';
import { usePages } from './use-pages.ts';
import { type FileWish, makeFile, usePreview } from './use-preview.ts';

export function DownloadTab({ resumeText }: { readonly resumeText: string }) {
  const { t } = useTranslation('workflow-download');
  const draft = useDraft();
  const { format, template, paper, openQuestions, generatedFallback } = draft;
  const hasPages = format === 'pdf' || format === 'docx';
  const jobTitle = targetOf(draft)?.title ?? '';
  const reading = draft.reading?.reading;
  const look = { resumeText, jobTitle, template, paper, ...(reading && { reading }) };
  const wish: FileWish = { format, ...look };
  const pages = usePages(look, hasPages);
  // The visible pages come first: making the file and reading it back at the same time would only delay them.
  const isNext = !hasPages || pages.status !== 'loading';
  // Browsers cannot display Word files; the pages use the same template as the PDF.
  const { preview, retry } = usePreview(format === 'docx' ? { ...wish, format: 'pdf' } : wish, isNext);
  const { isBusy, download, downloaded } = useDownload();
  const [showsMore, setShowsMore] = useState(false);
  const shown = downloadFormats.filter((id) => id !== 'json' || showsMore || format === 'json');
  const user = useUser();
  const paperId = useId();
  useChosenTemplate();

  const roundTrip: RoundTrip | null =
    downloaded?.format === format
      ? downloaded.roundTrip
      : preview.status === 'ready' && format !== 'docx'
        ? preview.file.roundTrip
        : null;

  return (
    // On a phone: what is chosen, the file, then the rest. Where there is room, the file has a column of its own.
    <div className="grid grid-cols-1 gap-x-6 gap-y-4 pt-1 pb-6 max-lg:pb-20 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <div className={panel}>
        <FallbackNote reason={generatedFallback} />
        <OpenQuestions questions={openQuestions} />
        <CarriedChanges />
        <UnacceptedNote />
        {format === 'pdf' && <ScriptNote resumeText={resumeText} />}
        <section>
          <div className="mb-1 flex items-center justify-between gap-2">
            <h3 className="text-lg">{t('format.heading')}</h3>
            {shown.length < downloadFormats.length && (
              <Button variant="quiet" size="sm" className="-mr-3" onClick={() => setShowsMore(true)}>
                <ChevronDown aria-hidden />
                {t('format.more')}
              </Button>
            )}
          </div>
          <RadioCards
            label={t('format.heading')}
            value={format}
            onValueChange={(chosen) => patchDraft({ format: chosen })}
            className={clsx(
              'gap-2! [&_[role=radio]]:items-center [&_[role=radio]]:gap-2 [&_[role=radio]]:px-2.5 [&_[role=radio]]:py-2',
              shown.length > 3 ? 'grid-cols-2' : 'grid-cols-[1fr_1fr_1.3fr]',
            )}
            options={shown.map((id) => ({ value: id, title: t(`format.${id}`) }))}
          />
          <p className="mt-1.5 text-sm text-ink-soft">
            {t(`format.${format}Text`)}
            <ChangesInside />
          </p>
        </section>
        {hasPages && (
          <section>
            <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
              <h3 className="text-lg">{t('template.heading')}</h3>
              <p className="text-sm text-ink-soft">{t('template.open')}</p>
            </div>
            <TemplateChoice value={template} onChange={(chosen) => patchDraft({ template: chosen })} />
          </section>
        )}
        {hasPages && (
          <div className="flex items-center justify-between gap-4">
            <label htmlFor={paperId} className="text-sm font-medium">
              {t('paper.label')}
            </label>
            <Select
              id={paperId}
              value={paper}
              onValueChange={(chosen) => patchDraft({ paper: chosen })}
              options={papers.map((id) => ({ value: id, label: t(`paper.${id}`) }))}
              className="max-w-44"
            />
          </div>
        )}
        {/* On a phone it stays at the bottom, like the buttons of the other steps. */}
        <div
          className={
            'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line ' +
            'max-lg:bg-raised max-lg:p-2.5 max-lg:shadow-header'
          }
        >
          <Button
            size="lg"
            className="w-full"
            isBusy={isBusy}
            onClick={() => download(wish, preview.status === 'ready' && format !== 'docx' ? preview.file : undefined)}
          >
            {!isBusy && <Download aria-hidden />}
            {t(isBusy ? 'download.busy' : 'download.start', { format: t(`format.${format}`) })}
          </Button>
        </div>
      </div>
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <FilePreview
          preview={preview}
          pages={pages}
          hasPages={hasPages}
          paper={paper}
          isWord={format === 'docx'}
          resumeText={resumeText}
          onRetry={retry}
        />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-4 self-start empty:hidden lg:col-start-1">
        {roundTrip && <RoundTripTicks roundTrip={roundTrip} onEdit={() => patchDraft({ tab: 'improve' })} />}
        <OwnFileCard resumeText={resumeText} />
        {user && jobTitle && (
          <ApplyCard key={jobTitle} jobTitle={jobTitle} resumeId={draft.run?.improvement.resumeId} />
        )}
      </div>
    </div>
  );
}

/** How many of the changes that were found are in the file. */
function ChangesInside() {
  const { t } = useTranslation('workflow-download');
  const draft = useDraft();
  const { run, improvedFor, off } = draft;
  if (!run || run.key !== improvedFor || improvedFor !== runKey(draft)) return null;
  const count = run.improvement.changes.filter((change) => !off.includes(changeKey(change))).length;
  return (
    count > 0 && (
      <>
        {' · '}
        <span className="font-medium text-ink">{t('withChanges', { count })}</span>
      </>
    )
  );
}

const panel =
  'grid min-w-0 grid-cols-1 content-start gap-5 self-start rounded-lg border border-line bg-raised p-4 empty:hidden lg:col-start-1';

/** Applies a template that was chosen in the gallery before this tab was opened. */
function useChosenTemplate(): void {
  useEffect(() => {
    const chosen = takeChosenTemplate();
    const template = templateIds.find((id) => id === chosen);
    if (template) patchDraft({ template });
  }, []);
}

interface Downloaded {
  readonly format: DownloadFormat;
  readonly roundTrip: RoundTrip | null;
}

function useDownload() {
  const { t } = useTranslation('workflow-download');
  const [isBusy, setBusy] = useState(false);
  const [downloaded, setDownloaded] = useState<Downloaded>();

  const download = async (wish: FileWish, made: Awaited<ReturnType<typeof makeFile>> | undefined) => {
    setBusy(true);
    try {
      const file = made ?? (await makeFile(wish));
      saveFile(file);
      setDownloaded({ format: wish.format, roundTrip: file.roundTrip });
      toast({ title: t('download.done'), description: t('download.doneText', { name: file.fileName }) });
    } catch {
      toast({
        title: t('download.failed'),
        description: t('download.failedText', { format: wish.format.toUpperCase() }),
        variant: 'destructive',
      });
    }
    setBusy(false);
  };
  return {
    isBusy,
    downloaded,
    download: (wish: FileWish, made: Awaited<ReturnType<typeof makeFile>> | undefined) => void download(wish, made),
  };
}
