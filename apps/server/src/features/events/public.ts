export { insertCollectedEvents, type NewEvent } from './collected-events.ts';
export { isZone, notMidnight, placeTime, timeOfDay } from './event-days.ts';
