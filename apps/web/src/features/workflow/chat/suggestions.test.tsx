import { parseJob } from '@fitted/resume/job/parse-job';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { buildImprovement } from '../../../testing/build-improvement.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { emptyDraft } from '../draft.ts';
import { forgetDraft, updateDraft } from '../draft-store.ts';
import { runKey } from '../improve/outcome/run-key.ts';
import { Suggestions } from './suggestions.tsx';

afterEach(forgetDraft);

const job = {
  title: 'Engineer',
  source: 'Manual Entry',
  description: 'Requirements\n- Terraform\n- Ansible\n- Kafka',
} as const;
const resume =
  'Ida Brandt\n\nExperience\nEngineer\nNorthgate\n2019 - 2023\n- Ran servers\n- Wrote tools\n- Fixed faults\n- Was on call';

/** A run that asked about everything in the posting, as if nothing of it stood in the resume. */
async function openWith(improvedText: string, { improvedFor = null }: Partial<typeof emptyDraft> = {}) {
  const draft = { ...emptyDraft, improvedFor, originalText: resume, improvedText, submittedJob: job };
  const interview = parseJob(job).requirements.map(({ id, kind, text, strength }, index) => ({
    id: `missing:${id}`,
    kind: 'requirement' as const,
    requirement: { id, kind, text, strength },
    needsRole: true,
    worth: index,
  }));
  const run = { key: runKey(draft) ?? '', improvement: buildImprovement({ interview, profile: parseJob(job) }) };
  updateDraft(() => ({ ...draft, run }));
  const chosen: string[] = [];
  await renderAt('/', <Suggestions isNew onChoose={(words) => chosen.push(words)} />);
  const names = (await screen.findAllByRole('button')).map(({ textContent }) => textContent);
  return { names, chosen };
}

test('what the resume states by now is not asked about, and the most valuable comes first', async () => {
  const { names } = await openWith(resume.replace('Ran servers', 'Ran servers with Ansible'));
  expect(names).toEqual([
    'Add my own words on “Kafka”',
    'Add my own words on “Terraform”',
    'Shorten the part about Northgate to three lines',
    'Fit the whole resume to this job',
  ]);
});

test('a suggestion is written into the message, to be completed or sent', async () => {
  const { chosen } = await openWith(resume);
  await userEvent.click(screen.getByRole('button', { name: /Kafka/u }));
  await userEvent.click(screen.getByRole('button', { name: /Northgate/u }));
  expect(chosen).toEqual(['About “Kafka”: ', 'Shorten the part about Northgate to three lines.']);
});

test('a resume that was just fitted to the job is not offered the same again', async () => {
  const { names } = await openWith(resume, { improvedFor: 'a job' });
  expect(names).toContain('Find more that fits this job');
  expect(names).not.toContain('Fit the whole resume to this job');
});
