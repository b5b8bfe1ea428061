import { nextCursorHeader, totalCountHeader } from '@fitted/contract/list-headers';
import type { RouteAnswer, RouteRequest, RouteShape } from '@fitted/contract/route';
import { callRaw } from '../../../lib/api/client.ts';

/** One page of a long list; only its rows are rendered. */
export interface PageOf<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
  /** The total count, if the server gives it. */
  readonly total: number | null;
}

export type RowOf<Shape extends RouteShape> = RouteAnswer<Shape> extends readonly (infer Row)[] ? Row : never;

export async function readPage<Shape extends RouteShape>(
  route: Shape,
  request: RouteRequest<Shape>,
  signal: AbortSignal,
): Promise<PageOf<RowOf<Shape>>> {
  const response = await callRaw(route, request, { signal });
  const total = response.headers.get(totalCountHeader);
  return {
    rows: await response.json(),
    nextCursor: response.headers.get(nextCursorHeader),
    total: total === null ? null : Number(total),
  };
}
