import type { UserId } from '@fitted/contract/primitives';
import type { FailureCode } from './failure.ts';

export type UseCase = 'improve' | 'chat' | 'generate';

/** Counts language model usage, and refuses a call before it is made if a limit is reached. */
export interface UsageLedger {
  reserve(call: ReservedCall): Promise<Reservation | { readonly refused: 'user-limit' | 'site-limit' }>;
}

export interface ReservedCall {
  readonly useCase: UseCase;
  readonly userId: UserId | null;
  readonly provider: string;
  readonly model: string;
}

export interface Reservation {
  settle(result: Settlement): Promise<void>;
}

export interface Settlement {
  readonly outcome: 'answered' | 'cancelled' | FailureCode;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly ms: number;
}
