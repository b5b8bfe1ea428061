import { z } from 'zod';
import { eventStatuses } from './constants.ts';
import { sentences } from './errors/sentences.ts';
import { NextCursor, Page } from './paging.ts';
import {
  ClearablePictureAddress,
  ClearableWebAddress,
  clearableText,
  Id,
  IdParams,
  Instant,
  moment,
  optionalText,
  text,
  WordList,
} from './primitives.ts';
import { raw, route } from './route.ts';

/** An event as shown publicly; only approved events leave the server. */
export const EmployerEvent = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  venue: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string(),
  country: z.string(),
  eventUrl: z.string().nullable(),
  registrationUrl: z.string().nullable(),
  organizer: z.string().nullable(),
  startDate: Instant,
  endDate: Instant,
  /** Calendar days at the event's location, regardless of the reader's time zone. */
  startDay: z.iso.date(),
  endDay: z.iso.date(),
  /** Free text such as "09:00 AM". */
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  timezone: z.string().nullable(),
  industries: z.array(z.string()),
  eventType: z.string().nullable(),
  isVirtual: z.boolean(),
  isFree: z.boolean(),
  entryFee: z.string().nullable(),
  imageUrl: z.string().nullable(),
  sourceUrl: z.string().nullable(),
  sourceWebsite: z.string().nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type EmployerEvent = z.infer<typeof EmployerEvent>;

/** What an administrator types to add an event; the rest of an event follows from it or from where it was collected. */
export const NeededEvent = z.object({
  title: text(300, sentences.titleRequired),
  description: text(20_000, sentences.descriptionRequired),
  city: text(100, sentences.cityRequired),
  country: text(100, sentences.countryRequired),
  startDate: moment(sentences.startDateRequired),
  endDate: moment(sentences.endDateRequired),
});

export const OptionalEvent = z.object({
  venue: clearableText(300),
  address: clearableText(300),
  eventUrl: ClearableWebAddress,
  registrationUrl: ClearableWebAddress,
  organizer: clearableText(300),
  startTime: clearableText(50),
  endTime: clearableText(50),
  timezone: clearableText(100),
  industries: WordList,
  eventType: clearableText(100),
  isVirtual: z.boolean(),
  isFree: z.boolean(),
  entryFee: clearableText(100),
  imageUrl: ClearablePictureAddress,
  status: z.enum(eventStatuses),
});

/** The location filter value for online events. */
export const onlineLocation = 'online';

/** All given filters must match. Other parameters are ignored, including the test flag that some clients send. */
export const EventQuery = Page.extend({
  limit: Page.shape.limit.removeDefault().default(100),
  search: optionalText(200),
  /** A city, a country, "City, Country", or `online`. */
  location: optionalText(200),
  industry: optionalText(200),
  type: optionalText(200),
  /** Only events that start from now on, soonest first; otherwise all events, latest start first. */
  upcoming: z.enum(['true', 'false']).default('false'),
});
export type EventQuery = z.infer<typeof EventQuery>;

export const listEvents = route({
  method: 'GET',
  path: '/api/employer-events',
  summary: 'Events where people meet employers',
  access: 'public',
  limit: 'none',
  query: EventQuery,
  response: z.object({ events: z.array(EmployerEvent), nextCursor: NextCursor }),
  errors: [],
});

export const EventFilterChoices = z.object({
  /** Each country, followed by its cities as "City, Country"; `online` is last when there are online events. */
  locations: z.array(z.string()),
  industries: z.array(z.string()),
  eventTypes: z.array(z.string()),
});
export type EventFilterChoices = z.infer<typeof EventFilterChoices>;

export const eventFilterChoices = route({
  method: 'GET',
  path: '/api/employer-events/filters',
  summary: 'What the filters of the events offer',
  access: 'public',
  limit: 'none',
  response: EventFilterChoices,
  errors: [],
});

export const getEvent = route({
  method: 'GET',
  path: '/api/employer-events/:id',
  summary: 'One event',
  access: 'public',
  limit: 'none',
  params: IdParams,
  response: EmployerEvent,
  errors: ['event_not_found'],
});

export const eventCalendar = route({
  method: 'GET',
  path: '/api/employer-events/:id/calendar.ics',
  summary: 'One event as a calendar file (iCalendar)',
  access: 'public',
  limit: 'none',
  params: IdParams,
  response: raw('text/calendar'),
  errors: ['event_not_found'],
});
