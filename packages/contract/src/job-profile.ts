import { z } from 'zod';
import { requirementKinds } from './edits/summary-codes.ts';
import { Language } from './languages.ts';

/** Any one option of a requirement is enough: "Go or Python" has two. */
export const RequirementOption = z.object({
  /** As the posting writes it. */
  text: z.string(),
  /** Other spellings given in the posting: "PEWS" for "Paediatric Early Warning Score". */
  aliases: z.array(z.string()).readonly(),
  /** The lexicon skills found in it. */
  skills: z.array(z.string()).readonly(),
  /** The text is nothing but skill names, so having the skill meets it. */
  isNamed: z.boolean(),
  /** The level counts from 1; the fields of study are folded, and none means any. */
  degree: z.object({ level: z.number(), fields: z.array(z.string()).readonly() }).exactOptional(),
  /** From 1 (A1) to 7 (native); absent if no level is asked for. */
  level: z.number().exactOptional(),
  /** Driving licence classes. */
  classes: z.array(z.string()).readonly().exactOptional(),
});
export type RequirementOption = z.infer<typeof RequirementOption>;

/** `duty`: mentioned among the tasks. */
export const needs = ['must', 'duty', 'nice'] as const;
export type Need = (typeof needs)[number];

export const Requirement = z.object({
  /** Stable for one posting. */
  id: z.string(),
  kind: z.enum(requirementKinds),
  /** The posting's own words, short enough for a label. Options of a choice are joined by " / ". */
  text: z.string(),
  need: z.enum(needs),
  strength: z.enum(['must', 'wish']),
  weight: z.number(),
  /** The line or sentence it comes from. */
  quote: z.string(),
  /** Its position in the description without markup. */
  place: z.object({ at: z.number(), length: z.number() }),
  options: z.array(RequirementOption).readonly(),
  /** "or similar": something else of the same kind is also enough. */
  isOpen: z.boolean(),
  /** The skills of all options. */
  skills: z.array(z.string()).readonly(),
  /** For kind `years`: how many. */
  years: z.number().exactOptional(),
});
export type Requirement = z.infer<typeof Requirement>;

/** From least to most. */
export const seniorities = ['trainee', 'junior', 'mid', 'senior', 'lead', 'head', 'executive'] as const;
export type Seniority = (typeof seniorities)[number];

/** What a posting asks for, read from its own words. The server reads it; whoever has it can score a resume anywhere. */
export const JobProfile = z.object({
  title: z.string(),
  /** The roles named in the title, without extras such as "(m/w/d)" or "2nd shift", any one of which is enough; and their head nouns. */
  role: z.object({ roles: z.array(z.string()).readonly(), nouns: z.array(z.string()).readonly() }),
  company: z.string().exactOptional(),
  language: Language,
  seniority: z.enum(seniorities).exactOptional(),
  /** Years of experience required as a must-have; the highest if there are several. */
  years: z.number().exactOptional(),
  /** In posting order, without duplicates, each with its strongest need. */
  requirements: z.array(Requirement).readonly(),
  /** Every skill named anywhere in the posting: the posting's spelling, which is the one worth using, and those of its language. */
  skills: z
    .array(z.object({ skill: z.string(), spelling: z.string(), aliases: z.array(z.string()).readonly() }))
    .readonly(),
  /** What the person will do there, line by line. */
  responsibilities: z.array(z.string()).readonly(),
  /**
   * By the language of a resume, what else it may call the things asked for: groups of words that mean the same. So
   * whoever scores resumes needs no dictionary.
   */
  synonyms: z.partialRecord(Language, z.array(z.array(z.string()).readonly()).readonly()),
});
export type JobProfile = z.infer<typeof JobProfile>;
