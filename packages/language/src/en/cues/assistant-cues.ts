import type { AssistantCues } from '../../cues/assistant-cues.ts';
import { englishActCues } from './acts.ts';
import { englishCorrectionCues } from './corrections.ts';
import { englishLineCues } from './lines.ts';
import { englishOperationCues } from './operations.ts';
import { englishOrderCues } from './orders.ts';
import { englishPersonalCues } from './personal.ts';
import { englishPoliteness } from './politeness.ts';
import { englishProfileCues } from './profile.ts';
import { englishReadinessCues } from './readiness.ts';
import { englishReplyCues } from './replies.ts';
import { englishTalkCues } from './talk.ts';
import { englishWishCues } from './wishes.ts';

export const englishAssistantCues: AssistantCues = {
  acts: englishActCues,
  corrections: englishCorrectionCues,
  lines: englishLineCues,
  operations: englishOperationCues,
  orders: englishOrderCues,
  politeness: englishPoliteness,
  personal: englishPersonalCues,
  profile: englishProfileCues,
  readiness: englishReadinessCues,
  replies: englishReplyCues,
  talk: englishTalkCues,
  wishes: englishWishCues,
};
