import { isInteger, unwrapCursor, wrapCursor } from '../../db/cursor.ts';

/** A position in the list ordered by views. */
interface PopularPlace {
  readonly viewCount: number;
  readonly id: number;
}

export const encodePopular = ({ viewCount, id }: PopularPlace): string => wrapCursor(`${viewCount} ${id}`);

/** An invalid cursor means the first page. */
export function decodePopular(cursor: string | undefined): PopularPlace | undefined {
  const match = /^(\d{1,10}) (\d{1,10})$/.exec(unwrapCursor(cursor));
  if (!match) return undefined;
  const [viewCount, id] = [Number(match[1]), Number(match[2])];
  return isInteger(viewCount) && isInteger(id) ? { viewCount, id } : undefined;
}
