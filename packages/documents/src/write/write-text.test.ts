import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { writeText } from './write-text.ts';

const resume = [
  'Jane Doe',
  'jane@example.com',
  '',
  'Experience',
  'Nurse, St Mary Hospital, 2018 - 2021',
  '- Cared for 12 patients',
  '',
  'Skills',
  'First aid, Triage',
].join('\n');

test('the file reads as the resume it was made from', () => {
  const { text, document, roundTrip } = writeText(resume);
  expect(document).toEqual(parseResume(resume));
  expect(roundTrip).toMatchObject({ isLossless: true, missing: [] });
  expect(Object.values(roundTrip.checks)).not.toContain(false);
  expect(text).toContain('Cared for 12 patients');
});
