import { z } from 'zod';
import { text } from './primitives.ts';
import { Reading } from './reading.ts';
import { raw, route } from './route.ts';

export const ReadResume = z.object({
  text: z.string(),
  pages: z.int().nonnegative(),
  ocr: z.boolean(),
  /** Codes of what reading told beside the text; the screen has the words. */
  warnings: z.array(z.string()),
  /** What the lines are, read from the words and from how the page looks; send it along wherever `resumeText` goes. */
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

export const templateIds = [
  'ledger',
  'boardroom',
  'compass',
  'meridian',
  'waymark',
  'marquee',
  'plain',
  'quarto',
] as const;
export type TemplateId = (typeof templateIds)[number];
export const papers = ['a4', 'letter'] as const;
/** How the file looks; it decides how much a page holds. */
export const Look = z.object({
  template: z.enum(templateIds).default('ledger'),
  paper: z.enum(papers).default('a4'),
});

export const maxResumeLength = 100_000;
export const ResumeText = text(maxResumeLength, 'Please enter your resume text or upload a file');
export const JobTitle = text(300, 'Please enter a job title');

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

/** Why a line changed, for the margin of the person's own file. */
export const ChangeNote = z.object({
  before: z.string().max(4000),
  after: z.string().max(4000),
  comment: z.string().max(2000),
});
export type ChangeNote = z.infer<typeof ChangeNote>;

/** The fields of the form beside `file` and `password`. */
export const OwnDocumentForm = z.object({
  resumeText: ResumeText,
  mode: z.enum(['tracked', 'clean']),
  notes: z.array(ChangeNote).max(400).default([]),
});

export const ownDocument = route({
  method: 'POST',
  path: '/api/own-document',
  summary:
    "The person's own Word file with their changes, tracked or clean, or their own PDF with notes (`tracked` only); multipart with `file`, `resumeText`, `mode`, `notes` as JSON and `password`; `x-own-document` says what was placed",
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

/** The header's content: how much of the improved resume stands in the person's own file. */
export const OwnDocumentReport = z.object({
  placed: z.int().nonnegative(),
  /** Changes that could not be made safely in the file, for the person to make by hand. */
  unplaced: z.array(z.object({ before: z.string(), after: z.string() })),
  /** Words of the improved resume that the file lacks once its changes are accepted. */
  missing: z.array(z.string()),
});
export type OwnDocumentReport = z.infer<typeof OwnDocumentReport>;

/** The header's content: what a tracking system finds in the written file. */
export const RoundTrip = z.object({
  isLossless: z.boolean(),
  missing: z.array(z.string()),
  checks: z.record(z.string(), z.boolean()),
  /** Signs that stand on the page as boxes, because no font of ours has them; the text behind them is right. */
  undrawn: z.array(z.string()),
});
export type RoundTrip = z.infer<typeof RoundTrip>;
