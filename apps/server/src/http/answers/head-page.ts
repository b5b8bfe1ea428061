import { nextCursorHeader, totalCountHeader } from '@fitted/contract/list-headers';
import type { FastifyReply } from 'fastify';

interface ListedPage<Row> {
  readonly page: readonly Row[];
  readonly nextCursor: string | null;
}

/** Returns the rows of a page and sets the headers for the next page and the total count. */
export async function headPage<Row>(
  reply: FastifyReply,
  listing: Promise<ListedPage<Row>>,
  counting: Promise<number>,
): Promise<readonly Row[]> {
  const [{ page, nextCursor }, total] = await Promise.all([listing, counting]);
  reply.header(totalCountHeader, total);
  if (nextCursor) reply.header(nextCursorHeader, nextCursor);
  return page;
}
