import { z } from 'zod';
import { maxJobTitleLength, maxResumeLength } from './limits/text-limits.ts';
import { defaultTemplate, papers, templateIds } from './looks.ts';
import { text } from './primitives.ts';
import { Reading } from './reading.ts';
import { raw, route } from './route.ts';

export const ReadResume = z.object({
  text: z.string(),
  pages: z.int().nonnegative(),
  ocr: z.boolean(),
  /** Warnings from reading the file, as codes; the screen has the wording. */
  warnings: z.array(z.string()),
  /** The role of each line, inferred from its words and the page layout; send it along with `resumeText`. */
  reading: Reading.optional(),
});
export type ReadResume = z.infer<typeof ReadResume>;

export const parseResume = route({
  method: 'POST',
  path: '/api/parse-resume',
  summary: 'The text of an uploaded resume; multipart with `file`, and `password` for a locked PDF or Word file',
  access: 'public',
  limit: 'documents',
  body: raw('multipart/form-data'),
  response: ReadResume,
  errors: [
    'invalid_file_type',
    'file_too_large',
    'password_protected',
    'no_text',
    'corrupt',
    'too_complex',
    'overloaded',
  ],
});

export const downloadFormats = ['pdf', 'docx', 'txt', 'json'] as const;
export const DownloadFormat = z.enum(downloadFormats);
export type DownloadFormat = z.infer<typeof DownloadFormat>;

/** The look of the file, which determines how much fits on a page. */
export const Look = z.object({
  template: z.enum(templateIds).default(defaultTemplate),
  paper: z.enum(papers).default('a4'),
});

export const ResumeText = text(maxResumeLength, 'Please enter your resume text or upload a file');
export const JobTitle = text(maxJobTitleLength, 'Please enter a job title');

export const downloadResume = route({
  method: 'POST',
  path: '/api/download-resume/:format',
  summary: 'The resume as a file; `x-roundtrip` says what a machine reads back from it',
  access: 'public',
  limit: 'documents',
  params: z.object({ format: DownloadFormat }),
  body: z.object({
    resumeText: ResumeText,
    reading: Reading.optional(),
    jobTitle: z.string().trim().max(300).default(''),
    ...Look.shape,
  }),
  response: raw('application/octet-stream'),
  errors: ['download_failed', 'too_complex', 'overloaded'],
});

/** Further pages are counted, not drawn. */
export const maxPagePictures = 4;

export const ResumePages = z.object({
  pages: z.int().positive(),
  /** The first pages as WebP images, in base64. */
  pictures: z.array(z.string()).max(maxPagePictures),
});
export type ResumePages = z.infer<typeof ResumePages>;

export const resumePages = route({
  method: 'POST',
  path: '/api/resume-pages',
  summary: 'Pictures of the pages of the PDF that a download would give',
  access: 'public',
  limit: 'documents',
  body: downloadResume.body,
  response: ResumePages,
  errors: ['download_failed', 'too_complex', 'overloaded'],
});

/** Why a line changed, as a margin comment in the person's own file. */
export const ChangeNote = z.object({
  before: z.string().max(4000),
  after: z.string().max(4000),
  comment: z.string().max(2000),
});
export type ChangeNote = z.infer<typeof ChangeNote>;

/** Form fields in addition to `file` and `password`. */
export const OwnDocumentForm = z.object({
  resumeText: ResumeText,
  mode: z.enum(['tracked', 'clean']),
  notes: z.array(ChangeNote).max(400).default([]),
});

export const ownDocument = route({
  method: 'POST',
  path: '/api/own-document',
  summary:
    "The person's own Word file with their changes, tracked or clean, or their own PDF with notes (`tracked` " +
    'only); multipart with `file`, `resumeText`, `mode`, `notes` as JSON and `password`; `x-own-document` says ' +
    'what was placed',
  access: 'public',
  limit: 'documents',
  body: raw('multipart/form-data'),
  response: raw('application/octet-stream'),
  errors: [
    'invalid_file_type',
    'file_too_large',
    'password_protected',
    'no_text',
    'corrupt',
    'too_complex',
    'overloaded',
  ],
});

/** Content of the header: how much of the improved resume made it into the person's own file. */
export const OwnDocumentReport = z.object({
  placed: z.int().nonnegative(),
  /** Changes that could not be made safely in the file; the person makes them by hand. */
  unplaced: z.array(z.object({ before: z.string(), after: z.string() })),
  /** Words of the improved resume that are missing from the file once its changes are accepted. */
  missing: z.array(z.string()),
});
export type OwnDocumentReport = z.infer<typeof OwnDocumentReport>;

/** Content of the header: what an applicant tracking system finds in the written file. */
export const RoundTrip = z.object({
  isLossless: z.boolean(),
  missing: z.array(z.string()),
  checks: z.record(z.string(), z.boolean()),
  /** What was not recognised, for each check that failed: the first of them, shortened. */
  unplaced: z.record(z.string(), z.array(z.string())).optional(),
  /** Characters drawn as boxes because none of our fonts has them; the text behind them is correct. */
  undrawn: z.array(z.string()),
});
export type RoundTrip = z.infer<typeof RoundTrip>;
