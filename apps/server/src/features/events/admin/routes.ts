import { adminEvents, createEvent, deleteEvent, updateEvent } from '@fitted/contract/admin/content';
import { headPage } from '../../../http/answers/head-page.ts';
import type { Serve } from '../../../http/bind.ts';
import { actorOf } from '../../audit/public.ts';
import { presentAdminEvent } from './present.ts';
import { createEventAdminRepository } from './repository.ts';
import { addEvent, changeEvent, type EventAdminDeps, removeEvent } from './service.ts';

export function serveEventAdmin(serve: Serve, deps: EventAdminDeps): void {
  const events = createEventAdminRepository(deps.db);

  serve(adminEvents, async ({ query, reply }) => {
    const rows = await headPage(reply, events.list(query), events.count(query));
    return rows.map(presentAdminEvent);
  });

  serve(createEvent, async ({ body, ...call }) => presentAdminEvent(await addEvent(body, actorOf(call), deps)));

  serve(updateEvent, async ({ params, body, ...call }) =>
    presentAdminEvent(await changeEvent(params.id, body, actorOf(call), deps)),
  );

  serve(deleteEvent, async ({ params, ...call }) => {
    await removeEvent(params.id, actorOf(call), deps);
    return { message: 'The event has been deleted' };
  });
}
