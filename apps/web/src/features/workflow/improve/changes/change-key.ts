import type { Edit } from '@fitted/contract/edits/edit';

/**
 * Identifies a change for the person's decisions about it. The key includes the text: a model numbers its changes anew
 * with each run, and a decision about one wording must never apply to another.
 */
export const changeKey = ({ id, after }: Pick<Edit, 'id' | 'after'>): string => `${id}:${after}`;

/** The keys that are off after one was switched. */
export const switched = (off: readonly string[], key: string, isOn: boolean): readonly string[] =>
  isOn ? off.filter((one) => one !== key) : [...off.filter((one) => one !== key), key];
