import type { EventTimes } from './event-times.ts';
import type { EventPlace } from './place.ts';

/** An event as a page or calendar describes it, read but not yet judged. */
export interface FoundEvent extends EventTimes {
  readonly title: string;
  readonly description: string | null;
  readonly place: EventPlace;
  /** Its own page; null when it is only one of many on the source's page. */
  readonly url: string | null;
  readonly registrationUrl: string | null;
  readonly organizer: string | null;
  readonly imageUrl: string | null;
  readonly isFree: boolean;
  readonly entryFee: string | null;
  readonly keywords: readonly string[];
  /** The identifier of the calendar, where there is one. */
  readonly uid: string | null;
  /** The page or calendar that it was read from. */
  readonly foundAt: string;
}
