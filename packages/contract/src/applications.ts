import { z } from 'zod';
import { applicationStatuses } from './constants.ts';
import { NextCursor, Page } from './paging.ts';
import { Day, Done, Id, IdParams, Instant, maybeBlank, optionalText, ResumeId, text } from './primitives.ts';
import { raw, route } from './route.ts';

export const ApplicationStatusName = z.enum(applicationStatuses);

export const Application = z.object({
  id: Id,
  resumeId: Id.nullable(),
  jobTitle: z.string(),
  company: z.string(),
  applicationDate: z.iso.date(),
  status: ApplicationStatusName,
  notes: z.string().nullable(),
  followUpOn: z.iso.date().nullable(),
  /** Send it back with a change; the server refuses changes based on an older version. */
  version: z.int().positive(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Application = z.infer<typeof Application>;

export const ApplicationForm = z.object({
  jobTitle: text(300, 'Please enter a job title'),
  company: text(300, 'Please enter a company'),
  /** Defaults to today. */
  applicationDate: Day.optional(),
  status: ApplicationStatusName.default('applied'),
  notes: optionalText(10_000),
  followUpOn: Day.nullish(),
  resumeId: ResumeId.nullish(),
});
export type ApplicationForm = z.infer<typeof ApplicationForm>;

export const listApplications = route({
  method: 'GET',
  path: '/api/applications',
  summary: 'The applications, or one column of the board, last changed first',
  access: 'user',
  limit: 'none',
  query: Page.extend({ status: ApplicationStatusName.optional() }),
  response: z.object({
    applications: z.array(Application),
    /** Total on all pages. */
    total: z.int().nonnegative(),
    nextCursor: NextCursor,
  }),
  errors: [],
});

export const addApplication = route({
  method: 'POST',
  path: '/api/applications',
  summary: 'Note an application',
  access: 'user',
  limit: 'write',
  body: ApplicationForm,
  response: Application,
  errors: ['not_found'],
});

export const getApplication = route({
  method: 'GET',
  path: '/api/applications/:id',
  summary: 'One application',
  access: 'user',
  limit: 'none',
  params: IdParams,
  response: Application,
  errors: ['not_found'],
});

export const changeApplication = route({
  method: 'PATCH',
  path: '/api/applications/:id',
  summary: 'Move or change an application; `version` is the one that was seen',
  access: 'user',
  limit: 'write',
  params: IdParams,
  body: z.object({
    version: z.int().positive(),
    jobTitle: ApplicationForm.shape.jobTitle.optional(),
    company: ApplicationForm.shape.company.optional(),
    applicationDate: Day.optional(),
    status: ApplicationStatusName.optional(),
    notes: maybeBlank(10_000).nullable().optional(),
    followUpOn: Day.nullable().optional(),
    resumeId: ResumeId.nullable().optional(),
  }),
  response: Application,
  errors: ['not_found', 'changed_meanwhile'],
});

export const deleteApplication = route({
  method: 'DELETE',
  path: '/api/applications/:id',
  summary: 'Delete an application',
  access: 'user',
  limit: 'write',
  params: IdParams,
  response: Done,
  errors: ['not_found'],
});

export const maxImportedRows = 500;

export const importApplications = route({
  method: 'POST',
  path: '/api/applications/import',
  summary: 'Note many applications at once, all or none',
  access: 'user',
  limit: 'write',
  body: z.object({
    rows: z
      .array(ApplicationForm.omit({ resumeId: true }))
      .min(1)
      .max(maxImportedRows),
  }),
  response: z.object({ imported: z.int().nonnegative() }),
  errors: [],
});

/** The columns of the exported file, which can be imported again. */
export const csvColumns = ['jobTitle', 'company', 'status', 'applicationDate', 'followUpOn', 'notes'] as const;

export const exportApplications = route({
  method: 'GET',
  path: '/api/applications/export.csv',
  summary: 'All applications as a table for spreadsheets; cells that would be formulas are made text',
  access: 'user',
  limit: 'documents',
  response: raw('text/csv'),
  errors: [],
});
