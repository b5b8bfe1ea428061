import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/client.ts';
import type { Payments } from '../../ports/payments.ts';

export interface BillingDeps {
  readonly db: Database;
  readonly payments: Payments;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly now: () => Date;
  /** Links in mails start with it. */
  readonly appUrl: string;
  readonly supportAddress: string;
  /** For an account without a plan; null if there is no language model. */
  readonly modelCallsADay: number | null;
  /** Triggers sending of the outbox. */
  readonly nudgeMail: () => void;
}
