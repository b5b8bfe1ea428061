import { z } from 'zod';

/** The sections that the given details can fill; everything else is a question to the person. */
export const GenerateOutput = z.object({
  /** One to three sentences. */
  summary: z.array(z.string()),
  /** The given skills, what matters for the target title first. */
  skills: z.array(z.string()),
});
export type GenerateOutput = z.infer<typeof GenerateOutput>;
