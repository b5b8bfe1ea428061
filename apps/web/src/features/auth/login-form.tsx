import type { LoginForm as LoginFields } from '@fitted/contract/account/auth';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { toast } from '../../lib/browser/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FieldError } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { cleanMessage } from './clean-message.ts';
import { signIn } from './queries.ts';

type Faults = Partial<Record<string, string>>;

/**
 * Signing in sets the session; the page decides where to go then. The fields are native, without a form library: the
 * page is a tenth smaller, and what was typed before this code arrived is simply there.
 */
export function LoginForm({ onForgot }: { readonly onForgot: () => void }) {
  const { t } = useTranslation('auth');
  const say = useSentence();
  const formRef = useRef<HTMLFormElement>(null);
  const codeRef = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const [failure, setFailure] = useState<string>();
  const fieldOf = (name: string) => formRef.current?.elements.namedItem(name) as HTMLInputElement | null | undefined;

  useEffect(() => {
    if (needsCode) codeRef.current?.focus();
  }, [needsCode]);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as LoginFields;
    const found = await findFaults(typed);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) fieldOf(first)?.focus();
    else await send(typed);
    setBusy(false);
  };

  const send = async (typed: LoginFields) => {
    try {
      const { firstName } = await signIn(typed);
      toast({ title: t('login.done'), description: t('login.welcome', { firstName }) });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'second_factor_required' && !needsCode) {
        setNeedsCode(true);
        return;
      }
      const message = say(cleanMessage(error instanceof Error ? error.message : String(error)));
      if (codeRef.current) codeRef.current.value = '';
      setFailure(message);
      toast({ title: t('login.failed'), description: message, variant: 'destructive' });
    }
  };

  return (
    <form
      ref={formRef}
      method="post"
      onSubmit={submit}
      onFocus={() => void loadRules()}
      onInput={({ target }) => setFaults({ ...faults, [(target as HTMLInputElement).name]: undefined })}
      noValidate
      className="grid gap-5"
    >
      <Field label={t('fields.identifier')} error={say(faults.email)}>
        {(control) => (
          <TextInput {...control} name="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        )}
      </Field>
      <Field label={t('fields.password')} error={say(faults.password)}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
      {needsCode && (
        <Field label={t('fields.code')} hint={t('login.codeHint')} error={say(faults.code)}>
          {(control) => (
            <TextInput {...control} ref={codeRef} name="code" autoComplete="one-time-code" autoCapitalize="none" />
          )}
        </Field>
      )}
      {failure && <FieldError>{failure}</FieldError>}
      <Button type="submit" size="lg" isBusy={isBusy}>
        {t('login.submit')}
      </Button>
      <Button variant="quiet" onClick={onForgot} className="justify-self-center">
        {t('login.forgot')}
      </Button>
    </form>
  );
}

/** The contract's rules bring zod, which is larger than the page; the server's validation is the one that counts. */
const loadRules = () => import('@fitted/contract/account/auth').catch(() => undefined);

async function findFaults(typed: LoginFields): Promise<Faults> {
  const rules = await loadRules();
  const faults: Faults = {};
  for (const { path, message } of rules?.LoginForm.safeParse(typed).error?.issues ?? [])
    faults[String(path[0])] ??= message;
  return faults;
}
