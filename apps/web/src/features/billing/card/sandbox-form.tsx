import { FlaskConical } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FieldError } from '../../../ui/form/field.tsx';
import { BankDialog } from './bank-dialog.tsx';
import type { CardFormProps } from './card-form-props.ts';
import { CardInput } from './card-input.tsx';
import { FormActions } from './form-actions.tsx';
import { TestCardList } from './test-card-list.tsx';
import { formatExpiry, groupDigits } from './test-cards.ts';
import { useSandboxPayment } from './use-sandbox-payment.ts';

/** The demo's card form: says clearly that it is one, and offers the cards that work here. */
export function SandboxForm({ submitLabel, cancelLabel, onCancel, ...payment }: CardFormProps) {
  const { t } = useTranslation('billing');
  const [values, setValues] = useState({ number: '', expiry: '', cvc: '' });
  const { pay, answerBank, phase, failure, problems } = useSandboxPayment(payment);
  const errorOf = (field: keyof typeof values) =>
    problems.includes(field) ? t(`sandbox.problems.${field}`) : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pay(values);
  };

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <div role="note" className="flex items-start gap-3 rounded-md bg-changed p-4 text-sm text-on-changed">
        <FlaskConical aria-hidden className="mt-0.5 size-5 shrink-0" />
        <div>
          <p className="font-semibold">{t('sandbox.title')}</p>
          <p className="mt-1">{t('sandbox.text')}</p>
        </div>
      </div>
      <TestCardList
        onChoose={(number) => setValues({ number, expiry: values.expiry || '12/34', cvc: values.cvc || '123' })}
      />
      <CardInput
        label={t('sandbox.number')}
        error={errorOf('number')}
        value={values.number}
        onChange={(typed) => setValues({ ...values, number: groupDigits(typed) })}
      />
      <div className="grid grid-cols-2 gap-4">
        <CardInput
          label={t('sandbox.expiry')}
          error={errorOf('expiry')}
          value={values.expiry}
          onChange={(typed) => setValues({ ...values, expiry: formatExpiry(typed) })}
        />
        <CardInput
          label={t('sandbox.cvc')}
          error={errorOf('cvc')}
          value={values.cvc}
          onChange={(typed) => setValues({ ...values, cvc: typed.replace(/\D/g, '').slice(0, 4) })}
        />
      </div>
      {failure && <FieldError>{failure}</FieldError>}
      <FormActions submitLabel={submitLabel} cancelLabel={cancelLabel} isBusy={phase !== 'idle'} onCancel={onCancel} />
      <BankDialog isOpen={phase === 'asking-bank'} onAnswer={(isConfirmed) => void answerBank(values, isConfirmed)} />
    </form>
  );
}
