import { ResetPasswordForm as ResetFields } from '@fitted/contract/account/auth';
import { Email } from '@fitted/contract/account/users';
import { sentences } from '@fitted/contract/errors/sentences';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { saidBy } from '../../lib/api/api-error.ts';
import { toast } from '../../lib/browser/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Field, FieldError } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { resetPassword } from './queries.ts';

interface ResetPasswordFormProps {
  readonly token: string;
  readonly email: string;
  readonly onDone: () => void;
}

export function ResetPasswordForm({ token, email, onDone }: ResetPasswordFormProps) {
  const { t } = useTranslation('reset-password');
  const say = useSentence();
  const { register, handleSubmit, formState } = useForm<ResetFields>({
    resolver: zodResolver(ResetFields),
    defaultValues: { token, password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState<string>();

  const fail = (title: string, description: string) => {
    setFailure(description);
    toast({ title, description, variant: 'destructive' });
  };

  const submit = handleSubmit(async (form) => {
    setFailure(undefined);
    if (!Email.safeParse(email).success) {
      fail(t('missing'), say(sentences.emailInvalid));
      return;
    }
    try {
      await resetPassword(email, form);
      toast({ title: t('done'), description: t('doneText') });
      onDone();
    } catch (error) {
      fail(t('failed'), say(saidBy(error) ?? sentences.tokenExpired));
    }
  });

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      {/* Lets password managers store the new password for the right account. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={t('newPassword')} error={say(errors.password?.message)}>
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
      </Field>
      <Field label={t('confirmPassword')} error={say(errors.confirmPassword?.message)}>
        {(control) => <PasswordInput {...control} {...register('confirmPassword')} autoComplete="new-password" />}
      </Field>
      {failure && <FieldError>{failure}</FieldError>}
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button type="submit" size="lg" isBusy={isSubmitting} className="flex-1">
          {t('submit')}
        </Button>
        <ButtonLink to="/auth" variant="outline" size="lg">
          {t('back')}
        </ButtonLink>
      </div>
    </form>
  );
}
