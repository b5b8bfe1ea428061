import type { StatedFact } from '@fitted/contract/assistant/assistant';
import { describe, expect, test } from 'vitest';
import { embeddedAssistant } from '../embedded/embedded-assistant.ts';
import { improveResume } from './improve-resume.ts';

const resumeText = `Ada Lind
ada@example.org | 555 010 2222

Experience

Guest Service Agent, The Old Mill Hotel, Leeds, 2019 - present
- Responsible for the training of 4 new agents
- Use Opera PMS and Excel for the night audit
- Cut the queue at check-in from 12 to 5 minutes

Server, Harbour Kiosk, 2015 - 2019
- Took orders
- Handling card payments

Education
Diploma in Hospitality Management, Leeds City College, 2015`;

const jobDescription = `You have
- Diploma in hospitality management
- Opera PMS
- Excel
- Night audit
- Training of new agents`;

async function improve(statedFacts: readonly StatedFact[] = []) {
  const today = { year: 2026, month: 11 };
  const request = { resumeText, jobTitle: 'Front Office Supervisor', jobDescription, language: 'en', today } as const;
  return improveResume(embeddedAssistant, { ...request, statedFacts }, new AbortController().signal);
}

const saidYes = (text: string): StatedFact => ({
  id: `answer:${text}`,
  text,
  from: 'question',
  isConfirmed: true,
  place: null,
  supports: [],
});

describe('what only the person can confirm', () => {
  test('is suggested and not applied', async () => {
    const { improvedResume, heldBack } = await improve();
    const suggested = heldBack.map(({ verdict, change }) => [verdict, change.before, change.after]);
    expect(suggested).toContainEqual([
      'questioned',
      'Responsible for the training of 4 new agents',
      'Train 4 new agents',
    ]);
    expect(suggested).toContainEqual(['questioned', 'Handling card payments', 'Handled card payments']);
    expect(improvedResume).not.toContain('Train 4');
  });

  test('asks whether a duty was their own work, and nothing about words that they see', async () => {
    const { heldBack } = await improve();
    const claimsOf = (after: string) => heldBack.find(({ change }) => change.after === after)?.claims;
    expect(claimsOf('Train 4 new agents')).toEqual([{ code: 'own-deed', params: {} }]);
    expect(claimsOf('Handled card payments')).toEqual([]);
  });

  test('is applied once they say so, and comes back in every later run', async () => {
    const first = await improve([saidYes('Train 4 new agents')]);
    expect(first.improvedResume).toContain('• Train 4 new agents');
    expect(first.improvedResume).not.toContain('Responsible for the training');
    const [change] = first.changes.filter(({ after }) => after === 'Train 4 new agents');
    expect(change?.evidence).toEqual([
      { source: 'stated', factId: 'answer:Train 4 new agents', quote: 'Train 4 new agents' },
    ]);
    expect(first.heldBack.map((one) => one.change.after)).not.toContain('Train 4 new agents');
    expect(first.unplacedFacts).toEqual([]);
  });
});

describe('a summary', () => {
  const draft = async () => (await improve()).heldBack.find(({ change }) => change.kind === 'insert-section')?.change;

  test('is drafted from clauses of the resume alone', async () => {
    expect((await draft())?.after).toBe(
      'Summary\nGuest Service Agent at The Old Mill Hotel since 2019. ' +
        'Uses Opera PMS and Excel for the night audit. Cut the queue at check-in from 12 to 5 minutes. ' +
        'Diploma in Hospitality Management.',
    );
  });

  test('stands on top once the person has read it', async () => {
    const edit = await draft();
    const { improvedResume, unplacedFacts } = await improve([saidYes(edit?.after ?? '')]);
    expect(improvedResume.indexOf('Summary')).toBeLessThan(improvedResume.indexOf('Experience\n'));
    expect(unplacedFacts).toEqual([]);
  });

  test('in the person’s own words is judged by the guard, and stands where it was suggested', async () => {
    const edit = await draft();
    const rewords = edit?.after ?? '';
    const reworded = (text: string) => improve([{ ...saidYes(text), rewords }]);
    const own = 'Summary\nGuest Service Agent who enjoys a busy desk.';
    const { changes, improvedResume, heldBack } = await reworded(own);
    expect(changes.find(({ id }) => id === edit?.id)).toMatchObject({ after: own, evidence: [{ source: 'stated' }] });
    expect(improvedResume.match(/busy desk/g)).toHaveLength(1);
    expect(heldBack.map(({ change }) => change.id)).not.toContain(edit?.id);
    // Under the heading of a summary nothing else can be brought in unseen.
    const untold = await reworded('Experience\nDirector, Google\t2010 – 2020');
    expect(untold.improvedResume).not.toContain('Google');
    expect(untold.heldBack.find(({ change }) => change.id === edit?.id)?.verdict).toBe('held');
  });
});
