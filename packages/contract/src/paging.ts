import { z } from 'zod';

/** For lists that can grow. `cursor` is `nextCursor` from the last response; if that was absent, the list has ended. */
export const Page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional(),
});
export type Page = z.infer<typeof Page>;

export const NextCursor = z.string().nullable();
