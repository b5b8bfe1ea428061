import type { UsageLedger, UseCase } from '@fitted/assistant/llm/usage-ledger';
import { Counter, Histogram, type Metric } from 'prom-client';

export interface ModelMetrics {
  /** To be registered with the metrics endpoint. */
  readonly metrics: readonly Metric[];
  /** Wraps the ledger to count each settled call. */
  count(ledger: UsageLedger): UsageLedger;
  countFallback(notice: { readonly useCase: UseCase; readonly reason: string }): void;
}

/** Language model metrics of this process. Labels are our own codes: provider messages would create a series each. */
export function createModelMetrics(): ModelMetrics {
  const duration = new Histogram({
    name: 'language_model_call_duration_seconds',
    help: 'Time of a call to the language model with all its tries, by use case and outcome',
    labelNames: ['use_case', 'outcome'] as const,
    buckets: [0.3, 1, 3, 5, 10, 20, 30],
    registers: [],
  });
  const tokens = new Counter({
    name: 'language_model_tokens_total',
    help: 'Tokens that the provider told of, by use case and direction',
    labelNames: ['use_case', 'direction'] as const,
    registers: [],
  });
  const fallbacks = new Counter({
    name: 'language_model_fallbacks_total',
    help: 'Answers that the rules gave for the language model, by use case and reason',
    labelNames: ['use_case', 'reason'] as const,
    registers: [],
  });
  return {
    metrics: [duration, tokens, fallbacks],
    count: (ledger) => ({
      async reserve(call) {
        const reserved = await ledger.reserve(call);
        if ('refused' in reserved) return reserved;
        return {
          settle(result) {
            const use_case = call.useCase;
            duration.observe({ use_case, outcome: result.outcome }, result.ms / 1000);
            tokens.inc({ use_case, direction: 'input' }, result.inputTokens ?? 0);
            tokens.inc({ use_case, direction: 'output' }, result.outputTokens ?? 0);
            return reserved.settle(result);
          },
        };
      },
    }),
    countFallback: ({ useCase, reason }) => fallbacks.inc({ use_case: useCase, reason }),
  };
}
