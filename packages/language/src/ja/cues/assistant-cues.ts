import type { AssistantCues } from '../../cues/assistant-cues.ts';
import { japaneseActCues } from './acts.ts';
import { japaneseCorrectionCues } from './corrections.ts';
import { japaneseLineCues } from './lines.ts';
import { japaneseOperationCues } from './operations.ts';
import { japaneseOrderCues } from './orders.ts';
import { japanesePersonalCues } from './personal.ts';
import { japanesePoliteness } from './politeness.ts';
import { japaneseProfileCues } from './profile.ts';
import { japaneseReadinessCues } from './readiness.ts';
import { japaneseReplyCues } from './replies.ts';
import { japaneseTalkCues } from './talk.ts';
import { japaneseWishCues } from './wishes.ts';

export const japaneseAssistantCues: AssistantCues = {
  acts: japaneseActCues,
  corrections: japaneseCorrectionCues,
  lines: japaneseLineCues,
  operations: japaneseOperationCues,
  orders: japaneseOrderCues,
  politeness: japanesePoliteness,
  personal: japanesePersonalCues,
  profile: japaneseProfileCues,
  readiness: japaneseReadinessCues,
  replies: japaneseReplyCues,
  talk: japaneseTalkCues,
  wishes: japaneseWishCues,
};
