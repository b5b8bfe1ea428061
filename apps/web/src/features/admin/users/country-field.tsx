import type { AdminUserForm } from '@fitted/contract/admin/users';
import { type Control, useController } from 'react-hook-form';
import { useSentence } from '../../../i18n/use-sentence.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { countryOptions } from '../../../lib/format/countries.ts';
import { Combobox } from '../../../ui/form/combobox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import type { UserInput } from './user-fields.ts';

interface CountryFieldProps {
  readonly control: Control<UserInput, unknown, AdminUserForm>;
  readonly label: string;
}

export function CountryField({ control, label }: CountryFieldProps) {
  const { language } = useTranslation('admin-users');
  const say = useSentence();
  const { field, fieldState } = useController({ control, name: 'country' });
  return (
    <Field label={label} error={say(fieldState.error?.message)}>
      {(attributes) => (
        <Combobox
          {...attributes}
          options={countryOptions(language, field.value)}
          value={field.value}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
          autoComplete="off"
        />
      )}
    </Field>
  );
}
