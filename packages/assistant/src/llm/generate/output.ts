import { z } from 'zod';

/** The sections that can be filled from the given details; the person is asked about everything else. */
export const GenerateOutput = z.object({
  /** One to three sentences. */
  summary: z.array(z.string()),
  /** The given skills, most relevant to the target title first. */
  skills: z.array(z.string()),
});
export type GenerateOutput = z.infer<typeof GenerateOutput>;
