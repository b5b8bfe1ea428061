export { insertCollectedEvents, type NewEvent } from './collected-events.ts';
export { eventDay, instantOf, isZone, timeOfDay } from './event-days.ts';
