import { z } from 'zod';

/** A date as read: the month only where the resume gives it. */
const ReadDate = z.object({ year: z.int().min(0).max(3000), month: z.int().min(1).max(12).optional() });

const ReadPeriod = z.object({
  text: z.string().max(200),
  start: ReadDate.optional(),
  end: ReadDate.optional(),
  isCurrent: z.boolean(),
});

const Name = z.string().max(400).optional();

/**
 * What one line of a resume is. A line is found again by its words, so that the reading outlives edits of other lines;
 * a line that was changed has no reading any more and is read anew.
 */
export const LineReading = z.object({
  text: z.string().max(4000),
  is: z.enum(['name', 'head', 'heading', 'entry', 'entry-more', 'body']),
  /** Of the section that begins with this line: a heading, or the first line of a section without one. */
  kind: z.string().max(20).optional(),
  /** Of the entry that begins with this line. */
  fields: z.object({ title: Name, organisation: Name, place: Name, period: ReadPeriod.optional() }).optional(),
});
export type LineReading = z.infer<typeof LineReading>;

/** The structure of a resume, line by line, as it was read from its file and as its owner put it right. */
export const Reading = z.object({ lines: z.array(LineReading).max(4000) });
export type Reading = z.infer<typeof Reading>;
