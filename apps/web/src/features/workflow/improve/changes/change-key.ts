import type { Edit } from '@fitted/contract/edits/edit';

/**
 * Identifies a change for the person's decisions about it. The key includes the text: a model numbers its changes anew
 * with each run, and a decision about one wording must never apply to another.
 */
export const changeKey = ({ id, after }: Pick<Edit, 'id' | 'after'>): string => `${id}:${after}`;
