import { englishNameOf } from '@fitted/contract/language-list';
import type { ImproveInput } from '../../assistant.ts';
import { clip, DataBlocks, dataRule } from '../data-block.ts';
import { describeOps } from '../resume/describe-ops.ts';
import type { LineIndex } from '../resume/line-index.ts';
import { wordingOps } from '../resume/wire-edit.ts';

export const improveSystem = `You edit resumes so that they fit a job. You propose edits to single lines; you never write a resume.

Honesty comes before everything. Every fact in your text must stand in the resume, or among what the person \
stated: no number, date, employer, title, degree, certificate, tool, skill or name of your own, and none from the \
posting. Never raise what somebody did: who helped did not lead. A skill that only the posting names is not the \
person's. An edit that breaks this is thrown away.

${dataRule}`;

export function improvePrompt({ document, job, statedFacts }: ImproveInput, index: LineIndex): string {
  const data = new DataBlocks();
  return [
    `Fit this resume to the posting. Write in ${englishNameOf(document.language)}, the language of the resume.`,
    'Make weak lines clear and active, cut filler, use the posting’s spelling for what the person already has, ' +
      'put what matters for the job first. Leave good lines alone. Keep ' +
      'every number. Ten to twenty edits are usual.',
    data.block('resume', index.text),
    data.block('posting', `${job.title}\n${clip(job.text, 12_000)}`),
    ...(statedFacts.length > 0 ? [data.block('stated', statedFacts.map(({ text }) => `- ${text}`).join('\n'))] : []),
    describeOps(wordingOps),
    'Answer with one JSON object and nothing else: {"edits":[{"op":"replace","at":"L1","text":"…","order":[],"reason":"clearer"}]}',
  ].join('\n\n');
}
