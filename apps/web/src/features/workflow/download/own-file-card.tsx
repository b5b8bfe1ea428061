import type { OwnDocumentReport } from '@fitted/contract/documents';
import { sayReason } from '@fitted/resume/summary/say';
import { FileCheck2, FilePen } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { useDraft } from '../draft-store.ts';
import { keepOwnFile, type OwnFile, type OwnKind, ownKindOf, useOwnFile } from '../own-file.ts';
import { markOwnFile } from '../queries.ts';

type Mode = 'tracked' | 'clean';

/** The person's own file: Word with the changes tracked or applied, PDF with notes, as its text cannot change. */
export function OwnFileCard({ resumeText }: { readonly resumeText: string }) {
  const { t } = useTranslation('workflow-download');
  const { reading } = useDraft();
  const own = useOwnFile();
  const { busy, report, mark } = useMarking(resumeText);
  const kind = reading && ownKindOf(reading.fileName);
  // A scan has no text to attach a note to.
  if (!kind || reading.ocr) return null;
  return (
    <section aria-labelledby="own-file" className="rounded-lg border border-line bg-raised p-4">
      <h3 id="own-file" className="text-xl">
        {t(`own.${kind}.heading`)}
      </h3>
      <p className="mt-1 text-sm text-ink-soft">{t(`own.${kind}.text`, { name: reading.fileName })}</p>
      {own ? (
        <div className="mt-3 grid gap-2">
          <Button variant="outline" isBusy={busy === 'tracked'} onClick={() => mark(own, 'tracked')}>
            {busy !== 'tracked' && <FilePen aria-hidden />}
            {t(`own.${kind}.tracked`)}
          </Button>
          {kind === 'docx' && (
            <Button variant="outline" isBusy={busy === 'clean'} onClick={() => mark(own, 'clean')}>
              {busy !== 'clean' && <FileCheck2 aria-hidden />}
              {t('own.docx.clean')}
            </Button>
          )}
        </div>
      ) : (
        <ChooseAgain kind={kind} />
      )}
      <div aria-live="polite">{report && <Report report={report} />}</div>
    </section>
  );
}

/** After a reload the page no longer has the file, and it was never stored anywhere else. */
function ChooseAgain({ kind }: { readonly kind: OwnKind }) {
  const { t } = useTranslation('workflow-download');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="mt-3">
      <p className="text-sm">{t('own.gone')}</p>
      <Button variant="outline" className="mt-2 w-full" onClick={() => input.current?.click()}>
        {t(`own.${kind}.choose`)}
      </Button>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        accept={`.${kind}`}
        aria-label={t(`own.${kind}.choose`)}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) keepOwnFile({ file });
        }}
      />
    </div>
  );
}

function Report({ report: { placed, unplaced } }: { readonly report: OwnDocumentReport }) {
  const { t } = useTranslation('workflow-download');
  return (
    <div className="mt-3 text-sm">
      <p>{t('own.placed', { count: placed })}</p>
      {unplaced.length > 0 && (
        <>
          <p className="mt-2 font-medium">{t('own.unplaced', { count: unplaced.length })}</p>
          <ul className="mt-1 grid list-inside list-disc gap-1 text-ink-soft">
            {unplaced.map(({ before, after }) => (
              <li key={`${before} ${after}`}>{after === '' ? t('own.remove', { line: before }) : after}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function useMarking(resumeText: string) {
  const { t, language } = useTranslation('workflow-download');
  const { run } = useDraft();
  const [busy, setBusy] = useState<Mode>();
  const [report, setReport] = useState<OwnDocumentReport | null>(null);

  const send = async (own: OwnFile, mode: Mode) => {
    setBusy(mode);
    setReport(null);
    const edits = run?.improvement.changes ?? [];
    const notes = edits
      .slice(0, 400)
      .map(({ before, after, reason }) => ({ before, after, comment: sayReason(reason, language) }));
    try {
      const marked = await markOwnFile({ own, resumeText, mode, notes });
      saveFile(marked);
      setReport(marked.report);
      toast({ title: t('download.done'), description: t('download.doneText', { name: marked.fileName }) });
    } catch {
      toast({
        title: t('download.failed'),
        description: t('download.failedText', { format: own.file.name.split('.').at(-1)?.toUpperCase() ?? '' }),
        variant: 'destructive',
      });
    }
    setBusy(undefined);
  };
  return { busy, report, mark: (own: OwnFile, mode: Mode) => void send(own, mode) };
}
