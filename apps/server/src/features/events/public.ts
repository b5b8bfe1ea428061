export { insertCollectedEvents, type NewEvent } from './collected-events.ts';
export { eventDay, isZone, notMidnight, placeTime, timeOfDay } from './event-days.ts';
