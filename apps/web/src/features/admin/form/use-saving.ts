import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../lib/api/api-error.ts';
import { messageOf, useOutcome } from '../list/use-outcome.ts';

interface Saving<Fields, Saved> {
  readonly save: (fields: Fields) => Promise<Saved>;
  readonly onSaved: (saved: Saved) => void;
  readonly failedTitle: string;
}

/** Submits a form. Refusals are shown at the field, in the dialog and in a toast; the dialog stays as it was. */
export function useSaving<Input extends FieldValues, Fields, Saved>(
  form: UseFormReturn<Input, unknown, Fields>,
  { save, onSaved, failedTitle }: Saving<Fields, Saved>,
) {
  const { failed } = useOutcome();
  const [failure, setFailure] = useState<string>();
  const submit = form.handleSubmit(async (fields) => {
    setFailure(undefined);
    try {
      onSaved(await save(fields));
    } catch (error) {
      showIssues(form, error);
      setFailure(messageOf(error));
      failed(failedTitle, error);
    }
  });
  return { submit, failure };
}

function showIssues<Input extends FieldValues, Fields>(
  form: UseFormReturn<Input, unknown, Fields>,
  error: unknown,
): void {
  if (!(error instanceof ApiError)) return;
  const names = new Set(Object.keys(form.getValues()));
  for (const { path, message } of error.issues) {
    const name = path.split(/[./]/).find((part) => names.has(part));
    if (name !== undefined) form.setError(name as Path<Input>, { message });
  }
}
