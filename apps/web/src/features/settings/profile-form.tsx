import type { User } from '@fitted/contract/account/users';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { toast } from '../../lib/browser/toast.ts';
import { isFamilyNameFirst } from '../../lib/format/languages.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Field, FieldError } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { changedFields } from './changed-fields.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { CountryField, LanguageField, ProfileField, type ProfileInput } from './profile-fields.tsx';
import { ProfileFields } from './profile-schema.ts';
import { saveProfile } from './queries.ts';

const toInput = (user: User): ProfileInput => ({
  username: user.username,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  addressLine1: user.addressLine1,
  addressLine2: user.addressLine2 ?? '',
  city: user.city,
  postCode: user.postCode ?? '',
  region: user.region ?? '',
  country: user.country,
  jobTitle: user.jobTitle ?? '',
  company: user.company ?? '',
  language: user.language,
  currentPassword: '',
});

export function ProfileForm({ user }: { readonly user: User }) {
  const { t, language } = useTranslation('settings');
  const say = useSentence();
  const form = useForm<ProfileInput, unknown, ProfileFields>({
    resolver: zodResolver(ProfileFields),
    defaultValues: toInput(user),
  });
  const email = useWatch({ control: form.control, name: 'email' }).trim().toLowerCase();
  const hasNewEmail = email !== '' && email !== user.email.toLowerCase();
  const { errors, isDirty, isSubmitting } = form.formState;
  // The server also asks for it if the address was changed elsewhere meanwhile.
  const needsPassword = hasNewEmail || errors.currentPassword !== undefined;
  const [saved, setSaved] = useState(() => toInput(user));
  const [failure, setFailure] = useState<string>();

  const submit = form.handleSubmit(async ({ currentPassword, ...fields }) => {
    setFailure(undefined);
    try {
      const changed = changedFields(saved, form.getValues(), fields);
      const now = toInput(await saveProfile(user.id, { ...changed, ...(needsPassword && { currentPassword }) }));
      setSaved(now);
      form.reset(now);
      toast({ title: t('profile.done'), description: t('profile.doneText') });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      toast({ title: t('profile.failed'), description: say(message), variant: 'destructive' });
      if (error instanceof ApiError && error.code === 'current_password_wrong')
        form.setError('currentPassword', { message }, { shouldFocus: true });
      else setFailure(message);
    }
  });

  const firstName = <ProfileField key="firstName" form={form} name="firstName" autoComplete="given-name" />;
  const lastName = <ProfileField key="lastName" form={form} name="lastName" autoComplete="family-name" />;

  return (
    <Card>
      <CardHeader title={t('profile.title')} text={t('profile.text')} />
      <form onSubmit={submit} noValidate className="grid gap-5 sm:grid-cols-2">
        <ProfileField form={form} name="username" autoComplete="username" spellCheck={false} />
        <ProfileField form={form} name="email" type="email" autoComplete="email" />
        {needsPassword && (
          <Field
            label={t('fields.currentPassword')}
            hint={t('profile.emailHint')}
            error={say(errors.currentPassword?.message)}
            className="sm:col-span-2"
          >
            {(control) => <PasswordInput {...control} {...form.register('currentPassword')} />}
          </Field>
        )}
        {isFamilyNameFirst(language) ? [lastName, firstName] : [firstName, lastName]}
        <ProfileField form={form} name="jobTitle" autoComplete="organization-title" isOptional />
        <ProfileField form={form} name="company" autoComplete="organization" isOptional />
        <LanguageField form={form} />
        <div className="border-t border-line pt-5 sm:col-span-2">
          <h3 className="text-lg">{t('profile.invoice')}</h3>
          <p className="mt-0.5 text-sm text-ink-soft">{t('profile.invoiceText')}</p>
        </div>
        <ProfileField form={form} name="addressLine1" autoComplete="address-line1" isOptional />
        <ProfileField form={form} name="addressLine2" autoComplete="address-line2" isOptional />
        <ProfileField form={form} name="city" autoComplete="address-level2" isOptional />
        <ProfileField form={form} name="postCode" autoComplete="postal-code" isOptional />
        <ProfileField form={form} name="region" autoComplete="address-level1" isOptional />
        <CountryField form={form} />
        <div className="sm:col-span-2">
          {failure && <FieldError>{say(failure)}</FieldError>}
          <Button type="submit" isBusy={isSubmitting} className="mt-1">
            {t('profile.submit')}
          </Button>
        </div>
      </form>
      <LeaveQuestion isDirty={isDirty} />
    </Card>
  );
}
