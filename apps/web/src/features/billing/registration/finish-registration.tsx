import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useSentence } from '../../../i18n/use-sentence.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import type { Newcomer } from '../queries.ts';
import { StepHeading } from '../step-heading.tsx';
import type { PaidRegistration } from './paid-registration.ts';

interface FinishRegistrationProps {
  readonly newcomer: Newcomer;
  readonly kept: PaidRegistration;
  readonly problem: string | undefined;
  readonly onCreate: () => Promise<void>;
  readonly onBack: () => void;
  readonly onStartOver: () => void;
}

/** Paid, but the account was not created: trying again costs nothing. */
export function FinishRegistration(props: FinishRegistrationProps) {
  const { newcomer, kept, problem, onCreate, onBack, onStartOver } = props;
  const { t } = useTranslation('billing');
  const say = useSentence();
  const [isBusy, setBusy] = useState(false);
  const isSamePerson = kept.username === newcomer.username && kept.email === newcomer.email;

  const create = async () => {
    setBusy(true);
    await onCreate();
    setBusy(false);
  };

  return (
    <Card className="max-w-2xl">
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
        <div>
          <StepHeading isArrival className="text-xl">
            {t('finish.title')}
          </StepHeading>
          <p className="mt-1 text-ink-soft">
            {isSamePerson ? t('finish.text') : t('finish.otherText', { username: kept.username, email: kept.email })}
          </p>
          {problem && <FieldError>{say(problem)}</FieldError>}
        </div>
      </div>
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="outline" disabled={isBusy} onClick={onBack}>
          {t('failed.back')}
        </Button>
        {isSamePerson ? (
          <Button isBusy={isBusy} onClick={() => void create()}>
            {t(isBusy ? 'processing' : 'finish.create')}
          </Button>
        ) : (
          <Button onClick={onStartOver}>{t('finish.startOver')}</Button>
        )}
      </div>
      {isSamePerson && problem && (
        <p className="mt-5 border-t border-line pt-4 text-sm text-ink-soft">
          {t('finish.stuck')}{' '}
          <button type="button" disabled={isBusy} onClick={onStartOver} className="font-medium text-ink underline">
            {t('finish.startOver')}
          </button>
        </p>
      )}
    </Card>
  );
}
