import { type EventChange, type EventForm, endBeforeStart } from '@fitted/contract/admin/content';
import type { EventStatus } from '@fitted/contract/constants';
import type { Database } from '../../../db/client.ts';
import { compact } from '../../../db/compact.ts';
import { AppError } from '../../../errors/app-error.ts';
import { requireUnchanged } from '../../../errors/require-unchanged.ts';
import { type Actor, recordAdminAct } from '../../audit/public.ts';
import type { EventRow } from '../repository.ts';
import { moveEvent, placeEvent } from './place-event.ts';
import { eventFacts } from './present.ts';
import { createEventAdminRepository } from './repository.ts';

export interface EventAdminDeps {
  readonly db: Database;
  readonly now: () => Date;
}

const subjectOf = (id: number) => `event:${id}`;

export async function addEvent(form: EventForm, by: Actor, { db, now }: EventAdminDeps): Promise<EventRow> {
  const { startTime = null, endTime = null, timezone = null } = form;
  const { startDate, endDate, status = 'pending_review', isFree = true, ...rest } = form;
  const event = {
    ...compact(rest),
    ...{ title: form.title, description: form.description, city: form.city, country: form.country },
    ...placeEvent(startDate, endDate, { startTime, endTime, timezone }),
    isFree,
    entryFee: isFree ? null : (form.entryFee ?? null),
    status,
    ...review(status, by, now()),
  };
  requireOrder(event);
  return db.transaction(async (tx) => {
    const row = await createEventAdminRepository(tx).insert(event);
    await recordAdminAct(tx, { by, action: 'events.create', subject: subjectOf(row.id), after: eventFacts(row) });
    return row;
  });
}

export async function changeEvent(
  id: number,
  { seenUpdatedAt, ...change }: EventChange,
  by: Actor,
  { db, now }: EventAdminDeps,
): Promise<EventRow> {
  return db.transaction(async (tx) => {
    const events = createEventAdminRepository(tx);
    const before = await events.lock(id);
    if (!before) throw new AppError('event_not_found');
    requireUnchanged(before, seenUpdatedAt);

    const { startDate, endDate, ...rest } = change;
    const columns = { ...compact(rest), ...moveEvent(change, before) };
    const wanted = { ...before, ...columns };
    if (startDate !== undefined || endDate !== undefined) requireOrder(wanted);
    const after = await events.update(id, {
      ...columns,
      entryFee: wanted.isFree ? null : wanted.entryFee,
      ...(wanted.status === before.status ? {} : review(wanted.status, by, now())),
    });
    const states = { before: eventFacts(before), after: eventFacts(after) };
    await recordAdminAct(tx, { by, action: 'events.update', subject: subjectOf(id), ...states });
    return after;
  });
}

export async function removeEvent(id: number, by: Actor, { db }: EventAdminDeps): Promise<void> {
  await db.transaction(async (tx) => {
    const events = createEventAdminRepository(tx);
    const row = await events.lock(id);
    if (!row) throw new AppError('event_not_found');

    await events.remove(id);
    await recordAdminAct(tx, { by, action: 'events.delete', subject: subjectOf(id), before: eventFacts(row) });
  });
}

/** Deciding about an event counts as reviewing it; setting it back to pending clears the review. */
const review = (status: EventStatus, by: Actor, now: Date) =>
  status === 'pending_review' ? { reviewedAt: null, reviewedBy: null } : { reviewedAt: now, reviewedBy: by.id };

function requireOrder({ startDate, endDate }: Pick<EventRow, 'startDate' | 'endDate'>): void {
  if (endDate >= startDate) return;
  throw new AppError('invalid', {}, { issues: [{ path: 'endDate', message: endBeforeStart }] });
}
