import { textTooComplex } from '@fitted/contract/errors';
import { Overloaded, TooComplex } from '@fitted/documents/isolation/failures';
import { AppError } from './app-error.ts';

/** The contract's error for work on a text that was given up; undefined for anything else. */
export function textFailure(error: unknown): AppError | undefined {
  if (error instanceof TooComplex) return new AppError('too_complex', {}, { cause: error, sentence: textTooComplex });
  if (error instanceof Overloaded) return new AppError('overloaded', {}, { cause: error, retryAfterS: 5 });
  return undefined;
}
