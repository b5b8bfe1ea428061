import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { ToggleField } from './toggle-field.tsx';

interface SwitchFieldProps<Values extends FieldValues, Output> {
  readonly control: Control<Values, unknown, Output>;
  readonly name: Path<Values>;
  readonly label: string;
  readonly hint?: string;
}

/** A switch in a form; it takes effect when the form is submitted. */
export function SwitchField<Values extends FieldValues, Output>(props: SwitchFieldProps<Values, Output>) {
  const { control, name, ...texts } = props;
  const { field } = useController({ control, name });
  return <ToggleField {...texts} isOn={field.value === true} onChange={field.onChange} />;
}
