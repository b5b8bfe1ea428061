import type { Language } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { embeddedAssistant } from '../embedded/embedded-assistant.ts';
import { improveResume } from '../improve/improve-resume.ts';
import { talk } from '../testing/converse.ts';

const resume = `Ida Brandt
ida@example.org

Experience
Warehouse Clerk, Oakfield Stores, 2019 - 2023
- Packed parcels
- Booked goods in

Skills
Excel, Forklift`;

const stated = 'At Oakfield Stores I led a team of 20 people';

describe('what was stated and is not true leaves the resume and the list of facts', () => {
  test.each([
    'Sorry, that is not true. Undo.',
    'take that out again, it is not true',
    'actually I did not lead anyone',
    'that was a lie, please remove it',
    'no wait, I never led a team there',
    'scrap that, I got it wrong',
  ])('%s', async (denial) => {
    const before = await talk('en', [stated], resume);
    expect(before.text).toContain('team of 20 people');
    const { text, facts } = await talk('en', [stated, denial], resume);
    expect(text).not.toContain('team of 20');
    expect(facts).toEqual([]);
  });

  test.each<[Language, string, string]>([
    ['de', 'Bei Oakfield habe ich ein Team von 20 Leuten geleitet', 'Nein, das ist gelogen. Nimm es wieder raus.'],
    ['es', 'En Oakfield dirigí un equipo de 20 personas', 'No, es mentira. Quítalo'],
    ['fr', 'Chez Oakfield j’ai dirigé une équipe de 20 personnes', 'Non, ce n’est pas vrai, enlève ça'],
    ['zh', '我在Oakfield带过20人的团队', '不对，那不是真的，删掉吧'],
    ['ja', 'Oakfieldで20人のチームを率いました', 'それは事実ではありません、取り消してください'],
  ])('%s: %s — %s', async (language, told, denial) => {
    expect((await talk(language, [told], resume)).text).toContain('20');
    const { text, facts } = await talk(language, [told, denial], resume);
    expect(text).not.toMatch(/(?<!\d)20(?!\d)/u);
    expect(facts).toEqual([]);
  });
});

test('undo takes the fact back with the line, and so does taking out the line', async () => {
  expect((await talk('en', [stated, 'undo'], resume)).facts).toEqual([]);
  const removed = await talk('en', [stated, 'remove the bullet about team'], resume);
  expect(removed.text).not.toContain('team of 20');
  expect(removed.facts).toEqual([]);
});

test('a later run has the line of a fact that stands, in its role, and not that of one taken back', async () => {
  const request = {
    resumeText: resume,
    jobTitle: 'Team Lead',
    jobDescription: '',
    language: 'en',
    today: { year: 2026, month: 1 },
  } as const;
  const run = async (messages: readonly string[]) => {
    const { ledger } = await talk('en', messages, resume);
    return improveResume(embeddedAssistant, { ...request, statedFacts: ledger }, new AbortController().signal);
  };
  expect((await run([stated])).improvedResume).toMatch(/Booked goods in\n. Led a team of 20 people\n/u);
  expect((await run([stated, 'that is not true, undo'])).improvedResume).not.toContain('team of 20');
});

test('of several facts the one that is spoken of goes, and undo does not bring it back', async () => {
  const second = 'At Oakfield Stores I counted the stock of 4000 articles';
  const { text, facts } = await talk('en', [stated, second, 'the team of 20 is not true, take it out', 'undo'], resume);
  expect(text).not.toContain('20 people');
  expect(facts).not.toContain(stated);
});
