import { type AdminEvent, EventForm, endBeforeStart } from '@fitted/contract/admin/content';
import { sentences } from '@fitted/contract/errors/sentences';
import { dayOr } from '@fitted/contract/primitives';
import { z } from 'zod';
import { readWords, writeWords } from '../form/read-words.ts';

/** The contract's form, with the industries as a single text. */
export const EventRules = EventForm.extend({
  startDate: dayOr(sentences.startDateRequired),
  endDate: dayOr(sentences.endDateRequired),
  industries: z.string().transform(readWords).pipe(EventForm.shape.industries.unwrap()),
});

/**
 * A new one is validated as a whole; a free event has no fee. For a change, the server checks the combination of
 * fields.
 */
export const EventFields = EventRules.transform((fields) =>
  fields.isFree ? { ...fields, entryFee: null } : fields,
).refine(({ startDate, endDate }) => endDate >= startDate, { path: ['endDate'], message: endBeforeStart });
export type EventFields = z.infer<typeof EventFields>;
export type EventInput = z.input<typeof EventFields>;

/**
 * Defaults for a new event, known values for an existing one. Days are in the event's time zone. Required, because a field
 * left out here would be shown empty although the event has it.
 */
export const toInput = (event: AdminEvent | null): EventInput =>
  ({
    title: event?.title ?? '',
    description: event?.description ?? '',
    venue: event?.venue ?? '',
    address: event?.address ?? '',
    city: event?.city ?? '',
    country: event?.country ?? '',
    startDate: event?.startDay ?? '',
    endDate: event?.endDay ?? '',
    startTime: event?.startTime ?? '',
    endTime: event?.endTime ?? '',
    timezone: event?.timezone ?? '',
    organizer: event?.organizer ?? '',
    eventType: event?.eventType ?? '',
    industries: writeWords(event?.industries ?? []),
    isVirtual: event?.isVirtual ?? false,
    isFree: event?.isFree ?? true,
    entryFee: event?.entryFee ?? '',
    eventUrl: event?.eventUrl ?? '',
    registrationUrl: event?.registrationUrl ?? '',
    imageUrl: event?.imageUrl ?? '',
    status: event?.status ?? 'pending_review',
  }) satisfies Required<EventInput>;
