import { CloudOff } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('dashboard');
  return (
    <EmptyState icon={CloudOff} title={t('loadFailed')} text={t('loadFailedText')}>
      <Button variant="outline" onClick={onRetry}>
        {t('retry')}
      </Button>
    </EmptyState>
  );
}
