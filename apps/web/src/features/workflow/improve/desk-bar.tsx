import clsx from 'clsx';
import { Check, Download, MessageCircle, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { BottomBar } from '../bottom-bar.tsx';
import { AcceptMeaning } from './notes/change-notes.tsx';

interface DeskBarProps {
  readonly hasChanges: boolean;
  /** The bar has room for the next action only; the button to run again is above it. */
  readonly isNarrow: boolean;
  /** Beside the job's form there is room for the buttons only. */
  readonly isBesideForm: boolean;
  /** More may still come; accepting waits until then. */
  readonly isRunning: boolean;
  /** It runs because of an answer: nobody pressed the button to run again. */
  readonly isAdding: boolean;
  /** On a phone a question is in hand, or what came of its answer. */
  readonly isAsking: boolean;
  /** There are questions to answer: the button that leads to them is the solid one. */
  readonly hasQuestions: boolean;
  /** Suggestions that are neither used nor left out. */
  readonly suggested: number;
  /** Buttons from change to change, where there is room for them. */
  readonly steps: ReactNode;
  readonly onAccept: () => void;
  readonly onRegenerate: () => void;
  /** Goes to the chat, while the job's form is collapsed. */
  readonly onContinue: (() => void) | undefined;
  /** Goes straight to the file, with the changes that are on. */
  readonly onDownload: () => void;
}

/** What can be done with a result, within reach wherever the page is scrolled to. */
export function DeskBar({
  hasChanges,
  isNarrow,
  isBesideForm,
  isRunning,
  isAdding,
  isAsking,
  hasQuestions,
  suggested,
  steps,
  onAccept,
  onRegenerate,
  onContinue,
  onDownload,
}: DeskBarProps) {
  const { t } = useTranslation('workflow-improve');
  const regenerate = (
    <Button
      variant="quiet"
      size="sm"
      onClick={onRegenerate}
      isBusy={isRunning && !isAdding}
      disabled={isAdding}
      className="text-ink-soft"
      title={t('result.regenerate')}
    >
      {(!isRunning || isAdding) && <RefreshCw aria-hidden />}
      <span className="lg:max-xl:sr-only">{t('result.regenerate')}</span>
    </Button>
  );
  const inBar = 'max-sm:h-auto max-sm:flex-auto max-sm:px-2';
  return (
    <>
      {isNarrow && !isAsking && <div className="flex justify-center">{regenerate}</div>}
      <BottomBar>
        {steps}
        {!isNarrow && regenerate}
        <div className="min-w-0 flex-1">
          {isNarrow && hasChanges && (
            <AcceptMeaning open={suggested} className="mb-1.5 text-center text-xs text-balance" />
          )}
          <div
            className={clsx('flex min-w-0 items-stretch justify-end gap-2 sm:gap-3', !isNarrow && 'max-xl:flex-wrap')}
          >
            {!isNarrow && !isBesideForm && hasChanges && (
              <AcceptMeaning
                open={suggested}
                className="min-w-28 max-w-96 flex-1 self-center text-right text-xs text-balance max-xl:min-w-52"
              />
            )}
            {onContinue && (
              <Button variant="outline" onClick={onContinue} className={inBar}>
                <MessageCircle aria-hidden className="max-sm:hidden" />
                {t('job.continue')}
              </Button>
            )}
            {hasChanges && (
              <Button variant="outline" className={inBar} onClick={onAccept} disabled={isRunning || isAdding}>
                <Check aria-hidden className="max-sm:hidden" />
                {t('result.accept')}
              </Button>
            )}
            <Button
              variant={hasQuestions || suggested > 0 ? 'outline' : 'primary'}
              onClick={onDownload}
              disabled={isRunning || isAdding}
              className={inBar}
            >
              <Download aria-hidden />
              {t(hasChanges ? 'result.download' : 'result.downloadAsIs')}
            </Button>
          </div>
        </div>
      </BottomBar>
      {isNarrow && hasChanges && <div aria-hidden className="h-5 print:hidden" />}
    </>
  );
}
