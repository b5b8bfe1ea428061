import type { ReasonCode } from './edit-codes.ts';

/** Codes about the result as a whole. */
export const wholeCodes = ['score', 'nothing-changed', 'nothing-found', 'held-back', 'unplaced', 'missing'] as const;
/** What a summary says: the reason codes of the edits, and codes about the result as a whole. */
export type SummaryCode = ReasonCode | (typeof wholeCodes)[number];

/** What lowers the wording or structure meter. */
export const findingCodes = [
  'weak-opening',
  'first-person',
  'filler',
  'long-line',
  /** Params: from, to. */
  'posting-spelling',
  'no-email',
  'no-phone',
  'no-name',
  'no-experience',
  'no-education',
  'no-skills-section',
  'unusual-heading',
  'undated-entry',
  'empty-entry',
  'not-chronological',
  'too-long',
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** What a hiring manager would say about a resume, as codes with places. */
export const readyCodes = [
  /** Params: role. */
  'glance-role',
  /** Params: line. */
  'glance-line',
  'glance-nothing',
  /** Params: met, asked. */
  'asked-shown',
  /** Params: from, to. */
  'gap',
  'mixed-dates',
  /** Params: pages. */
  'long',
  /** Params: line. */
  'private',
  'nothing-stops',
  /** An action with neither a figure nor a result. */
  'says-little',
] as const;
export type ReadyCode = (typeof readyCodes)[number];

/** What a posting may ask for. */
export const requirementKinds = [
  /** Software, a machine or a system to work with. */
  'tool',
  /** A method or a body of knowledge. */
  'practice',
  /** A certificate, vocational training or registration. */
  'credential',
  'degree',
  /** A permit to drive, carry or operate something. */
  'licence',
  'language',
  'years',
  /** An industry or kind of employer to have worked in. */
  'domain',
  /** Something to be done in the job. */
  'duty',
  /** A position to have held. */
  'title',
] as const;
export type RequirementKind = (typeof requirementKinds)[number];
