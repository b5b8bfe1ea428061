import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';

interface CardInputProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** For test cards only, so browsers must not autofill a real one. */
export function CardInput({ label, error, value, onChange }: CardInputProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="tabular-nums"
        />
      )}
    </Field>
  );
}
