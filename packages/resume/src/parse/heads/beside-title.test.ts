import { expect, test } from 'vitest';
import { parseResume } from '../parse-resume.ts';

test('a row of tools below the dates is not the employer', () => {
  const roles = [
    ['Kestrel', 'Senior Developer', 'Oct 2021 – Present', 'Team Leadership | Java | Kotlin Development | React'],
    ['Tundra Air', 'Technical Lead', 'May 2019 – Oct 2021', 'Solution Design | React | Azure | DevOps'],
  ];
  const text = roles.map(
    ([house, title, dates, tools]) => `${house}: ${title}\n${dates}\n${tools}\n• Led a team of six.`,
  );
  const read = parseResume(`Ada Brook\n\nExperience\n${text.join('\n')}`).sections.flatMap(({ entries }) => entries);
  expect(read.map(({ fields: { title, organisation } }) => [organisation, title])).toEqual(
    roles.map(([house, title]) => [house, title]),
  );
});
