import { expect, test } from 'vitest';
import { parseResume, sectionsOfWork } from '../parse-resume.ts';
import { namesBeside } from './beside-title.ts';

test.each(['Experience', 'Volunteering'])('%s: a row of tools below the dates is not the employer', (heading) => {
  const roles = [
    ['Kestrel', 'Senior Developer', 'Oct 2021 – Present', 'Team Leadership | Java | Kotlin Development | React'],
    ['Tundra Air', 'Technical Lead', 'May 2019 – Oct 2021', 'Solution Design | React | Azure | DevOps'],
  ];
  const text = roles.map(
    ([house, title, dates, tools]) => `${house}: ${title}\n${dates}\n${tools}\n• Led a team of six.`,
  );
  const read = parseResume(`Ada Brook\n\n${heading}\n${text.join('\n')}`).sections.flatMap(({ entries }) => entries);
  expect(read.map(({ fields: { title, organisation } }) => [organisation, title])).toEqual(
    roles.map(([house, title]) => [house, title]),
  );
});

test('what is told behind the names in lighter type is no employer', () => {
  const type = { isItalic: false, face: 'Open' };
  const text = 'Mentor - Kestrel Seeds Mentor of six young bakers in a programme of the region';
  const runs = [
    { ...type, text: 'Mentor Kestrel Seeds', isBold: true },
    { ...type, text: 'Mentor of six young bakers in a programme of the region', isBold: false },
  ];
  const look = { ...type, text, isBold: false, size: 10, colour: 0, left: 39, column: 39, runs };
  const head = sectionsOfWork(`Ada Brook\n\nExperience\n${text}\n2019 – 2021`, [look])[0]?.rows ?? [];
  const fields = { title: 'Mentor - Kestrel Seeds', organisation: 'Mentor of six young bakers' };
  expect(namesBeside({ head, body: [] }, fields)).toEqual({ title: 'Mentor', organisation: 'Kestrel Seeds' });
});
