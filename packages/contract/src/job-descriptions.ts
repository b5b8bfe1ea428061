import { z } from 'zod';
import { JobProfile } from './job-profile.ts';
import { jobSources } from './job-sources.ts';
import { maxJobDescriptionLength } from './limits/text-limits.ts';
import { NextCursor, Page } from './paging.ts';
import { Done, Id, IdParams, Instant, maybeBlank, optionalText, text } from './primitives.ts';
import { route } from './route.ts';

/** A saved posting in a list; the description is only in the single view. */
export const JobDescriptionSummary = z.object({
  id: Id,
  title: z.string(),
  company: z.string().nullable(),
  source: z.string().nullable(),
  preview: z.string(),
  createdAt: Instant,
});
export type JobDescriptionSummary = z.infer<typeof JobDescriptionSummary>;

export const JobDescription = JobDescriptionSummary.omit({ preview: true }).extend({
  description: z.string(),
  /** Changes with every edit; send it back with a change so that it does not silently undo another one. */
  version: z.string(),
});
export type JobDescription = z.infer<typeof JobDescription>;

const fields = {
  title: text(300, 'Please enter a job title'),
  company: optionalText(300),
  description: text(maxJobDescriptionLength, 'Please enter a job description'),
  source: z.enum(jobSources).nullish(),
};

const owned = { access: 'user', errors: ['not_found'] } as const;

export const listJobDescriptions = route({
  method: 'GET',
  path: '/api/job-descriptions',
  summary: 'The kept postings, newest first',
  access: 'user',
  limit: 'none',
  query: Page,
  response: z.object({ jobDescriptions: z.array(JobDescriptionSummary), nextCursor: NextCursor }),
  errors: [],
});

export const addJobDescription = route({
  method: 'POST',
  path: '/api/job-descriptions',
  summary: 'Keep a posting',
  access: 'user',
  limit: 'write',
  body: z.object(fields),
  response: JobDescription,
  errors: ['quota_reached'],
});

export const getJobDescription = route({
  ...owned,
  method: 'GET',
  path: '/api/job-descriptions/:id',
  summary: 'One kept posting',
  limit: 'none',
  params: IdParams,
  /** With what it asks for, so that the page can score a resume. */
  response: JobDescription.extend({ profile: JobProfile }),
  errors: ['not_found', 'too_complex', 'overloaded'],
});

export const changeJobDescription = route({
  ...owned,
  method: 'PATCH',
  path: '/api/job-descriptions/:id',
  summary: 'Change a kept posting',
  limit: 'write',
  params: IdParams,
  body: z.object({
    title: fields.title.optional(),
    company: maybeBlank(300).nullable().optional(),
    description: fields.description.optional(),
    /** The `version` that was edited; a change based on an older one is refused. */
    seenVersion: z.string().max(20).optional(),
  }),
  response: JobDescription,
  errors: ['not_found', 'changed_meanwhile', 'quota_reached'],
});

export const deleteJobDescription = route({
  ...owned,
  method: 'DELETE',
  path: '/api/job-descriptions/:id',
  summary: 'Delete a kept posting',
  limit: 'write',
  params: IdParams,
  response: Done,
});
