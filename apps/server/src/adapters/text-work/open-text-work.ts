import type { UsageLedger } from '@fitted/assistant/llm/usage-ledger';
import { asksModel, type Config, type ModelSettings } from '../../config.ts';
import type { AssistantLog } from '../assistant.ts';
import type { ModelMetrics } from '../model-metrics.ts';
import { createTextPool, type TextPool } from './text-pool.ts';

/**
 * The rules work in the children, and are loaded there; only where a language model is asked are they loaded here too, because a
 * child has no network. Loading them takes a good part of a start.
 */
export async function openTextWork(
  ai: Config['ai'],
  openLedger: (model: ModelSettings) => UsageLedger,
  log: AssistantLog,
  metrics: Pick<ModelMetrics, 'count' | 'countFallback'>,
): Promise<TextPool> {
  if (!asksModel(ai)) return createTextPool();
  const { createAssistant } = await import('../assistant.ts');
  const { workInOwnProcess } = await import('./own-process.ts');
  return createTextPool({ model: workInOwnProcess(createAssistant(ai, openLedger(ai), log, metrics)) });
}
