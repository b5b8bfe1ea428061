import type { Language } from '@fitted/contract/languages';
import { parseJob } from '@fitted/resume/job/parse-job';
import type { Posting } from '../assistant.ts';

export function readPosting(title: string, description: string, resumes: readonly Language[] = []): Posting {
  return { title, text: description, profile: parseJob({ title, description }, resumes) };
}
