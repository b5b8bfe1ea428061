import { AppError } from './app-error.ts';

/** Prevents overwriting a change that the caller has not seen. Callers that do not care omit `seenUpdatedAt`. */
export function requireUnchanged(row: { readonly updatedAt: Date }, seenUpdatedAt: string | undefined): void {
  if (seenUpdatedAt !== undefined && row.updatedAt.getTime() !== Date.parse(seenUpdatedAt))
    throw new AppError('changed_meanwhile');
}
