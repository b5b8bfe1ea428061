import type { Engine } from '@fitted/contract/assistant/assistant';
import type { UserId } from '@fitted/contract/primitives';
import type { z } from 'zod';
import type { Assistant, CallContext } from './assistant.ts';

export interface AskedCall {
  readonly call: CallContext;
  /** Who answered, as the answer says it: the engine that was asked, or the rules in its place. */
  answeredBy(): z.infer<typeof Engine>;
}

export function openCall(engine: Assistant, userId: UserId | null = null): AskedCall {
  let answeredBy: z.infer<typeof Engine> = { name: engine.name };
  return {
    call: {
      userId,
      onFallback: (fallbackReason) => {
        answeredBy = { name: 'embedded', fallbackReason };
      },
      onRules: () => {
        answeredBy = { name: 'embedded' };
      },
    },
    answeredBy: () => answeredBy,
  };
}
