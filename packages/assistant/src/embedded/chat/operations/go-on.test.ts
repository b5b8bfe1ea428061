import { expect, test } from 'vitest';
import { converse } from '../../../testing/converse.ts';

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
