import { Check, Download, MessageCircle, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { BottomBar } from '../bottom-bar.tsx';

interface DeskBarProps {
  readonly hasChanges: boolean;
  /** The bar has room for what comes next only; doing it over stands above it. */
  readonly isNarrow: boolean;
  /** Something else is the next thing to do: nothing in the bar stands out. */
  readonly isCalm: boolean;
  /** More may still come; accepting waits until then. */
  readonly isRunning: boolean;
  /** From change to change, where there is room for it. */
  readonly steps: ReactNode;
  readonly onAccept: () => void;
  readonly onRegenerate: () => void;
  /** To the chat, while the job's form is folded away. */
  readonly onContinue: (() => void) | undefined;
  /** With the changes that are on, straight to the file. */
  readonly onDownload: () => void;
}

/** What is done with a result, in reach wherever the page is scrolled to. */
export function DeskBar({
  hasChanges,
  isNarrow,
  isCalm,
  isRunning,
  steps,
  onAccept,
  onRegenerate,
  onContinue,
  onDownload,
}: DeskBarProps) {
  const { t } = useTranslation('workflow-improve');
  const regenerate = (
    <Button variant="quiet" onClick={onRegenerate} isBusy={isRunning} className="text-ink-soft">
      {!isRunning && <RefreshCw aria-hidden />}
      {t('result.regenerate')}
    </Button>
  );
  const inBar = 'max-sm:h-auto max-sm:flex-auto max-sm:px-2';
  return (
    <>
      {isNarrow && <div className="flex justify-center">{regenerate}</div>}
      <BottomBar>
        {steps}
        <div className="flex min-w-0 flex-1 items-stretch justify-end gap-2 sm:gap-3">
          {!isNarrow && regenerate}
          {onContinue && (
            <Button variant="outline" onClick={onContinue} className={inBar}>
              <MessageCircle aria-hidden className="max-sm:hidden" />
              {t('job.continue')}
            </Button>
          )}
          {hasChanges && (
            <Button variant="outline" className={inBar} onClick={onAccept} disabled={isRunning}>
              <Check aria-hidden className="max-sm:hidden" />
              {t('result.accept')}
            </Button>
          )}
          <Button variant={isCalm ? 'outline' : 'primary'} onClick={onDownload} disabled={isRunning} className={inBar}>
            <Download aria-hidden />
            {t(hasChanges ? 'result.download' : 'result.downloadAsIs')}
          </Button>
        </div>
      </BottomBar>
    </>
  );
}
