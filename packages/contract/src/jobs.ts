import { z } from 'zod';
import { type JobSource, jobSources } from './job-sources.ts';
import { route } from './route.ts';

export const ImportedJob = z.object({
  title: z.string(),
  company: z.string().nullable(),
  source: z.enum(jobSources),
  description: z.string(),
  /** Set if only part of the posting was found. */
  message: z.string().optional(),
});
export type ImportedJob = z.infer<typeof ImportedJob>;

export const noDescriptionFound = 'No job description found...';

export const importJob = route({
  method: 'POST',
  path: '/api/scrape-job',
  summary: 'A job posting read from its address',
  access: 'public',
  limit: 'fetch',
  body: z.object({ url: z.string('Please enter a job URL').trim().min(1, 'Please enter a job URL').max(4000) }),
  response: ImportedJob,
  errors: ['job_not_fetched'],
});

/** For a posting whose title was not found. */
export const titleFromSite = (source: JobSource): string => `Job from ${source}`;

const knownSites: readonly (readonly [site: JobSource, domain: string])[] = [
  ['Indeed', 'indeed'],
  ['LinkedIn', 'linkedin'],
  ['Glassdoor', 'glassdoor'],
  ['ZipRecruiter', 'ziprecruiter'],
  ['Monster', 'monster'],
];

const hostPattern = /^(?:https?:\/\/)?(?:[^/@]*@)?([^/:?#]+)/i;

/** Matches whole host labels, so that "notindeed.example" or a site name in the path is Other. */
export function guessJobSource(url: string): JobSource {
  const host = hostPattern.exec(url.trim())?.[1]?.toLowerCase() ?? '';
  const labels = host.split('.');
  return knownSites.find(([, domain]) => labels.slice(0, -1).includes(domain))?.[0] ?? 'Other';
}
