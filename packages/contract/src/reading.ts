import { z } from 'zod';

/** A date as read; the month only if the resume gives it. */
const ReadDate = z.object({ year: z.int().min(0).max(3000), month: z.int().min(1).max(12).optional() });

const ReadPeriod = z.object({
  text: z.string().max(200),
  start: ReadDate.optional(),
  end: ReadDate.optional(),
  isCurrent: z.boolean(),
});

const Name = z.string().max(400).optional();

/**
 * The role of one resume line. Lines are identified by their text, so that a reading survives edits to other lines. A changed
 * line loses its reading and is parsed again.
 */
export const LineReading = z.object({
  text: z.string().max(4000),
  is: z.enum(['name', 'head', 'heading', 'entry', 'entry-more', 'body']),
  /** Kind of the section that starts with this line: a heading, or the first line of a section without one. */
  kind: z.string().max(20).optional(),
  /** Fields of the entry that starts with this line. */
  fields: z.object({ title: Name, organisation: Name, place: Name, period: ReadPeriod.optional() }).optional(),
});
export type LineReading = z.infer<typeof LineReading>;

/** The structure of a resume, line by line, as read from its file and corrected by its owner. */
export const Reading = z.object({ lines: z.array(LineReading).max(4000) });
export type Reading = z.infer<typeof Reading>;
