import type { Language } from '@fitted/contract/languages';
import type { SkillId } from '../lexicon/read-skills.ts';

/** What a posting asks for, read from its own words. */
export interface JobProfile {
  readonly title: string;
  readonly company?: string;
  readonly language: Language;
  readonly seniority?: Seniority;
  /** Years of experience asked for as a must; the most when several are named. */
  readonly years?: number;
  /** In the order of the posting, each thing once, at its strongest need. */
  readonly requirements: readonly Requirement[];
  /** Every skill the posting names anywhere, with the other ways to write it. */
  readonly skills: readonly JobSkill[];
  /** What the person will do there, line by line. */
  readonly responsibilities: readonly string[];
}

/** From least to most. */
export const seniorities = ['trainee', 'junior', 'mid', 'senior', 'lead', 'head', 'executive'] as const;
export type Seniority = (typeof seniorities)[number];

export interface JobSkill {
  readonly skill: SkillId;
  /** As the posting writes it: the spelling worth using. */
  readonly spelling: string;
  /** Spellings of the posting's language, its own included. */
  readonly aliases: readonly string[];
}

/** `duty`: named among the tasks. `mentioned`: named elsewhere. */
export const needs = ['must', 'duty', 'nice', 'mentioned'] as const;
export type Need = (typeof needs)[number];

export type Requirement = SkillRequirement | TermRequirement | YearsRequirement | PhraseRequirement | TitleRequirement;

interface Required {
  /** Stable for one posting. */
  readonly id: string;
  /** The posting's own words, short enough for a label. */
  readonly text: string;
  readonly need: Need;
  readonly weight: number;
  /** The line or sentence it stands in. */
  readonly quote: string;
}

/** A skill, trait, credential or language of the lexicon; any one of `skills` fulfils it ("Go or Python"). */
export interface SkillRequirement extends Required {
  readonly kind: 'skill' | 'trait' | 'credential' | 'language';
  readonly skills: readonly SkillId[];
}

/** A name the lexicon does not have ("Infinite Campus"), or a choice of such names; any one of `spellings` fulfils it. */
export interface TermRequirement extends Required {
  readonly kind: 'term';
  readonly spellings: readonly string[];
}

export interface YearsRequirement extends Required {
  readonly kind: 'years';
  readonly years: number;
}

/** A line that names nothing we know ("Experience working with adolescents"), compared by its words. */
export interface PhraseRequirement extends Required {
  readonly kind: 'phrase';
}

/** `text` is the title without its trimmings ("(m/w/d)", "2nd shift"). */
export interface TitleRequirement extends Required {
  readonly kind: 'title';
  /** Any one of these answers it: "Welder / Fabricator". */
  readonly roles: readonly string[];
  /** The noun of each role. */
  readonly nouns: readonly string[];
}
