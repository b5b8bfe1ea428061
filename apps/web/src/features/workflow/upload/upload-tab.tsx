import { maxResumeLength } from '@fitted/contract/limits/text-limits';
import clsx from 'clsx';
import { ArrowRight, Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useUser } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { goTo } from '../draft.ts';
import { patchDraft, updateDraft, useDraft } from '../draft-store.ts';
import { DemoVideo } from './demo-video.tsx';
import { DropZone } from './drop-zone.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { SampleLoader } from './sample-loader.tsx';
import { useFileReading } from './use-file-reading.ts';

// The parser is the largest part of the tool, and not needed before there is a resume.
const ReadPreview = lazy(() => import('./read-preview.tsx').then((module) => ({ default: module.ReadPreview })));
const PasswordDialog = lazy(() =>
  import('./password-dialog.tsx').then((module) => ({ default: module.PasswordDialog })),
);

export function UploadTab() {
  const { t } = useTranslation('workflow-upload');
  const { resumeText, reading } = useDraft();
  const { state, error, read, unlock, cancel, setError } = useFileReading();
  const user = useUser();
  const [wantsSample, setWantsSample] = useState(false);
  const isBlank = resumeText.trim() === '';
  // At its maximum length the box has cut off the rest of what was pasted; for a file, the preview says so.
  const isCut = resumeText.length >= maxResumeLength && !reading?.warnings.includes('text_cut');

  const next = (
    <Button
      type="submit"
      size={reading ? 'md' : 'lg'}
      disabled={isBlank}
      className={clsx('max-sm:w-full', !reading && 'mt-4', !reading && !isBlank && 'max-sm:sticky max-sm:bottom-2')}
    >
      {t('continue')}
      <ArrowRight aria-hidden />
    </Button>
  );

  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_minmax(0,26rem)]">
      <form
        className="min-w-0"
        onSubmit={(event) => {
          event.preventDefault();
          if (isBlank) return setError(t('errors.empty'));
          updateDraft((draft) => goTo(draft, 'improve'));
        }}
      >
        <DropZone onFile={read} isDisabled={state.status === 'reading'} reading={reading} next={next} />
        {state.status === 'reading' && (
          <ReadingProgress fileName={state.file.name} progress={state.progress} onCancel={cancel} />
        )}
        {error && <FieldError id="upload-error">{error}</FieldError>}
        {isBlank && !user && (
          <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            <Button variant="outline" size="sm" isBusy={wantsSample} onClick={() => setWantsSample(true)}>
              {!wantsSample && <Sparkles aria-hidden />}
              {t('sample.start')}
            </Button>
            {t('sample.text')}
          </p>
        )}
        {wantsSample && (
          <Suspense>
            <SampleLoader />
          </Suspense>
        )}
        <label htmlFor="resume-text" className="mt-4 mb-1.5 block text-sm font-medium">
          {t('paste.label')}
        </label>
        <Textarea
          id="resume-text"
          rows={10}
          maxLength={maxResumeLength}
          value={resumeText}
          placeholder={t('paste.placeholder')}
          aria-describedby={error ? 'upload-error' : undefined}
          onChange={(event) => {
            setError(undefined);
            const { value } = event.target;
            patchDraft({ resumeText: value, ...(value === '' && { reading: null }) });
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
          }}
          onPaste={({ currentTarget: { selectionStart, selectionEnd, value } }) => {
            // Pasting over everything means that the text is no longer that of the file.
            if (selectionEnd - selectionStart === value.length) patchDraft({ reading: null });
          }}
        />
        {isCut && <FieldError>{t('warnings.text_cut')}</FieldError>}
        {!reading && next}
        {isBlank && <p className="mt-1.5 text-sm text-ink-soft">{t('continueNeeds')}</p>}
      </form>
      <div className="min-w-0">
        {isBlank ? (
          <DemoVideo />
        ) : (
          <Suspense fallback={<PreviewToCome />}>
            <ReadPreview text={resumeText} reading={reading} />
          </Suspense>
        )}
      </div>
      {state.status === 'locked' && (
        <Suspense>
          <PasswordDialog
            fileName={state.sent.file.name}
            wasWrong={state.wasWrong}
            onUnlock={unlock}
            onCancel={cancel}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The sheet of what was read, until its code is there. */
function PreviewToCome() {
  const { t } = useTranslation('workflow-upload');
  return (
    <div className="rounded-sm bg-paper p-6 text-paper-ink shadow-float sm:p-8">
      <h3 className="text-lg">{t('preview.title')}</h3>
      <div className="mt-5 grid gap-5 on-paper">
        {['w-1/2', 'w-2/3', 'w-1/3', 'w-full', 'w-3/4', 'w-full'].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows without a name
          <Skeleton key={index} className={clsx('h-5', width)} />
        ))}
      </div>
    </div>
  );
}
