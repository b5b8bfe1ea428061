import { useId, useState } from 'react';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Combobox } from '../../../ui/form/combobox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { samples } from './style-guide-samples.ts';

const { fields } = samples;
const toOption = (label: string) => ({ value: label, label });

export function FieldExamples() {
  const [source, setSource] = useState<string>();
  const [country, setCountry] = useState('');
  const [plan, setPlan] = useState<string>('premium');
  const switchId = useId();
  const checkboxId = useId();

  return (
    <div className="grid max-w-4xl gap-6 md:grid-cols-2">
      <Field label={fields.name} hint={fields.nameHint}>
        {(control) => <TextInput {...control} />}
      </Field>
      <Field label={fields.name} error={fields.nameError}>
        {(control) => <TextInput {...control} />}
      </Field>
      <Field label={fields.password}>{(control) => <PasswordInput {...control} />}</Field>
      <Field label={fields.source}>
        {(control) => (
          <Select {...control} options={samples.sources.map(toOption)} value={source} onValueChange={setSource} />
        )}
      </Field>
      <Field label={fields.country}>
        {(control) => (
          <Combobox
            {...control}
            options={samples.countries.map(toOption)}
            value={country}
            onValueChange={setCountry}
            placeholder={fields.country}
          />
        )}
      </Field>
      <Field label={fields.notes} isOptional>
        {(control) => <Textarea {...control} rows={3} />}
      </Field>
      <RadioCards
        label={fields.plan}
        options={samples.plans}
        value={plan}
        onValueChange={setPlan}
        className="sm:grid-cols-2 md:col-span-2"
      />
      <label htmlFor={checkboxId} className="flex items-center gap-3 text-sm">
        <Checkbox id={checkboxId} defaultChecked />
        {fields.terms}
      </label>
      <label htmlFor={switchId} className="flex items-center gap-3 text-sm">
        <Switch id={switchId} defaultChecked />
        {fields.alerts}
      </label>
    </div>
  );
}
