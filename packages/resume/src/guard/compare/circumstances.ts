import type { GuardText } from '../text/read-text.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Known } from './classify.ts';

export interface Circumstances {
  readonly known: Known;
  readonly vocabulary: Vocabulary;
  /** Whether what is said is what the person is: a title there must be one of theirs. */
  readonly isOfPerson: boolean;
  /** Whether it is the head of a role, where a month left out can hide a gap. */
  readonly isHead: boolean;
  /** The head of the role that the line stands in: its names are said there and need not be repeated. */
  readonly context?: readonly GuardText[];
  /** Whether a part between two commas may go: of a deed it may, of a title or a degree it may be what makes it small. */
  readonly mayShorten: boolean;
}
