import type { ActCues } from './acts.ts';
import type { CorrectionCues } from './corrections.ts';
import type { LineCues } from './lines.ts';
import type { OperationCues } from './operations.ts';
import type { OrderCues } from './orders.ts';
import type { PersonalCues } from './personal.ts';
import type { PolitenessCues } from './politeness.ts';
import type { ProfileCues } from './profile.ts';
import type { ReadinessCues } from './readiness.ts';
import type { ReplyCues } from './replies.ts';
import type { TalkCues } from './talk.ts';
import type { WishCues } from './wishes.ts';

/** The words by which the assistant understands messages and lines. */
export interface AssistantCues {
  readonly acts: ActCues;
  readonly corrections: CorrectionCues;
  readonly lines: LineCues;
  readonly operations: OperationCues;
  readonly orders: OrderCues;
  readonly personal: PersonalCues;
  readonly politeness: PolitenessCues;
  readonly profile: ProfileCues;
  readonly readiness: ReadinessCues;
  readonly replies: ReplyCues;
  readonly talk: TalkCues;
  readonly wishes: WishCues;
}
