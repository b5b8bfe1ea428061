import { ChangePasswordForm } from '@fitted/contract/account/auth';
import { sentences } from '@fitted/contract/errors/sentences';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { saidBy } from '../../lib/api/api-error.ts';
import { toast } from '../../lib/browser/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Field, FieldError } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { useChangePassword } from './queries.ts';

const empty: ChangePasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '' };
const fields = ['currentPassword', 'newPassword', 'confirmPassword'] as const;

export function PasswordForm() {
  const { t } = useTranslation('settings');
  const say = useSentence();
  const { register, handleSubmit, formState, reset } = useForm<ChangePasswordForm>({
    resolver: zodResolver(ChangePasswordForm),
    defaultValues: empty,
  });
  const change = useChangePassword();
  const [failure, setFailure] = useState<string>();

  const submit = handleSubmit(async (form) => {
    setFailure(undefined);
    try {
      await change.mutateAsync(form);
      reset(empty);
      toast({ title: t('password.done'), description: t('password.doneText') });
    } catch (error) {
      const description = say(saidBy(error) ?? sentences.wrongPassword);
      setFailure(description);
      toast({ title: t('password.failed'), description, variant: 'destructive' });
    }
  });

  return (
    <Card>
      <CardHeader title={t('password.title')} text={t('password.text')} />
      <form method="post" onSubmit={submit} noValidate className="grid max-w-md gap-5">
        {fields.map((name) => (
          <Field key={name} label={t(`fields.${name}`)} error={say(formState.errors[name]?.message)}>
            {(control) => (
              <PasswordInput
                {...control}
                {...register(name)}
                autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
              />
            )}
          </Field>
        ))}
        {failure && <FieldError>{failure}</FieldError>}
        <Button type="submit" isBusy={formState.isSubmitting} className="justify-self-start">
          {t('password.submit')}
        </Button>
      </form>
    </Card>
  );
}
