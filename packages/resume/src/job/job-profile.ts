import type { RequirementKind } from '@fitted/contract/edits/summary-codes';
import type { Language } from '@fitted/contract/languages';
import type { SkillId } from '../lexicon/read-skills.ts';
import type { AskedDegree } from '../qualifications/degrees.ts';

/** What a posting asks for, read from its own words. */
export interface JobProfile {
  readonly title: string;
  /** The roles named in the title; any one of them is enough. */
  readonly role: JobRole;
  readonly company?: string;
  readonly language: Language;
  readonly seniority?: Seniority;
  /** Years of experience required as a must-have; the highest if there are several. */
  readonly years?: number;
  /** In posting order, without duplicates, each with its strongest need. */
  readonly requirements: readonly Requirement[];
  /** Every skill named anywhere in the posting, with its other spellings. */
  readonly skills: readonly JobSkill[];
  /** What the person will do there, line by line. */
  readonly responsibilities: readonly string[];
}

export interface JobRole {
  /** The roles without extras such as "(m/w/d)" or "2nd shift": "Welder", "Fabricator". */
  readonly roles: readonly string[];
  /** The head noun of each role. */
  readonly nouns: readonly string[];
}

/** From least to most. */
export const seniorities = ['trainee', 'junior', 'mid', 'senior', 'lead', 'head', 'executive'] as const;
export type Seniority = (typeof seniorities)[number];

export interface JobSkill {
  readonly skill: SkillId;
  /** The posting's spelling, which is the one worth using. */
  readonly spelling: string;
  /** Spellings in the posting's language, including the posting's own. */
  readonly aliases: readonly string[];
}

/** `duty`: mentioned among the tasks. */
export const needs = ['must', 'duty', 'nice'] as const;
export type Need = (typeof needs)[number];

export interface Requirement {
  /** Stable for one posting. */
  readonly id: string;
  readonly kind: RequirementKind;
  /** The posting's own words, short enough for a label. Options of a choice are joined by " / ". */
  readonly text: string;
  readonly need: Need;
  readonly strength: 'must' | 'wish';
  readonly weight: number;
  /** The line or sentence it comes from. */
  readonly quote: string;
  /** Its position in the description without markup. */
  readonly place: { readonly at: number; readonly length: number };
  /** Any one of these is enough: "Go or Python". */
  readonly options: readonly RequirementOption[];
  /** "or similar": something else of the same kind is also enough. */
  readonly isOpen: boolean;
  /** The skills of all options. */
  readonly skills: readonly SkillId[];
  /** For kind `years`: how many. */
  readonly years?: number;
}

export interface RequirementOption {
  /** As the posting writes it. */
  readonly text: string;
  /** Other spellings given in the posting: "PEWS" for "Paediatric Early Warning Score". */
  readonly aliases: readonly string[];
  /** The lexicon skills found in it. */
  readonly skills: readonly SkillId[];
  /** The text is nothing but skill names, so having the skill meets it. */
  readonly isNamed: boolean;
  readonly degree?: AskedDegree;
  /** From 1 (A1) to 7 (native); absent if no level is asked for. */
  readonly level?: number;
  /** Driving licence classes. */
  readonly classes?: readonly string[];
}

/** Names of tools and certificates in a requirement that are not in the lexicon ("Infinite Campus"). */
export function unknownNames({ kind, options }: Requirement): string[] {
  if (kind !== 'tool' && kind !== 'credential') return [];
  return options.filter(({ skills }) => skills.length === 0).flatMap(({ text, aliases }) => [text, ...aliases]);
}
