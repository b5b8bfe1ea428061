import type { LanguageModel } from 'ai';
import type { z } from 'zod';
import type { CallContext } from '../assistant.ts';
import type { Breaker } from './breaker.ts';
import { Budget } from './budget.ts';
import { isRepairable, isTransient, isUnhealthy, LlmFailure } from './failure.ts';
import { failureOf } from './provider/failure-of.ts';
import { openTally, type Question, streamAnswer, type Tally, tokensOf } from './provider/stream-answer.ts';
import { repairMessages } from './repair.ts';
import type { Reservation, Settlement, UsageLedger, UseCase } from './usage-ledger.ts';

/** What one engine's calls share. */
export interface Means {
  readonly provider: string;
  readonly modelName: string;
  readonly model: () => Promise<LanguageModel>;
  readonly ledger: UsageLedger;
  readonly breaker: Breaker;
  readonly budgetMs: number;
  /** The first pause between tries; it doubles each time. */
  readonly pauseMs: number;
  /** Turned off for good once the server answers a question without a schema that it had refused with one. */
  readonly format: { isStructured: boolean };
  readonly onLedgerError: (error: unknown) => void;
}

export interface Ask<Piece, Result> {
  readonly useCase: UseCase;
  readonly call: CallContext | undefined;
  readonly system: string;
  readonly prompt: string;
  readonly schema: z.ZodType;
  /** Reads one answer as it arrives and throws if it is unusable. Called again for each try. */
  readonly read: (answer: AsyncIterable<string>) => AsyncGenerator<Piece, Result>;
}

const maxTries = 3;

/**
 * Asks the model one question within the budget: yields pieces of the answer as they arrive, then returns the whole.
 * The allowance is reserved before and settled after, however it ends.
 */
export async function* ask<Piece, Result>(
  means: Means,
  question: Ask<Piece, Result>,
  signal: AbortSignal,
): AsyncGenerator<Piece, Result> {
  const entered = means.breaker.enter();
  const tally = openTally();
  const startedAt = performance.now();
  // The reader abandoned it, unless we learn otherwise.
  let outcome: Settlement['outcome'] = 'cancelled';
  const budget = new Budget(signal, means.budgetMs);
  const reservation = await reserve(means, question).catch((error: unknown) => {
    budget.close();
    entered.giveBack();
    throw error;
  });
  try {
    const result = yield* tryRepeatedly(means, question, budget, tally);
    outcome = 'answered';
    means.breaker.succeeded();
    return result;
  } catch (error) {
    if (signal.aborted) throw error;
    const failure = failureOf(error);
    outcome = failure?.code ?? 'failed';
    if (failure && isUnhealthy(failure)) means.breaker.failed();
    // An answer arrived. If it is unusable, that says nothing about the provider's health.
    else if (tally.isHeard) means.breaker.succeeded();
    throw failure ?? error;
  } finally {
    budget.close();
    const ms = Math.round(performance.now() - startedAt);
    await reservation.settle({ outcome, ...tokensOf(tally), ms }).catch(means.onLedgerError);
  }
}

async function reserve(means: Means, { useCase, call }: Pick<Ask<never, never>, 'useCase' | 'call'>) {
  const { provider, modelName } = means;
  let reserved: Reservation | { readonly refused: 'user-limit' | 'site-limit' };
  try {
    reserved = await means.ledger.reserve({ useCase, userId: call?.userId ?? null, provider, model: modelName });
  } catch (error) {
    // Refuse the call: a limit that gives way under load would protect nothing.
    means.onLedgerError(error);
    throw new LlmFailure('no-ledger');
  }
  if ('refused' in reserved) throw new LlmFailure(reserved.refused);
  return reserved;
}

async function* tryRepeatedly<Piece, Result>(
  means: Means,
  asked: Ask<Piece, Result>,
  budget: Budget,
  tally: Tally,
): AsyncGenerator<Piece, Result> {
  const { system, prompt, schema } = asked;
  let question: Question = { system, schema, messages: [{ role: 'user', content: prompt }] };
  let isRepaired = false;
  let { isStructured } = means.format;
  for (let tries = 1; ; tries += 1) {
    let said = '';
    try {
      const model = await means.model();
      const answer = streamAnswer(model, question, isStructured, budget.signal, tally);
      const result = yield* asked.read(
        listen(answer, (piece) => {
          said += piece;
        }),
      );
      means.format.isStructured = isStructured;
      return result;
    } catch (error) {
      const failure = failureOf(stopOf(budget, tally) ?? error);
      if (!failure || budget.signal.aborted || tries >= maxTries) throw failure ?? error;
      if (failure.code === 'bad-request' && isStructured) isStructured = false;
      else if (isRepairable(failure) && !isRepaired) {
        isRepaired = true;
        question = { system, schema, messages: repairMessages(prompt, said, failure.code) };
      } else if (isTransient(failure)) {
        const pauseMs = failure.retryAfterMs ?? means.pauseMs * 2 ** (tries - 1);
        if (await budget.pause(pauseMs)) continue;
        if (failure.retryAfterMs !== undefined && !budget.signal.aborted) means.breaker.rest(failure.retryAfterMs);
        throw failure;
      } else throw failure;
    }
  }
}

/**
 * Why the budget stopped the work, if it did. Only total silence counts against the provider: a text can make a model
 * slow.
 */
function stopOf({ stop }: Budget, { isHeard }: Tally): unknown {
  return isHeard && stop instanceof LlmFailure && stop.code === 'timeout' ? new LlmFailure('too-slow') : stop;
}

async function* listen(answer: AsyncIterable<string>, hear: (piece: string) => void): AsyncGenerator<string, void> {
  for await (const piece of answer) {
    hear(piece);
    yield piece;
  }
}
