import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTwoStep } from './queries.ts';
import { TwoStepProof } from './two-step-proof.tsx';
import { TwoStepSetup } from './two-step-setup.tsx';

/** Two-step verification: off, being set up, or on. */
export function TwoStepCard({ isAdmin }: { readonly isAdmin: boolean }) {
  const { t } = useTranslation('settings');
  const { data, isPending, isError, refetch } = useTwoStep();
  const [dialog, setDialog] = useState<'setup' | 'stop' | 'renew'>();
  const close = () => setDialog(undefined);

  return (
    <Card>
      <CardHeader
        title={t('twoStep.title')}
        text={t('twoStep.text')}
        action={
          data?.isOn && (
            <Badge tone="accent">
              <ShieldCheck aria-hidden />
              {t('twoStep.on')}
            </Badge>
          )
        }
      />
      {isPending && <Skeleton className="h-10 w-48" />}
      {isError && <LoadFailure t={t} onRetry={() => void refetch()} />}
      {data && !data.isOn && (
        <>
          {isAdmin && <p className="mb-4 rounded-md bg-changed p-3 text-sm text-on-changed">{t('twoStep.advice')}</p>}
          <Button variant="outline" onClick={() => setDialog('setup')}>
            {t('twoStep.start')}
          </Button>
        </>
      )}
      {data?.isOn && (
        <>
          <p className="mb-4 text-sm">{t('twoStep.codesLeft', { count: data.recoveryCodesLeft })}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" onClick={() => setDialog('renew')}>
              {t('twoStep.renew')}
            </Button>
            <Button variant="quiet" onClick={() => setDialog('stop')}>
              {t('twoStep.stop')}
            </Button>
          </div>
        </>
      )}
      {dialog === 'setup' && <TwoStepSetup onClose={close} />}
      {(dialog === 'stop' || dialog === 'renew') && <TwoStepProof act={dialog} onClose={close} />}
    </Card>
  );
}
