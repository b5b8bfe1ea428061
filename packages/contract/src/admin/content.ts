import { z } from 'zod';
import { eventStatuses, newsStatuses } from '../constants.ts';
import { sentences } from '../errors/sentences.ts';
import { EmployerEvent, NeededEvent, OptionalEvent } from '../events.ts';
import { Article } from '../news.ts';
import { Page } from '../paging.ts';
import {
  ClearablePictureAddress,
  ClearableWebAddress,
  clearableText,
  Done,
  Id,
  IdParams,
  Instant,
  maybeBlank,
  moment,
  optionalText,
  seenUpdatedAt,
  text,
  WordList,
} from '../primitives.ts';
import { route } from '../route.ts';

/** Where an item came from and who approved it. */
const Review = z.object({
  additionalInfo: z.unknown(),
  scrapedAt: Instant.nullable(),
  reviewedAt: Instant.nullable(),
  reviewedBy: Id.nullable(),
});

export const AdminEvent = EmployerEvent.extend({ ...Review.shape, status: z.enum(eventStatuses) });
export type AdminEvent = z.infer<typeof AdminEvent>;

export const AdminArticle = Article.extend({
  ...Review.omit({ additionalInfo: true }).shape,
  status: z.enum(newsStatuses),
  createdAt: Instant,
});
export type AdminArticle = z.infer<typeof AdminArticle>;

const ListQuery = Page.extend({ limit: Page.shape.limit.removeDefault().default(50), search: optionalText(200) });

export const AdminEventQuery = ListQuery.extend({ status: z.enum(eventStatuses).optional() });
export type AdminEventQuery = z.infer<typeof AdminEventQuery>;
export const AdminNewsQuery = ListQuery.extend({ status: z.enum(newsStatuses).optional() });
export type AdminNewsQuery = z.infer<typeof AdminNewsQuery>;

/** Omitted fields get the defaults of a new event. The server checks that the end is after the start. */
export const EventForm = NeededEvent.extend(OptionalEvent.partial().shape);
export type EventForm = z.infer<typeof EventForm>;
export const EventChange = NeededEvent.extend(OptionalEvent.shape).partial().extend({ seenUpdatedAt });
export type EventChange = z.infer<typeof EventChange>;
export const endBeforeStart = sentences.endBeforeStart;

const NeededArticle = z.object({
  title: text(300, sentences.titleRequired),
  content: text(200_000, sentences.contentRequired),
  source: text(200, sentences.sourceRequired),
  publishDate: moment(sentences.publishDateRequired),
});

const OptionalArticle = z.object({
  summary: clearableText(2000),
  author: clearableText(200),
  sourceUrl: ClearableWebAddress,
  category: maybeBlank(100).transform((value) => value || 'Career'),
  tags: WordList,
  imageUrl: ClearablePictureAddress,
  featuredOrder: z.int().min(0).max(10_000).nullable(),
  status: z.enum(newsStatuses),
});

/** Omitted fields get the defaults of a new article. */
export const NewsForm = NeededArticle.extend(OptionalArticle.partial().shape);
export type NewsForm = z.infer<typeof NewsForm>;
export const NewsChange = NeededArticle.extend(OptionalArticle.shape).partial().extend({ seenUpdatedAt });
export type NewsChange = z.infer<typeof NewsChange>;

const list = { method: 'GET', access: 'admin', limit: 'none', errors: [] } as const;
const create = { method: 'POST', access: 'admin', limit: 'write', errors: [] } as const;
const change = { method: 'PUT', access: 'admin', limit: 'write', params: IdParams } as const;
const remove = { method: 'DELETE', access: 'admin', limit: 'write', params: IdParams, response: Done } as const;

/** Plain lists. The next cursor is in the header `x-next-cursor`, the total count in `x-total-count`. */
export const adminEvents = route({
  ...list,
  path: '/api/admin/events',
  summary: 'Events of every status',
  query: AdminEventQuery,
  response: z.array(AdminEvent),
});
export const createEvent = route({
  ...create,
  path: '/api/admin/events',
  summary: 'Add an event',
  body: EventForm,
  response: AdminEvent,
});
export const updateEvent = route({
  ...change,
  path: '/api/admin/events/:id',
  summary: 'Change an event; only what is given changes, the status alone to publish',
  body: EventChange,
  response: AdminEvent,
  errors: ['event_not_found', 'changed_meanwhile'],
});
export const deleteEvent = route({
  ...remove,
  path: '/api/admin/events/:id',
  summary: 'Delete an event',
  errors: ['event_not_found'],
});

export const adminNews = route({
  ...list,
  path: '/api/admin/news',
  summary: 'Articles of every status',
  query: AdminNewsQuery,
  response: z.array(AdminArticle),
});
export const createArticle = route({
  ...create,
  path: '/api/admin/news',
  summary: 'Add an article',
  body: NewsForm,
  response: AdminArticle,
});
export const updateArticle = route({
  ...change,
  path: '/api/admin/news/:id',
  summary: 'Change an article; only what is given changes, the status alone to publish',
  body: NewsChange,
  response: AdminArticle,
  errors: ['article_not_found', 'changed_meanwhile'],
});
export const deleteArticle = route({
  ...remove,
  path: '/api/admin/news/:id',
  summary: 'Delete an article',
  errors: ['article_not_found'],
});
