import { z } from 'zod';
import { StatedFact } from './assistant/assistant.ts';
import { ResumeText } from './documents.ts';
import { maxResumeLength } from './limits/text-limits.ts';
import { NextCursor, Page } from './paging.ts';
import { Done, Id, Instant, optionalText, ResumeId, ResumeParams, seenUpdatedAt } from './primitives.ts';
import { route } from './route.ts';

/** A saved resume in a list; the texts are only in the single view. */
export const ResumeSummary = z.object({
  id: Id,
  title: z.string().nullable(),
  /** The first words, to tell untitled resumes apart. */
  preview: z.string(),
  versionCount: z.int().nonnegative(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type ResumeSummary = z.infer<typeof ResumeSummary>;

export const Resume = z.object({
  id: Id,
  title: z.string().nullable(),
  originalText: z.string(),
  improvedText: z.string().nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Resume = z.infer<typeof Resume>;

/** Each improvement is a version of a resume. */
export const ResumeVersion = z.object({
  id: Id,
  originalText: z.string(),
  improvedText: z.string(),
  improvementType: z.string(),
  notes: z.string().nullable(),
  createdAt: Instant,
});
export type ResumeVersion = z.infer<typeof ResumeVersion>;

/** Withdraws stated facts. The saved versions of this resume lose what depended on them. */
export const takeBackFacts = route({
  method: 'POST',
  path: '/api/stated-facts/take-back',
  summary: 'Take back facts: what stands on them leaves the saved versions of a resume',
  access: 'user',
  limit: 'write',
  body: z.object({ resumeText: ResumeText, facts: z.array(StatedFact).min(1).max(200) }),
  response: Done,
  errors: [],
});

const owned = { access: 'user', errors: ['not_found'] } as const;

export const listResumes = route({
  method: 'GET',
  path: '/api/resumes',
  summary: 'The saved resumes, newest first',
  access: 'user',
  limit: 'none',
  query: Page,
  response: z.object({ resumes: z.array(ResumeSummary), nextCursor: NextCursor }),
  errors: [],
});

export const saveResume = route({
  method: 'POST',
  path: '/api/resumes',
  summary: 'Save a resume',
  access: 'user',
  limit: 'write',
  body: z.object({
    originalText: ResumeText,
    improvedText: z.string().max(maxResumeLength).nullish(),
    title: optionalText(200),
  }),
  response: Resume,
  errors: ['quota_reached'],
});

export const getResume = route({
  ...owned,
  method: 'GET',
  path: '/api/resumes/:id',
  summary: 'One saved resume',
  limit: 'none',
  params: ResumeParams,
  response: Resume,
});

export const changeResume = route({
  ...owned,
  method: 'PATCH',
  path: '/api/resumes/:id',
  summary: 'Rename a resume or change its improved text',
  limit: 'write',
  params: ResumeParams,
  body: z.object({ title: optionalText(200).optional(), improvedText: ResumeText.optional(), seenUpdatedAt }),
  response: Resume,
  errors: ['not_found', 'changed_meanwhile', 'quota_reached'],
});

export const deleteResume = route({
  ...owned,
  method: 'DELETE',
  path: '/api/resumes/:id',
  summary: 'Delete a resume with its versions',
  limit: 'write',
  params: ResumeParams,
  response: Done,
});

const VersionParams = z.object({ id: ResumeId, versionId: Id });

export const listResumeVersions = route({
  ...owned,
  method: 'GET',
  path: '/api/resumes/:id/versions',
  summary: 'The versions of a resume, newest first',
  limit: 'none',
  params: ResumeParams,
  query: Page,
  response: z.object({ versions: z.array(ResumeVersion), nextCursor: NextCursor }),
});

export const restoreResumeVersion = route({
  ...owned,
  method: 'POST',
  path: '/api/resumes/:id/versions/:versionId/restore',
  summary: "Make a version the resume's current text",
  limit: 'write',
  params: VersionParams,
  response: Resume,
});

export const deleteResumeVersion = route({
  ...owned,
  method: 'DELETE',
  path: '/api/resumes/:id/versions/:versionId',
  summary: 'Delete one version',
  limit: 'write',
  params: VersionParams,
  response: Done,
});
