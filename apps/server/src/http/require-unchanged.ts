import { AppError } from './app-error.ts';

/** Whoever edits what somebody else has changed since would undo that without knowing. A caller may also not care what was there. */
export function requireUnchanged(row: { readonly updatedAt: Date }, seenUpdatedAt: string | undefined): void {
  if (seenUpdatedAt !== undefined && row.updatedAt.getTime() !== Date.parse(seenUpdatedAt))
    throw new AppError('changed_meanwhile');
}
