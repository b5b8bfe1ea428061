import type { Language } from '@fitted/contract/languages';
import type { SkillId } from '../lexicon/read-skills.ts';
import type { AskedDegree } from '../qualifications/degrees.ts';

/** What a posting asks for, read from its own words. */
export interface JobProfile {
  readonly title: string;
  /** The roles that the title names; any one of them answers it. */
  readonly role: JobRole;
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

export interface JobRole {
  /** The title without its trimmings ("(m/w/d)", "2nd shift"): "Welder", "Fabricator". */
  readonly roles: readonly string[];
  /** The noun of each role. */
  readonly nouns: readonly string[];
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

/** `duty`: named among the tasks. */
export const needs = ['must', 'duty', 'nice'] as const;
export type Need = (typeof needs)[number];

export const requirementKinds = [
  /** Software, machine or system one works with. */
  'tool',
  /** A method or a body of knowledge. */
  'practice',
  /** A certificate, vocational training or registration. */
  'credential',
  'degree',
  /** Permission to drive, to carry, to operate. */
  'licence',
  'language',
  'years',
  /** A trade or a kind of employer one should have worked in. */
  'domain',
  /** Something to be done in the job. */
  'duty',
  /** A post one should have held. */
  'title',
] as const;
export type RequirementKind = (typeof requirementKinds)[number];

export interface Requirement {
  /** Stable for one posting. */
  readonly id: string;
  readonly kind: RequirementKind;
  /** The posting's own words, short enough for a label; the options of a choice are joined by " / ". */
  readonly text: string;
  readonly need: Need;
  readonly strength: 'must' | 'wish';
  readonly weight: number;
  /** The line or sentence it stands in. */
  readonly quote: string;
  /** Where it stands in the description, markup left out. */
  readonly place: { readonly at: number; readonly length: number };
  /** Any one of these fulfils it: "Go or Python". */
  readonly options: readonly RequirementOption[];
  /** "or similar": something else of the same kind fulfils it too. */
  readonly isOpen: boolean;
  /** The skills of all options. */
  readonly skills: readonly SkillId[];
  /** For years: how many. */
  readonly years?: number;
}

export interface RequirementOption {
  /** As the posting writes it. */
  readonly text: string;
  /** Other spellings the posting gives for it: "PEWS" for "Paediatric Early Warning Score". */
  readonly aliases: readonly string[];
  /** What the lexicon knows of it. */
  readonly skills: readonly SkillId[];
  /** The lexicon's name is all of it, so that whoever has the skill has it. */
  readonly isNamed: boolean;
  readonly degree?: AskedDegree;
  /** From 1 (A1) to 7 (mother tongue); absent when none is asked. */
  readonly level?: number;
  /** Classes of a driving licence. */
  readonly classes?: readonly string[];
}

/** Names of tools and certificates in a requirement that the lexicon does not have ("Infinite Campus"). */
export function unknownNames({ kind, options }: Requirement): string[] {
  if (kind !== 'tool' && kind !== 'credential') return [];
  return options.filter(({ skills }) => skills.length === 0).flatMap(({ text, aliases }) => [text, ...aliases]);
}
