import { expect, test } from 'vitest';
import { talk } from '../../../testing/converse.ts';

const nurse = `Alva Reed
Leeds

EXPERIENCE
Staff Nurse, Ward 3, Millbrook Hospital
March 2019 - present
- Look after 9 patients per shift
- Falls link nurse
- Helped with discharge planning

Staff Nurse, Oakdene Care Home
2015 - 2019
- Wound dressings

SKILLS
Excel`;

/** What is told is shown first; a yes writes it. */
const told = (message: string) => talk('en', [message, 'yes'], nurse);

test('what a longer message tells becomes clean lines of the job that it names', async () => {
  const { text } = await told(
    'At Oakdene I ran the medication rounds for 34 residents, with two care assistants lol. Not sure why I never wrote that down',
  );
  expect(text).toContain('Ran the medication rounds for 34 residents, with two care assistants\n');
  expect(text).not.toContain('lol');
});

test('what is told waits for a yes, however plainly it is said', async () => {
  const message = 'At Oakdene I ran the medication rounds for 34 residents, with two care assistants each night';
  expect((await talk('en', [message], nurse)).text).toBe(nurse);
});

test('a quoted line that is called wrong gives way to what was told, and the wish beside it is done as well', async () => {
  const { text } = await told(
    'the "Helped with discharge planning" is wrong, I ran the discharge meeting every Tuesday with 3 wards. And remove Excel',
  );
  expect(text).toContain('Ran the discharge meeting every Tuesday with 3 wards');
  expect(text).not.toContain('Helped with discharge');
  expect(text).not.toContain('Excel');
});

test('a denial, a feeling and a name are not written', async () => {
  const { text } = await told(
    'at Oakdene when our manager Carol was away I ran the home, about 6 weeks a year. I never did the rota. I am proud of that',
  );
  expect(text).not.toContain('Carol');
  expect(text).not.toContain('rota');
  expect(text).not.toContain('proud');
});

test('a figure is put right in the line that was just written, and in one that was only offered', async () => {
  const written =
    'At Oakdene I ran the medication rounds for thirty four residents, with two care assistants each night';
  expect((await talk('en', [written, 'no sorry, 36 not 34'], nurse)).text).toContain('for 36 residents');
  const offered =
    'the falls one: when I took it on in 2021 we had eleven falls a month on the ward, last year it was 4';
  const { text } = await talk('en', [offered, 'no sorry not four, five'], nurse);
  expect(text).toContain('last year it was 5');
  expect(text).not.toContain('it was 4');
});

test('asked whether what was told counts, says so beside it', async () => {
  const { outcome, text } = await told(
    'At Oakdene I ran the medication rounds for 34 residents, every night for two years. Does that count for anything?',
  );
  expect(text).toContain('Ran the medication rounds for 34 residents');
  expect(outcome).not.toContain('notSure');
});

test('of two jobs with one employer neither is written to without asking', async () => {
  const resume = nurse.replace('SKILLS', 'Care Assistant, Oakdene Care Home\n2012 - 2015\n- Personal care\n\nSKILLS');
  const message =
    'At Oakdene I ran the medication rounds for 34 residents, with two care assistants, most nights of the week';
  expect((await talk('en', [message], resume)).text).toBe(resume);
});
