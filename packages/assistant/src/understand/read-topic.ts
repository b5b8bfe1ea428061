import type { OperationName } from '@fitted/contract/assistant/chat-operations';
import type { Topic } from '@fitted/language/topics';
import topicsModel from './data/topics-model.json' with { type: 'json' };
import { openModel } from './linear-model.ts';

/** A topic, something that another handler answers, or a request or statement about the resume. */
export type Heard = Topic | `op-${OperationName}` | 'edit';

/** What a message, or part of one, asks or worries about, likeliest first. */
export const readTopic = openModel<Heard>(topicsModel);
