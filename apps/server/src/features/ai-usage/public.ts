import type { Database } from '../../db/client.ts';
import { createAiUsageRepository } from './repository.ts';

export { createUsageLedger } from './ledger.ts';
export { createAiUsageRepository };

export const removeOldUsage = (db: Database): Promise<void> => createAiUsageRepository(db).removeOld();
