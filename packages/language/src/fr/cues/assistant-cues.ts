import type { AssistantCues } from '../../cues/assistant-cues.ts';
import { frenchActCues } from './acts.ts';
import { frenchCorrectionCues } from './corrections.ts';
import { frenchLineCues } from './lines.ts';
import { frenchOperationCues } from './operations.ts';
import { frenchOrderCues } from './orders.ts';
import { frenchPersonalCues } from './personal.ts';
import { frenchPoliteness } from './politeness.ts';
import { frenchProfileCues } from './profile.ts';
import { frenchReadinessCues } from './readiness.ts';
import { frenchReplyCues } from './replies.ts';
import { frenchTalkCues } from './talk.ts';
import { frenchWishCues } from './wishes.ts';

export const frenchAssistantCues: AssistantCues = {
  acts: frenchActCues,
  corrections: frenchCorrectionCues,
  lines: frenchLineCues,
  operations: frenchOperationCues,
  orders: frenchOrderCues,
  politeness: frenchPoliteness,
  personal: frenchPersonalCues,
  profile: frenchProfileCues,
  readiness: frenchReadinessCues,
  replies: frenchReplyCues,
  talk: frenchTalkCues,
  wishes: frenchWishCues,
};
