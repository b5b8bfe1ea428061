import { expect, test } from 'vitest';
import { jsonResumeToText } from './json-resume.ts';

test.each(['', 'Jane Roe', '{ not json }', '{"a":1}', '[]'])('%s is no JSON resume', (text) => {
  expect(jsonResumeToText(text)).toBeUndefined();
});

test('sections of other exports keep their names, values keep their words', () => {
  const text = jsonResumeToText(
    JSON.stringify({
      personalInfo: { name: 'Jane Roe' },
      experience: [{ jobTitle: 'Cook', company: 'Bistro', start: '2020', tasks: ['Made soup'] }],
      education: [],
      fieldTrips: ['Iceland'],
    }),
  );
  expect(text).toBe('Jane Roe\n\n\nExperience\nCook\t2020 – Present\nBistro\n• Made soup\n\n\nField Trips\nIceland');
});
