import { CloudOff } from 'lucide-react';
import type { Translate } from '../i18n/translate.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface LoadFailureProps {
  /** Texts of the part that failed to load. Not from `ui`, because those would be loaded with every page. */
  readonly t: Translate;
  /** The server's message, if it is more helpful than the usual advice. */
  readonly text?: string;
  readonly onRetry: () => void;
}

/** Replaces a part that could not be loaded; the rest of the page keeps working. */
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
