import { eventCalendar, eventFilterChoices, getEvent, listEvents } from '@fitted/contract/events';
import type { Queryable } from '../../db/client.ts';
import type { ListCache } from '../../db/list-cache.ts';
import { AppError } from '../../errors/app-error.ts';
import { sendJson, writeAnswer } from '../../http/answers/written-answer.ts';
import type { Serve } from '../../http/bind.ts';
import type { SpendSearch } from '../../http/limits/search-limit.ts';
import { writeCalendar } from './calendar.ts';
import { leavesUpcoming } from './event-days.ts';
import { presentChoices, presentEvent } from './present.ts';
import { createEventRepository, type EventRow } from './repository.ts';

export interface EventDeps {
  readonly db: Queryable;
  readonly kept: ListCache;
  readonly spendSearch: SpendSearch;
  readonly appUrl: string;
  readonly now: () => Date;
}

const earliest = (dates: readonly Date[]): Date | undefined => [...dates].sort((a, b) => a.getTime() - b.getTime())[0];
const [writeList, writeChoices] = [writeAnswer(listEvents), writeAnswer(eventFilterChoices)];

/** Only approved events are public; pending and rejected ones are answered as if they did not exist. */
export function serveEvents(serve: Serve, { db, kept, spendSearch, appUrl, now }: EventDeps): void {
  const events = createEventRepository(db);

  const getPublic = async (id: number): Promise<EventRow> => {
    const row = await events.findPublic(id);
    if (!row) throw new AppError('event_not_found');
    return row;
  };

  serve(listEvents, async ({ query, request, reply }) => {
    if (query.search) await spendSearch(request);
    const at = now();
    const body = await kept.get(`list ${JSON.stringify(query)}`, at, async () => {
      const { page, nextCursor } = await events.listPublic(query, at);
      // The list of upcoming events changes as soon as one of them has begun.
      const until = query.upcoming === 'true' ? earliest(page.map((row) => leavesUpcoming(row.startDate))) : undefined;
      return { body: writeList({ events: page.map(presentEvent), nextCursor }), until };
    });
    return sendJson(reply, body);
  });

  serve(eventFilterChoices, async ({ reply }) => {
    const body = await kept.get('choices', now(), async () => {
      const [places, industries, types, hasOnline] = await Promise.all([
        events.listPlaces(),
        events.listIndustries(),
        events.listTypes(),
        events.hasOnline(),
      ]);
      return { body: writeChoices(presentChoices({ places, industries, types, hasOnline })) };
    });
    return sendJson(reply, body);
  });

  serve(getEvent, async ({ params }) => presentEvent(await getPublic(params.id)));

  serve(eventCalendar, async ({ params, reply }) =>
    reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="event-${params.id}.ics"`)
      .send(writeCalendar(await getPublic(params.id), appUrl)),
  );
}
