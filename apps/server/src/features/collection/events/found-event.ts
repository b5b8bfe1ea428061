import type { EventTimes } from './event-times.ts';
import type { EventPlace } from './place.ts';

/** An event as described by a page or calendar, parsed but not yet filtered. */
export interface FoundEvent extends EventTimes {
  readonly title: string;
  readonly description: string | null;
  readonly place: EventPlace;
  /** Its own page; null if it is one of many on the source's page. */
  readonly url: string | null;
  readonly registrationUrl: string | null;
  readonly organizer: string | null;
  readonly imageUrl: string | null;
  readonly isFree: boolean;
  readonly entryFee: string | null;
  readonly keywords: readonly string[];
  /** The calendar's UID, if there is one. */
  readonly uid: string | null;
  /** The page or calendar it was read from. */
  readonly foundAt: string;
}
