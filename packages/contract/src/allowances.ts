import type { planNames } from './constants.ts';

export type PlanName = (typeof planNames)[number] | 'none';

/** What plans differ in; the server enforces both. */
export interface PlanAllowance {
  /** Times the calls to a language model that one account has a day. */
  readonly modelCallsFactor: number;
  /** Of each resume; a version beyond them takes the place of the oldest. */
  readonly versionsPerResume: number;
}

export const planAllowances: Readonly<Record<PlanName, PlanAllowance>> = {
  none: { modelCallsFactor: 1, versionsPerResume: 50 },
  basic: { modelCallsFactor: 2, versionsPerResume: 100 },
  premium: { modelCallsFactor: 4, versionsPerResume: 300 },
  professional: { modelCallsFactor: 10, versionsPerResume: 1000 },
};

/** What one account may keep, whatever its plan: resumes, rows of every kind, and the bytes of all its texts. */
export const accountQuota = { resumes: 500, rows: 10_000, bytes: 50 * 1024 * 1024 } as const;
