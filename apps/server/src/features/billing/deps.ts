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
  /** Of an account without a plan; null where no language model answers. */
  readonly modelCallsADay: number | null;
  /** Asks for the outbox to be emptied soon. */
  readonly nudgeMail: () => void;
}
