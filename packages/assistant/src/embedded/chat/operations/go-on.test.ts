import { expect, test } from 'vitest';
import { converse, talk } from '../../../testing/converse.ts';

const resume = `Maria Okafor
Leeds | maria.okafor@example.com

Profile
Hard-working nurse with a passion for patients. Ten years on busy surgical wards. Always a team player.

Experience
Staff Nurse, Aire Hospital, Leeds
March 2018 - Present
- Cared for 8 patients per shift on a surgical ward
- Updated care plans
- Reduced falls on the ward by 30% after introducing hourly rounding

Education
BSc Nursing, University of Leeds, 2014 - 2017
A-levels, Bradford College, 2012 - 2014

Skills
Wound care, Excel, cannulation`;

/** Turns of one conversation; the last one names nothing itself. */
test.each<readonly [readonly string[], string]>([
  [['what is my weakest bullet', 'ok drop it'], 'Updated care plans → '],
  [['what is my weakest bullet', 'make it stronger'], 'strengthenAsk'],
  [['do I need to put my A-levels?', 'ok drop them'], 'askToRemove'],
  [['shall I leave Excel in?', 'no, drop it'], 'Wound care, Excel, cannulation → Wound care, cannulation'],
])('%j', async (messages, outcome) => {
  expect((await converse('en', messages, resume)).outcome).toBe(outcome);
});

test('what was just changed is meant, and not the whole resume', async () => {
  const { outcome } = await converse('en', ['make my profile shorter', 'still too long'], resume);
  expect(outcome).not.toContain('care plans');
});

test('of two that were offered, the other one', async () => {
  const camps = resume.replace(
    'Excel, cannulation',
    'Excel, cannulation\n\nVolunteering\nCamp leader, sea camp, Whitby, 2019\nCamp assistant, forest camp, York, 2018',
  );
  const { outcome } = await converse(
    'en',
    ['take out the camp one', 'no the other one, the sea camp one stays'],
    camps,
  );
  expect(outcome).toBe('Camp assistant, forest camp, York, 2018 → ');
});

test('verbs that may be nouns are put in the past where the job is named, if an object proves them', async () => {
  const parcels = resume.replace(
    'Education',
    'Warehouse Operative, Brightline Parcels, Rotherham\n2012 - 2014\n- Sort parcels onto cages\n' +
      '- Load vans for 40 drivers\n- Project 2: new racks\n- Lead picker of the night shift\n\nEducation',
  );
  const { text } = await talk('en', ['the parcels job should be past tense'], parcels);
  expect(text).toContain('Sorted parcels onto cages');
  expect(text).toContain('Loaded vans for 40 drivers');
  expect(text).toContain('Project 2: new racks');
  expect(text).toContain('Lead picker of the night shift');
});

test('a line that waits for a yes goes to the top of its job when it is told to', async () => {
  const { outcome, text } = await talk(
    'en',
    ['At Aire Hospital I trained 6 students on wound care', 'put that at the top'],
    resume,
  );
  expect(outcome).toContain('6 students');
  expect(text.indexOf('6 students')).toBeLessThan(text.indexOf('Cared for 8 patients'));
});

test.each([
  ['ok, you are right. Then delete the education', false],
  ['fair enough, then remove Excel', false],
  ['yes, and remove Excel', true],
])('what was shown is agreed to by a yes, not by having heard us: %s', async (message, isAgreed) => {
  const { text } = await talk('en', ['I also trained 6 students on wound care', message], resume);
  expect(text.includes('6 students')).toBe(isAgreed);
});
