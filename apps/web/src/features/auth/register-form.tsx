import { RegistrationForm } from '@fitted/contract/account/auth';
import { minPasswordLength } from '@fitted/contract/constants';
import { zodResolver } from '@hookform/resolvers/zod';
import { ChevronDown, Info } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { dismissToast } from '../../lib/browser/toast.ts';
import { isFamilyNameFirst } from '../../lib/format/languages.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { CountryField, RegisterField, type RegisterInput } from './register-fields.tsx';
import { useRegistration } from './use-registration.ts';

const empty: RegisterInput = {
  username: '',
  email: '',
  firstName: '',
  lastName: '',
  password: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  postCode: '',
  region: '',
  country: '',
  jobTitle: '',
  company: '',
};

interface RegisterFormProps {
  readonly isSubscriptionRequired: boolean;
  /** What was typed before, when returning from the payment step or the other tab. */
  readonly initial?: RegisterInput | undefined;
  /** Called with what was typed when the form is unmounted, finished or not. */
  readonly onLeave?: ((typed: RegisterInput) => void) | undefined;
  /** Continues to the payment step with the validated form; without it the account is created at once. */
  readonly onContinueToPayment?: ((form: RegistrationForm) => void) | undefined;
}

export function RegisterForm({ isSubscriptionRequired, initial, onLeave, onContinueToPayment }: RegisterFormProps) {
  const { t, language } = useTranslation('auth');
  const say = useSentence();
  const form = useForm<RegisterInput, unknown, RegistrationForm>({
    resolver: zodResolver(RegistrationForm),
    defaultValues: initial ?? empty,
  });
  const { findProblem, create } = useRegistration();
  const [failure, setFailure] = useState<string>();
  const nextId = useId();

  // Optional fields that were filled in before start open.
  const [hasOptional] = useState(() =>
    (['addressLine2', 'postCode', 'region', 'jobTitle', 'company'] as const).some((name) => initial?.[name]),
  );

  const leave = useEffectEvent(() => onLeave?.(form.getValues()));
  useEffect(() => () => leave(), []);

  const submit = form.handleSubmit(async (details) => {
    setFailure(undefined);
    // A message about the last attempt would cover the buttons of the next step.
    dismissToast();
    const problem = (await findProblem(details.username)) ?? (onContinueToPayment ? undefined : await create(details));
    if (problem?.field) form.setError(problem.field, { message: problem.message }, { shouldFocus: true });
    else if (problem) setFailure(problem.message);
    else onContinueToPayment?.(details);
  });

  const firstName = <RegisterField key="firstName" form={form} name="firstName" autoComplete="given-name" />;
  const lastName = <RegisterField key="lastName" form={form} name="lastName" autoComplete="family-name" />;

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-8">
      <Group title={t('register.account')} why={t('register.accountWhy')}>
        <RegisterField form={form} name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        <RegisterField form={form} name="email" type="email" autoComplete="email" />
        <RegisterField
          form={form}
          name="password"
          autoComplete="new-password"
          hint={t('register.passwordHint', { minPassword: minPasswordLength })}
          className="sm:col-span-2"
        />
      </Group>
      <Group title={t('register.person')} why={t('register.personWhy')}>
        {isFamilyNameFirst(language) ? [lastName, firstName] : [firstName, lastName]}
      </Group>
      <Group title={t('register.address')} why={t('register.addressWhy')}>
        <RegisterField form={form} name="addressLine1" autoComplete="address-line1" className="sm:col-span-2" />
        <RegisterField form={form} name="city" autoComplete="address-level2" />
        <CountryField form={form} />
      </Group>
      <details className="group border-t border-line pt-5" open={hasOptional}>
        <summary className="flex min-h-9 cursor-pointer list-none items-center gap-2 font-medium text-accent-strong [&::-webkit-details-marker]:hidden">
          <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-180" />
          {t('register.optional')}
        </summary>
        <div className="mt-4 grid gap-5 sm:grid-cols-2">
          <RegisterField form={form} name="addressLine2" autoComplete="address-line2" isOptional />
          <RegisterField form={form} name="postCode" autoComplete="postal-code" isOptional />
          <RegisterField form={form} name="region" autoComplete="address-level1" isOptional />
          <RegisterField form={form} name="jobTitle" autoComplete="organization-title" isOptional />
          <RegisterField form={form} name="company" autoComplete="organization" isOptional />
        </div>
      </details>
      {isSubscriptionRequired && (
        <p className="flex items-start gap-3 rounded-md bg-sunken p-4 text-sm text-ink-soft">
          <Info aria-hidden className="mt-0.5 size-5 shrink-0" />
          {t('register.subscriptionNote')}
        </p>
      )}
      {failure && <FieldError>{say(failure)}</FieldError>}
      <div className="grid gap-3">
        <Button type="submit" size="lg" isBusy={form.formState.isSubmitting} aria-describedby={nextId}>
          {t(onContinueToPayment ? 'register.toPayment' : 'register.submit')}
        </Button>
        <p id={nextId} className="text-center text-sm text-balance text-ink-soft empty:hidden">
          {onContinueToPayment && t('register.next')}
        </p>
      </div>
    </form>
  );
}

interface GroupProps {
  readonly title: string;
  /** What the data is needed for. */
  readonly why: string;
  readonly children: ReactNode;
}

function Group({ title, why, children }: GroupProps) {
  const [titleId, whyId] = [useId(), useId()];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot stand beside its fields
    <div
      role="group"
      aria-labelledby={titleId}
      aria-describedby={whyId}
      className="grid gap-x-8 gap-y-4 border-t border-line pt-6 first:border-0 first:pt-0 xl:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <div>
        <p id={titleId} className="font-serif text-lg font-semibold">
          {title}
        </p>
        <p id={whyId} className="text-sm text-ink-soft xl:mt-1">
          {why}
        </p>
      </div>
      <div className="grid content-start gap-5 sm:grid-cols-2">{children}</div>
    </div>
  );
}
