import { parseJob } from '@fitted/resume/job/parse-job';
import type { Posting } from '../assistant.ts';

export function readPosting(title: string, description: string): Posting {
  return { title, text: description, profile: parseJob({ title, description }) };
}
