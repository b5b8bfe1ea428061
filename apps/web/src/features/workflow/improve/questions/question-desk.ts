import { createContext } from 'react';
import type { LinesAround } from '../sheet/lines-around.ts';

/** What the desk knows that a question shows. */
interface QuestionDesk {
  /** An answer that was given is on its way into the resume. */
  readonly isAdding: boolean;
  /** Where an answer for a role would stand, unless the question itself stands there. */
  readonly landing?: ((role: string) => LinesAround) | undefined;
}

export const QuestionDesk = createContext<QuestionDesk>({ isAdding: false });
