import { Check, Download, MessageCircle, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { BottomBar } from '../bottom-bar.tsx';

interface DeskBarProps {
  readonly hasChanges: boolean;
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
  isCalm,
  isRunning,
  steps,
  onAccept,
  onRegenerate,
  onContinue,
  onDownload,
}: DeskBarProps) {
  const { t } = useTranslation('workflow-improve');
  return (
    <BottomBar>
      {steps}
      <div className="flex min-w-0 flex-1 items-center justify-end gap-2 sm:gap-3">
        <Button
          variant="quiet"
          title={t('result.regenerate')}
          onClick={onRegenerate}
          isBusy={isRunning}
          className="text-ink-soft max-lg:px-3"
        >
          {!isRunning && <RefreshCw aria-hidden />}
          <span className="max-lg:sr-only">{t('result.regenerate')}</span>
        </Button>
        {onContinue && (
          <Button variant="outline" onClick={onContinue} className="max-lg:px-3">
            <MessageCircle aria-hidden />
            <span className="max-lg:sr-only">{t('job.continue')}</span>
          </Button>
        )}
        {hasChanges && (
          <Button variant="outline" className="max-sm:flex-1 max-sm:px-2" onClick={onAccept} disabled={isRunning}>
            <Check aria-hidden />
            {t('result.accept')}
          </Button>
        )}
        <Button
          variant={isCalm ? 'outline' : 'primary'}
          title={t('result.download')}
          onClick={onDownload}
          disabled={isRunning}
          className="max-sm:px-3"
        >
          <Download aria-hidden />
          <span className="max-sm:sr-only">{t(hasChanges ? 'result.download' : 'result.downloadAsIs')}</span>
        </Button>
      </div>
    </BottomBar>
  );
}
