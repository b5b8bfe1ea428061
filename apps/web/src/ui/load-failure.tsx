import { CloudOff } from 'lucide-react';
import type { Translate } from '../i18n/translate.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface LoadFailureProps {
  /** The words of the part that could not be read. Not our own: they would come with every page. */
  readonly t: Translate;
  /** What the server said, where it is worth more than the usual advice. */
  readonly text?: string;
  readonly onRetry: () => void;
}

/** Stands where something could not be read; the rest of the page works on. */
export function LoadFailure({ t, text, onRetry }: LoadFailureProps) {
  return (
    <div role="alert">
      <EmptyState icon={CloudOff} title={t('loadFailed')} text={text ?? t('loadFailedText')}>
        <Button variant="outline" onClick={onRetry}>
          {t('retry')}
        </Button>
      </EmptyState>
    </div>
  );
}
