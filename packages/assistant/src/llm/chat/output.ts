import { z } from 'zod';
import { maxEdits, ReadEdit, WireEdit } from '../resume/wire-edit.ts';

const action = z.enum(['edit', 'undo', 'original', 'none']);

export const ChatOutput = z.object({
  words: z.string(),
  action,
  edits: z.array(WireEdit),
  facts: z.array(z.string()),
});

/** The same, read leniently. Invalid edits are left out without affecting the others, unless all are invalid. */
export const ReadChat = z.object({
  words: z.string().max(6000),
  action: action.catch('none'),
  edits: z
    .array(z.unknown())
    .catch([])
    .transform((edits) => ({
      isGiven: edits.length > 0,
      read: edits.slice(0, maxEdits).flatMap((edit) => {
        const read = ReadEdit.safeParse(edit);
        return read.success ? [read.data] : [];
      }),
    }))
    .refine(({ isGiven, read }) => !isGiven || read.length > 0)
    .transform(({ read }) => read),
  facts: z.array(z.string()).max(50).catch([]),
});
export type ReadChat = z.infer<typeof ReadChat>;
