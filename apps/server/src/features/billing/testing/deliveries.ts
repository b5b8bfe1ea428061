import fc from 'fast-check';

export interface Delivery {
  /** Of the event, in the order in which the provider made them. */
  readonly event: number;
  /** How far the provider had come when it was asked: never less far than its own event. */
  readonly version: number;
  /** When the answer was taken over, compared with the others; answers overtake each other. */
  readonly landsAt: number;
}

/** Some of the events, in any order, some twice or three times, some never; each read at some later moment. */
export function deliveriesOf(events: number): fc.Arbitrary<readonly Delivery[]> {
  const delivery = fc
    .record({ event: fc.nat(events - 1), late: fc.nat(events), landsAt: fc.nat(10_000) })
    .map(({ event, late, landsAt }) => ({ event, version: Math.min(events - 1, event + late), landsAt }));
  return (
    fc
      .array(delivery, { minLength: events / 2, maxLength: events * 2 })
      // The provider only goes forward, so that is the order in which the readings begin.
      .map((all) => [...all].sort((a, b) => a.version - b.version))
  );
}
