import { adminEvents, createEvent, deleteEvent, updateEvent } from '@fitted/contract/admin-content';
import { totalCountHeader } from '@fitted/contract/admin-users';
import { nextCursorHeader } from '@fitted/contract/news';
import type { Serve } from '../../../http/bind.ts';
import { presentAdminEvent } from './present.ts';
import { createEventAdminRepository } from './repository.ts';
import { addEvent, changeEvent, type EventAdminDeps, removeEvent } from './service.ts';

export function serveEventAdmin(serve: Serve, deps: EventAdminDeps): void {
  const events = createEventAdminRepository(deps.db);

  serve(adminEvents, async ({ query, reply }) => {
    const [{ page, nextCursor }, total] = await Promise.all([events.list(query), events.count(query)]);
    reply.header(totalCountHeader, total);
    if (nextCursor) reply.header(nextCursorHeader, nextCursor);
    return page.map(presentAdminEvent);
  });

  serve(createEvent, async ({ user, body, request }) =>
    presentAdminEvent(await addEvent(body, { id: user.id, address: request.ip }, deps)),
  );

  serve(updateEvent, async ({ user, params, body, request }) =>
    presentAdminEvent(await changeEvent(params.id, body, { id: user.id, address: request.ip }, deps)),
  );

  serve(deleteEvent, async ({ user, params, request }) => {
    await removeEvent(params.id, { id: user.id, address: request.ip }, deps);
    return { message: 'The event has been deleted' };
  });
}
