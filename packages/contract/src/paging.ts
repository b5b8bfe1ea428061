import { z } from 'zod';

/** Lists that can grow: `cursor` is what the last answer gave as `nextCursor`; absent there means the end. */
export const Page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional(),
});
export type Page = z.infer<typeof Page>;

export const NextCursor = z.string().nullable();
