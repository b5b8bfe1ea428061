import type { z } from 'zod';

/** Work that runs later, once, in whichever process is free: an id, a validated payload and a handler. */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  readonly id: string;
  readonly payload: Payload;
  /** Five-field cron in UTC, for work that repeats. */
  readonly cron?: string;
  readonly retryLimit: number;
  readonly retryDelayS: number;
  /** After this time a started job is considered lost with its process, and another process takes it over. */
  readonly expireInS: number;
  run(payload: z.output<Payload>): Promise<void>;
}

export const defineJob = <Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> => job;

export type Enqueue = <Payload extends z.ZodType>(
  job: Pick<Job<Payload>, 'id' | 'payload'>,
  payload: z.input<Payload>,
) => Promise<void>;
