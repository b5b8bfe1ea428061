import { embeddedAssistant } from '@fitted/assistant/embedded/embedded-assistant';
import { improveResume } from '@fitted/assistant/improve/improve-resume';
import { readPosting } from '@fitted/assistant/improve/read-posting';
import { cutNetwork } from '@fitted/documents/isolation/no-network';
import { type JobContext, serveJobs } from '@fitted/documents/isolation/serve-jobs';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { workInOwnProcess } from './own-process.ts';
import type { TextJob } from './text-job.ts';

const work = workInOwnProcess(embeddedAssistant);
// Never aborted: to cancel a job, the parent kills the child.
const { signal } = new AbortController();

function run(job: TextJob, { ask }: JobContext): Promise<unknown> {
  switch (job.kind) {
    case 'parse':
      return work.parse(job.text, job.evidence, signal);
    case 'write-text':
      return work.writeText(job.text, job.evidence, signal);
    case 'compare':
      return work.compareRoundTrip(job.sourceText, job.readBackText, job.known, signal);
    case 'posting':
      return work.readPosting(job.posting, signal);
    case 'improve':
      return improveResume(embeddedAssistant, job.request, signal);
    case 'chat':
      return work.chat({ ...job.request, countPages: async (document) => Number(await ask(document)) }, signal);
    case 'generate':
      return work.generate(job.request, signal);
    case 'try':
      parseResume(job.resumeText);
      readPosting(job.jobTitle, job.jobDescription);
      return Promise.resolve(null);
  }
}

/** Entry point of the child processes that work on text. */
cutNetwork();
serveJobs((job, context) => run(job as TextJob, context));
