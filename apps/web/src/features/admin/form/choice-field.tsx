import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { useSentence } from '../../../i18n/use-sentence.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Select, type SelectOption } from '../../../ui/form/select.tsx';

interface ChoiceFieldProps<Values extends FieldValues, Output> {
  readonly control: Control<Values, unknown, Output>;
  readonly name: Path<Values>;
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly className?: string;
}

export function ChoiceField<Values extends FieldValues, Output>(props: ChoiceFieldProps<Values, Output>) {
  const { control, name, label, options, className } = props;
  const say = useSentence();
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} error={say(fieldState.error?.message)} {...(className !== undefined && { className })}>
      {(attributes) => <Select {...attributes} options={options} value={field.value} onValueChange={field.onChange} />}
    </Field>
  );
}
