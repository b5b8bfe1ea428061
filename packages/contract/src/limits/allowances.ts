import type { planNames } from '../constants.ts';

export type PlanName = (typeof planNames)[number] | 'none';

/** How plans differ. The server enforces both limits. */
export interface PlanAllowance {
  /** Multiplies the daily number of language model calls per account. */
  readonly modelCallsFactor: number;
  /** A further version replaces the oldest. */
  readonly versionsPerResume: number;
}

export const planAllowances: Readonly<Record<PlanName, PlanAllowance>> = {
  none: { modelCallsFactor: 1, versionsPerResume: 50 },
  basic: { modelCallsFactor: 2, versionsPerResume: 100 },
  premium: { modelCallsFactor: 4, versionsPerResume: 300 },
  professional: { modelCallsFactor: 10, versionsPerResume: 1000 },
};

/** What one account may store on any plan: resumes, rows of every kind, and the bytes of all its texts. */
export const accountQuota = { resumes: 500, rows: 10_000, bytes: 50 * 1024 * 1024 } as const;
