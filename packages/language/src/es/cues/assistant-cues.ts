import type { AssistantCues } from '../../cues/assistant-cues.ts';
import { spanishActCues } from './acts.ts';
import { spanishCorrectionCues } from './corrections.ts';
import { spanishLineCues } from './lines.ts';
import { spanishOperationCues } from './operations.ts';
import { spanishOrderCues } from './orders.ts';
import { spanishPersonalCues } from './personal.ts';
import { spanishPoliteness } from './politeness.ts';
import { spanishProfileCues } from './profile.ts';
import { spanishReadinessCues } from './readiness.ts';
import { spanishReplyCues } from './replies.ts';
import { spanishTalkCues } from './talk.ts';
import { spanishWishCues } from './wishes.ts';

export const spanishAssistantCues: AssistantCues = {
  acts: spanishActCues,
  corrections: spanishCorrectionCues,
  lines: spanishLineCues,
  operations: spanishOperationCues,
  orders: spanishOrderCues,
  politeness: spanishPoliteness,
  personal: spanishPersonalCues,
  profile: spanishProfileCues,
  readiness: spanishReadinessCues,
  replies: spanishReplyCues,
  talk: spanishTalkCues,
  wishes: spanishWishCues,
};
