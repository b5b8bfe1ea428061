import type { Queryable } from '../../db/client.ts';
import type { employerEvents } from '../../db/schema/events.ts';
import { createEventRepository } from './repository.ts';

export { isZone, notMidnight, placeTime, timeOfDay } from './event-days.ts';

export type NewEvent = Omit<typeof employerEvents.$inferInsert, 'id'>;

export async function insertCollectedEvents(db: Queryable, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await createEventRepository(db).insert(events);
}
