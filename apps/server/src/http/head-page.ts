import { nextCursorHeader, totalCountHeader } from '@fitted/contract/list-headers';
import type { FastifyReply } from 'fastify';

interface ListedPage<Row> {
  readonly page: readonly Row[];
  readonly nextCursor: string | null;
}

/** The rows of a page, with what the headers say beside them: where the list goes on and how many match in all. */
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
