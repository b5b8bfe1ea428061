import type { ProfileForm } from '@fitted/contract/account/users';
import type { ComponentProps } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { countryOptions } from '../../lib/format/countries.ts';
import { languages, ownNameOf } from '../../lib/format/languages.ts';
import { Combobox } from '../../ui/form/combobox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { ProfileFields } from './profile-schema.ts';

export type ProfileInput = z.input<typeof ProfileFields>;
export type ProfileReturn = UseFormReturn<ProfileInput, unknown, ProfileFields>;

interface ProfileFieldProps extends Omit<ComponentProps<'input'>, 'form' | 'name'> {
  readonly form: ProfileReturn;
  readonly name: keyof ProfileForm;
  readonly isOptional?: boolean;
}

export function ProfileField({ form, name, isOptional = false, className, ...input }: ProfileFieldProps) {
  const { t } = useTranslation('settings');
  const say = useSentence();
  return (
    <Field
      label={t(`fields.${name}`)}
      isOptional={isOptional}
      error={say(form.formState.errors[name]?.message)}
      {...(className && { className })}
    >
      {(control) => <TextInput {...control} {...form.register(name)} {...input} />}
    </Field>
  );
}

export function CountryField({ form }: { readonly form: ProfileReturn }) {
  const { t, language } = useTranslation('settings');
  return (
    <Controller
      control={form.control}
      name="country"
      render={({ field }) => (
        <Field label={t('fields.country')} isOptional>
          {(control) => (
            <Combobox
              {...control}
              options={countryOptions(language, field.value)}
              value={field.value ?? ''}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              autoComplete="off"
            />
          )}
        </Field>
      )}
    />
  );
}

export function LanguageField({ form }: { readonly form: ProfileReturn }) {
  const { t } = useTranslation('settings');
  return (
    <Controller
      control={form.control}
      name="language"
      render={({ field }) => (
        <Field label={t('fields.language')} hint={t('profile.languageHint')}>
          {(control) => (
            <Select
              {...control}
              options={languages.map((value) => ({ value, label: ownNameOf(value) }))}
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        </Field>
      )}
    />
  );
}
