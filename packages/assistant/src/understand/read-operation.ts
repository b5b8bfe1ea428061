import type { OperationName } from '@fitted/contract/chat-operations';
import { operationsModel } from './data/operations-model.ts';
import { openModel } from './linear-model.ts';

/** What a message, or a part of one, most likely wants, the likeliest first. */
export const readOperation = openModel<OperationName>(operationsModel);
