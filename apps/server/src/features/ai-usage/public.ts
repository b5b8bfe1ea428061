import type { UsageLedger } from '@fitted/assistant/llm/usage-ledger';
import type { ModelSettings } from '../../config.ts';
import type { Database } from '../../db/client.ts';
import { createUsageLedger } from './ledger.ts';
import { createAiUsageRepository } from './repository.ts';

export { createAiUsageRepository };

export const openUsageLedger = (db: Database, { dailyLimits, prices }: ModelSettings): UsageLedger =>
  createUsageLedger(createAiUsageRepository(db), dailyLimits, prices);

export const removeOldUsage = (db: Database): Promise<void> => createAiUsageRepository(db).removeOld();
