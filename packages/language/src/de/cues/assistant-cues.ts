import type { AssistantCues } from '../../cues/assistant-cues.ts';
import { germanActCues } from './acts.ts';
import { germanCorrectionCues } from './corrections.ts';
import { germanLineCues } from './lines.ts';
import { germanOperationCues } from './operations.ts';
import { germanOrderCues } from './orders.ts';
import { germanPersonalCues } from './personal.ts';
import { germanPoliteness } from './politeness.ts';
import { germanProfileCues } from './profile.ts';
import { germanReadinessCues } from './readiness.ts';
import { germanReplyCues } from './replies.ts';
import { germanTalkCues } from './talk.ts';
import { germanWishCues } from './wishes.ts';

export const germanAssistantCues: AssistantCues = {
  acts: germanActCues,
  corrections: germanCorrectionCues,
  lines: germanLineCues,
  operations: germanOperationCues,
  orders: germanOrderCues,
  politeness: germanPoliteness,
  personal: germanPersonalCues,
  profile: germanProfileCues,
  readiness: germanReadinessCues,
  replies: germanReplyCues,
  talk: germanTalkCues,
  wishes: germanWishCues,
};
