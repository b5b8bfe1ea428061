import type { ReservedCall, Settlement, UsageLedger } from '../llm/usage-ledger.ts';

export interface Entry extends ReservedCall {
  settled?: Settlement;
}

/** A ledger that keeps what it is told and refuses nothing. */
export function createMemoryLedger(): UsageLedger & { readonly entries: readonly Entry[] } {
  const entries: Entry[] = [];
  return {
    entries,
    reserve: async (call) => {
      const entry: Entry = { ...call };
      entries.push(entry);
      return {
        settle: async (settled) => {
          if (entry.settled) throw new Error('settled twice');
          entry.settled = settled;
        },
      };
    },
  };
}
