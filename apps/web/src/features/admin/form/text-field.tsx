import type { ComponentProps } from 'react';
import type { FieldError, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useSentence } from '../../../i18n/use-sentence.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';

interface TextFieldProps<Values extends FieldValues, Output> extends Omit<ComponentProps<'input'>, 'form' | 'name'> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly name: Path<Values>;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** Several lines of text. */
  readonly rows?: number;
}

export function TextField<Values extends FieldValues, Output>(props: TextFieldProps<Values, Output>) {
  const { form, name, label, hint, isOptional = false, rows, className, disabled, ...input } = props;
  const say = useSentence();
  const { error } = form.getFieldState(name, form.formState);
  return (
    <Field
      label={label}
      hint={hint}
      isOptional={isOptional}
      error={say(messageOf(error))}
      {...(className !== undefined && { className })}
    >
      {(control) =>
        rows === undefined ? (
          // Not passed to `register`, which would drop the text of a disabled field.
          <TextInput {...control} {...form.register(name)} disabled={disabled} {...input} />
        ) : (
          <Textarea {...control} {...form.register(name)} disabled={disabled} rows={rows} />
        )
      }
    </Field>
  );
}

/** A text that is split into words has its errors one level down, on the words. */
const messageOf = (error: FieldError | FieldError[] | undefined): string | undefined =>
  Array.isArray(error) ? error.find((one) => one)?.message : error?.message;
