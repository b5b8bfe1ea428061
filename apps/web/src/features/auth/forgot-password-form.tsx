import type { ForgotPasswordForm as ForgotFields } from '@fitted/contract/account/auth';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyRules } from '../../lib/api/lazy-rules.ts';
import { toast } from '../../lib/browser/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FieldError } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { requestReset } from './queries.ts';

const rules = lazyRules<ForgotFields>(() =>
  import('@fitted/contract/account/auth').then((module) => module.ForgotPasswordForm),
);

export function ForgotPasswordForm({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation('auth');
  const say = useSentence();
  const { register, handleSubmit, formState } = useForm<ForgotFields>({
    resolver: rules.resolver,
    defaultValues: { email: '' },
  });
  const [outcome, setOutcome] = useState<{ sent: string } | 'failed'>();

  const submit = handleSubmit(async (form) => {
    try {
      const sent = say(await requestReset(form));
      setOutcome({ sent });
      toast({ title: t('forgot.done'), description: sent });
    } catch {
      setOutcome('failed');
      toast({ title: t('forgot.failed'), description: t('forgot.failedText'), variant: 'destructive' });
    }
  });

  return (
    <form method="post" onSubmit={submit} onFocus={rules.preload} noValidate className="grid gap-5">
      <Field label={t('fields.email')} error={say(formState.errors.email?.message)}>
        {(control) => <TextInput {...control} {...register('email')} type="email" autoComplete="email" />}
      </Field>
      {outcome === 'failed' && (
        <FieldError>
          {t('forgot.failedTitle')} {t('forgot.failedText')}
        </FieldError>
      )}
      {typeof outcome === 'object' && (
        <p className="flex items-start gap-3 rounded-md bg-accent-soft p-4 text-sm">
          <MailCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-strong" />
          {outcome.sent}
        </p>
      )}
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button type="submit" size="lg" isBusy={formState.isSubmitting} className="flex-1">
          {t('forgot.submit')}
        </Button>
        <Button variant="outline" size="lg" onClick={onBack}>
          {t('forgot.back')}
        </Button>
      </div>
    </form>
  );
}
