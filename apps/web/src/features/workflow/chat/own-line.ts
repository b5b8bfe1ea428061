import { parseResume } from '@fitted/resume/parse/parse-resume';
import { isWork } from '@fitted/resume/section-traits';

/** Long enough to say something, short enough to be quoted. */
const minLength = 10;
const maxLength = 70;

/** A line of the person's own work, for an example that is theirs and not the posting's. */
export function ownLine(resume: string): string | undefined {
  return parseResume(resume)
    .sections.filter(({ kind }) => isWork(kind))
    .flatMap(({ entries }) => entries.flatMap(({ body }) => body))
    .find(({ text }) => text.length >= minLength && text.length <= maxLength)?.text;
}
