import type { LoginForm as LoginFields } from '@fitted/contract/auth';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ApiError } from '../../lib/api-error.ts';
import { lazyRules } from '../../lib/lazy-rules.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { cleanMessage } from './clean-message.ts';
import { signIn } from './queries.ts';

const rules = lazyRules<LoginFields>(() => import('@fitted/contract/auth').then((module) => module.LoginForm));

/** Signing in sets the session; where to go then is the page's matter. */
export function LoginForm({ onForgot }: { readonly onForgot: () => void }) {
  const { t } = useTranslation('auth');
  const say = useSentence();
  const { register, handleSubmit, formState, setFocus, setValue } = useForm<LoginFields>({
    resolver: rules.resolver,
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const [needsCode, setNeedsCode] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (needsCode) setFocus('code');
  }, [needsCode, setFocus]);

  const submit = handleSubmit(async (form) => {
    setFailure(undefined);
    try {
      const { firstName } = await signIn(form);
      toast({ title: t('login.done'), description: t('login.welcome', { firstName }) });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'second_factor_required' && !needsCode) {
        setNeedsCode(true);
        return;
      }
      const message = say(cleanMessage(error instanceof Error ? error.message : String(error)));
      if (needsCode) setValue('code', '');
      setFailure(message);
      toast({ title: t('login.failed'), description: message, variant: 'destructive' });
    }
  });

  return (
    <form method="post" onSubmit={submit} onFocus={rules.preload} noValidate className="grid gap-5">
      <Field label={t('fields.identifier')} error={say(errors.email?.message)}>
        {(control) => (
          <TextInput
            {...control}
            {...register('email')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t('fields.password')} error={say(errors.password?.message)}>
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
      </Field>
      {needsCode && (
        <Field label={t('fields.code')} hint={t('login.codeHint')} error={say(errors.code?.message)}>
          {(control) => (
            <TextInput {...control} {...register('code')} autoComplete="one-time-code" autoCapitalize="none" />
          )}
        </Field>
      )}
      {failure && <FieldError>{failure}</FieldError>}
      <Button type="submit" size="lg" isBusy={isSubmitting}>
        {t('login.submit')}
      </Button>
      <Button variant="quiet" onClick={onForgot} className="justify-self-center">
        {t('login.forgot')}
      </Button>
    </form>
  );
}
