import type { Edit } from '@fitted/contract/edit';

/**
 * Names a change for what the person says about it. Its text is part of the name: a model numbers its changes anew with
 * each run, and a word about one wording must never count for another.
 */
export const changeKey = ({ id, after }: Pick<Edit, 'id' | 'after'>): string => `${id}:${after}`;
