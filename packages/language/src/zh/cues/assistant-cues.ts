import type { AssistantCues } from '../../cues/assistant-cues.ts';
import { chineseActCues } from './acts.ts';
import { chineseCorrectionCues } from './corrections.ts';
import { chineseLineCues } from './lines.ts';
import { chineseOperationCues } from './operations.ts';
import { chineseOrderCues } from './orders.ts';
import { chinesePersonalCues } from './personal.ts';
import { chinesePoliteness } from './politeness.ts';
import { chineseProfileCues } from './profile.ts';
import { chineseReadinessCues } from './readiness.ts';
import { chineseReplyCues } from './replies.ts';
import { chineseTalkCues } from './talk.ts';
import { chineseWishCues } from './wishes.ts';

export const chineseAssistantCues: AssistantCues = {
  acts: chineseActCues,
  corrections: chineseCorrectionCues,
  lines: chineseLineCues,
  operations: chineseOperationCues,
  orders: chineseOrderCues,
  politeness: chinesePoliteness,
  personal: chinesePersonalCues,
  profile: chineseProfileCues,
  readiness: chineseReadinessCues,
  replies: chineseReplyCues,
  talk: chineseTalkCues,
  wishes: chineseWishCues,
};
