import type { RegistrationForm } from '@fitted/contract/account/auth';
import type { ComponentProps } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { countryOptions } from '../../lib/format/countries.ts';
import { Combobox } from '../../ui/form/combobox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';

export type RegisterInput = z.input<typeof RegistrationForm>;
type Form = UseFormReturn<RegisterInput, unknown, RegistrationForm>;

interface RegisterFieldProps extends Omit<ComponentProps<'input'>, 'form' | 'name'> {
  readonly form: Form;
  readonly name: keyof RegisterInput;
  readonly isOptional?: boolean;
  readonly hint?: string;
}

/** One labelled field of the form. */
export function RegisterField({ form, name, isOptional = false, hint, className, ...input }: RegisterFieldProps) {
  const { t } = useTranslation('auth');
  const say = useSentence();
  const Input = name === 'password' ? PasswordInput : TextInput;
  return (
    <Field
      label={t(`fields.${name}`)}
      isOptional={isOptional}
      error={say(form.formState.errors[name]?.message)}
      {...(hint && { hint })}
      {...(className && { className })}
    >
      {(control) => <Input {...control} {...form.register(name)} {...input} />}
    </Field>
  );
}

export function CountryField({ form }: { readonly form: Form }) {
  const { t, language } = useTranslation('auth');
  const say = useSentence();
  return (
    <Controller
      control={form.control}
      name="country"
      render={({ field, fieldState }) => (
        <Field label={t('fields.country')} error={say(fieldState.error?.message)}>
          {(control) => (
            <Combobox
              {...control}
              options={countryOptions(language)}
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              placeholder={t('fields.countryHint')}
              autoComplete="off"
            />
          )}
        </Field>
      )}
    />
  );
}
