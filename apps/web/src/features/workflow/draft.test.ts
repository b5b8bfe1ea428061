import { improveResume } from '@fitted/contract/assistant/assistant';
import { maxJobDescriptionLength, maxJobTitleLength, maxResumeLength } from '@fitted/contract/limits/text-limits';
import { expect, test } from 'vitest';
import { emptyDraft, emptyJob, goTo, submitJob, submitResume, takeGenerated, takeSaved, targetOf } from './draft.ts';
import { acceptImprovement } from './improve/outcome/accept-improvement.ts';
import { runKey } from './improve/outcome/run-key.ts';

const made = { resumeText: 'new\n', questions: [{ code: 'contact', params: {} }], targetTitle: 'Supervisor' };
const worked = { ...emptyDraft, resumeText: 'mine', originalText: 'mine', improvedText: 'better', off: ['a'] };

test('the same resume handed in again keeps what was made from it, another one does not', () => {
  expect(submitResume({ ...worked, resumeText: ' mine\n' })).toMatchObject({ improvedText: 'better', off: ['a'] });
  expect(submitResume({ ...worked, resumeText: 'other' })).toMatchObject({
    originalText: 'other',
    improvedText: null,
    off: [],
  });
});

test('what is handed in is as long as the server takes, however it came into the box', () => {
  const long = 'x'.repeat(200_000);
  const { originalText, submittedJob } = submitJob(submitResume({ ...emptyDraft, resumeText: long }), {
    ...emptyJob,
    title: long,
    description: long,
  });
  const texts = { resumeText: originalText, jobTitle: submittedJob?.title, jobDescription: submittedJob?.description };
  expect(improveResume.body.safeParse(texts).error).toBeUndefined();
  expect(Object.values(texts).map((text) => text?.length)).toEqual([
    maxResumeLength,
    maxJobTitleLength,
    maxJobDescriptionLength,
  ]);
});

test.each(['improve', 'chat', 'download'] as const)('going on to %s hands in what stands in the box', (tab) => {
  expect(goTo({ ...emptyDraft, resumeText: 'mine' }, tab)).toMatchObject({ tab, originalText: 'mine' });
});

test.each(['upload', 'generate'] as const)('looking at %s hands in nothing', (tab) => {
  expect(goTo({ ...emptyDraft, resumeText: 'mine' }, tab)).toMatchObject({ tab, originalText: null });
});

test('a blank box is not a resume', () => {
  expect(goTo({ ...emptyDraft, resumeText: ' \n' }, 'improve').originalText).toBeNull();
});

test('a generated resume is original and improved, ready to download, and going on does not undo that', () => {
  const generated = takeGenerated(worked, made);
  expect(generated).toMatchObject({ tab: 'download', originalText: 'new', improvedText: 'new', chat: [] });
  expect(goTo(generated, 'chat')).toMatchObject({ improvedText: 'new', openQuestions: [{ code: 'contact' }] });
});

test('a generated resume is for the title it was made for, not for an earlier job, and no improvement starts on it', () => {
  const driver = { ...emptyJob, title: 'Driver', description: 'Drive vans.' };
  const generated = takeGenerated(submitJob(worked, driver), made);
  expect(targetOf(generated)).toEqual({ title: 'Supervisor', description: '' });
  expect(runKey(generated)).toBeNull();
  expect(generated.job).toEqual(driver);
  // Missing details are added in the text box; it is still the resume for this title.
  expect(targetOf(submitResume({ ...generated, resumeText: 'new, longer' }))?.title).toBe('Supervisor');
  expect(targetOf(submitJob(generated, driver))?.title).toBe('Driver');
});

test('another improvement begins another chat, so that no older revision is the newest word', () => {
  const revised = { id: 1, role: 'assistant', content: 'Shorter.', resume: 'short' } as const;
  const chatted = { ...worked, chat: [revised] };
  expect(acceptImprovement(chatted, 'best', []).chat).toEqual([]);
  expect(acceptImprovement(chatted, 'better', []).chat).toEqual([revised]);
});

test('changes that are found while somebody chats take away nothing that was said', () => {
  const refused = { id: 1, role: 'assistant', content: 'Please subscribe.', isNote: true } as const;
  const answered = { id: 2, role: 'assistant', content: 'You have three roles.', resume: null } as const;
  const chatted = { ...worked, chat: [refused, answered] };
  expect(acceptImprovement(chatted, 'best', []).chat).toEqual([refused, answered]);
});

test('a job whose description changed under its title is another run', () => {
  const cook = { ...emptyJob, title: 'Cook', description: 'Soups.' };
  const key = (description: string) => runKey({ originalText: 'mine', submittedJob: { ...cook, description } });
  expect(key('Soups.')).not.toBe(key('Sauces.'));
  expect(key('Soups.')).toBe(key('Soups.'));
});

test('a saved resume is opened without the job, the changes and the chat of what was on the desk', () => {
  const opened = takeSaved({ ...worked, submittedJob: emptyJob, template: 'compass' }, 'saved');
  expect(opened).toEqual({
    ...emptyDraft,
    template: 'compass',
    tab: 'improve',
    resumeText: 'saved',
    originalText: 'saved',
  });
});
