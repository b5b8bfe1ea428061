import type { GuardText } from '../text/read-text.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Known } from './classify.ts';

export interface Circumstances {
  readonly known: Known;
  readonly vocabulary: Vocabulary;
  /** Whether the text says what the person is. Any title in it must then be one of theirs. */
  readonly isOfPerson: boolean;
  /** Whether this is the head of a role, where leaving out a month can hide a gap. */
  readonly isHead: boolean;
  /** The head of the role that the line is under. Names given there need not be repeated. */
  readonly context?: readonly GuardText[];
  /** Whether a part between commas may be left out. Not in a title or a degree, where it may be the limiting part. */
  readonly mayShorten: boolean;
  /** Whether the text is an item of a list. */
  readonly isItem?: boolean;
}
