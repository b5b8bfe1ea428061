import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../lib/api-error.ts';

/** Puts what the server found wrong beside the fields that it names. */
export function showIssues<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): void {
  if (!(error instanceof ApiError)) return;
  const names = new Set(Object.keys(form.getValues()));
  for (const { path, message } of error.issues) {
    const name = path.split(/[./]/).find((part) => names.has(part));
    if (name !== undefined) form.setError(name as Path<Values>, { message });
  }
}
