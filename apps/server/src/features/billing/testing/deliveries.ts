import fc from 'fast-check';

export interface Delivery {
  /** Index of the event, in the provider's order. */
  readonly event: number;
  /** The provider's state when it was read: never older than the event. */
  readonly version: number;
  /** When the reading is applied, relative to the others; readings can overtake each other. */
  readonly landsAt: number;
}

/** Some of the events, in any order, some repeated, some never; each is read at some later time. */
export function deliveriesOf(events: number): fc.Arbitrary<readonly Delivery[]> {
  const delivery = fc
    .record({ event: fc.nat(events - 1), late: fc.nat(events), landsAt: fc.nat(10_000) })
    .map(({ event, late, landsAt }) => ({ event, version: Math.min(events - 1, event + late), landsAt }));
  return (
    fc
      .array(delivery, { minLength: events / 2, maxLength: events * 2 })
      // The provider's state only moves forward, so this is the order in which the readings start.
      .map((all) => [...all].sort((a, b) => a.version - b.version))
  );
}
