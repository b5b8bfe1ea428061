/** A place in the list ordered by views. */
interface PopularPlace {
  readonly viewCount: number;
  readonly id: number;
}

const largestInteger = 2_147_483_647;

export const encodePopular = (place: PopularPlace | undefined): string | null =>
  place ? Buffer.from(`${place.viewCount} ${place.id}`).toString('base64url') : null;

/** A cursor that nobody gave out reads as the beginning. */
export function decodePopular(cursor: string | undefined): PopularPlace | undefined {
  const match = /^(\d{1,10}) (\d{1,10})$/.exec(Buffer.from(cursor ?? '', 'base64url').toString());
  if (!match) return undefined;
  const [viewCount, id] = [Number(match[1]), Number(match[2])];
  return viewCount <= largestInteger && id <= largestInteger ? { viewCount, id } : undefined;
}
