import { CloudOff } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

interface PlansFailureProps {
  readonly onRetry: () => void;
  /** Set in the registration, where there is a form to go back to. */
  readonly onBack?: () => void;
}

export function PlansFailure({ onRetry, onBack }: PlansFailureProps) {
  const { t } = useTranslation('billing');
  return (
    <div role="alert">
      <EmptyState icon={CloudOff} title={t('failed.title')} text={t(onBack ? 'failed.text' : 'failed.supportText')}>
        {onBack ? (
          <Button variant="outline" onClick={onBack}>
            {t('failed.back')}
          </Button>
        ) : (
          <ButtonLink to="/contact" variant="outline">
            {t('failed.support')}
          </ButtonLink>
        )}
        <Button onClick={onRetry}>{t('failed.retry')}</Button>
      </EmptyState>
    </div>
  );
}
