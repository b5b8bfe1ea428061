import { CloudOff } from 'lucide-react';
import { useSentence } from '../../../i18n/use-sentence.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { messageOf } from './use-outcome.ts';

interface LoadFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Stays in the tab whose list could not be read; the others work on. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const { t } = useTranslation('admin');
  const say = useSentence();
  return (
    <div role="alert">
      <EmptyState icon={CloudOff} title={t('loadFailed')} text={say(messageOf(error))}>
        <Button variant="outline" onClick={onRetry}>
          {t('retry')}
        </Button>
      </EmptyState>
    </div>
  );
}
