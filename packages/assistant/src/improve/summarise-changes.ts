import type { Improvement } from '@fitted/contract/assistant';
import type { Language } from '@fitted/contract/languages';
import type { Edit } from '@fitted/resume/edit/edit';
import { describeChange } from '../chat/describe-changes.ts';

const mostShown = 20;

export function summariseChanges(changes: readonly Edit[], _match: Improvement['match'], language: Language): string[] {
  return changes.slice(0, mostShown).map((edit) => describeChange(edit, language));
}
