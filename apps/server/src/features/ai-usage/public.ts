export { createUsageLedger } from './ledger.ts';
export { createAiUsageRepository } from './repository.ts';
