import { eventCalendar, eventFilterChoices, getEvent, listEvents } from '@fitted/contract/events';
import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/bind.ts';
import { writeCalendar } from './calendar.ts';
import { presentChoices, presentEvent } from './present.ts';
import type { EventRepository, EventRow } from './repository.ts';

export interface EventDeps {
  readonly events: EventRepository;
  readonly appUrl: string;
  readonly now: () => Date;
}

/** Only approved events are public; one that waits or was rejected answers like one that never was. */
export function serveEvents(serve: Serve, { events, appUrl, now }: EventDeps): void {
  const getPublic = async (id: number): Promise<EventRow> => {
    const row = await events.findPublic(id);
    if (!row) throw new AppError('event_not_found');
    return row;
  };

  serve(listEvents, async ({ query }) => {
    const { page, nextCursor } = await events.listPublic(query, now());
    return { events: page.map(presentEvent), nextCursor };
  });

  serve(eventFilterChoices, async () => {
    const [places, industries, types, hasOnline] = await Promise.all([
      events.listPlaces(),
      events.listIndustries(),
      events.listTypes(),
      events.hasOnline(),
    ]);
    return presentChoices({ places, industries, types, hasOnline });
  });

  serve(getEvent, async ({ params }) => presentEvent(await getPublic(params.id)));

  serve(eventCalendar, async ({ params, reply }) =>
    reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="event-${params.id}.ics"`)
      .send(writeCalendar(await getPublic(params.id), appUrl)),
  );
}
