import type { AdminUserQuery } from '@fitted/contract/admin/users';
import { isInteger, unwrapCursor, wrapCursor } from '../../db/cursor.ts';

export type UserSort = AdminUserQuery['sort'];

/** A position in the sorted list: a row's sort value and its id. Keyset pages stay correct while rows come and go. */
export interface UserPlace {
  readonly value: string;
  readonly id: number;
}

/** The sort value of people who have never signed in: before everyone who has. */
export const neverSignedIn = '-infinity';

export const encodePlace = (sort: UserSort, { value, id }: UserPlace): string =>
  wrapCursor(JSON.stringify([sort, value, id]));

/** An invalid cursor, or one from a list sorted differently, means the first page. */
export function decodePlace(sort: UserSort, cursor: string | undefined): UserPlace | undefined {
  if (!cursor) return undefined;
  const parts = parse(unwrapCursor(cursor));
  if (!Array.isArray(parts)) return undefined;
  const [sortedBy, value, id] = parts as unknown[];
  if (sortedBy !== sort || typeof value !== 'string' || typeof id !== 'number') return undefined;
  return isInteger(id) && isValue(sort, value) ? { value, id } : undefined;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const isValue = (sort: UserSort, value: string) =>
  sort === 'createdAt' || sort === 'lastLoginAt'
    ? value === neverSignedIn || (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value)))
    : !value.includes('\0');
