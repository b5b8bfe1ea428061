import { parseResume } from '@fitted/resume/parse/parse-resume';
import { isWork } from '@fitted/resume/section-traits';

/** An example names the last job only if shortening it makes sense. */
const linesLeft = 3;

/** The first employer whose job is told at such length that it could be shortened. */
export function employerAtLength(resume: string): string | undefined {
  return parseResume(resume)
    .sections.filter(({ kind }) => isWork(kind))
    .flatMap(({ entries }) => entries)
    .find(({ body, fields }) => body.length > linesLeft && fields.organisation !== undefined)?.fields.organisation;
}
