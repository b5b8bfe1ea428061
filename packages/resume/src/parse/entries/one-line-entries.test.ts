import { expect, test } from 'vitest';
import { formatResume } from '../../format/format-resume.ts';
import { parseResume } from '../parse-resume.ts';

/** Title, then issuer, of every certificate. */
function certificatesOf(text: string): string[] {
  const { entries } = parseResume(text).sections[0] ?? { entries: [] };
  return entries.map(({ fields }) => [fields.title, fields.organisation].filter(Boolean).join(' / '));
}

test.each([
  [
    'only the first has a year',
    ['AWS Solutions Architect (2022)', 'Scrum Master', 'PMP'],
    ['AWS Solutions Architect', 'Scrum Master', 'PMP'],
  ],
  [
    'in Japanese',
    ['普通自動車第一種運転免許 2015年3月', 'TOEIC 780点', '日商簿記2級'],
    ['普通自動車第一種運転免許', 'TOEIC 780点', '日商簿記2級'],
  ],
  [
    'one names its issuer',
    ['Forklift Licence, 2022', 'First Aid, 2021', 'Manual Handling', 'Red Cross Institute', 'Driving Licence B'],
    ['Forklift Licence', 'First Aid', 'Manual Handling / Red Cross Institute', 'Driving Licence B'],
  ],
  [
    'an issuer under each',
    ['Solutions Architect, 2022', 'Amazon', 'Scrum Master, 2021', 'Scrum Alliance'],
    ['Solutions Architect / Amazon', 'Scrum Master / Scrum Alliance'],
  ],
  [
    'blank lines set them apart',
    ['Solutions Architect, 2022', 'Amazon', 'Advanced level', '', 'Scrum Master, 2021', 'Scrum Alliance'],
    ['Solutions Architect / Amazon', 'Scrum Master / Scrum Alliance'],
  ],
  [
    'a licence and the end of it',
    ['RN License, State of Ohio — exp. 08/2026', 'BLS — exp. 09/2026'],
    ['RN License / State of Ohio', 'BLS'],
  ],
  [
    'some say who issued them',
    ['Registered Nurse, 2026', 'BLS, ACLS — American Heart Association', 'Certified Emergency Nurse, 2021'],
    ['Registered Nurse', 'BLS, ACLS / American Heart Association', 'Certified Emergency Nurse'],
  ],
  [
    'a number belongs to the one above',
    ['Solutions Architect, 2022', 'Amazon', 'Credential ID ABC123'],
    ['Solutions Architect / Amazon'],
  ],
])('certificates, one on a line: %s', (_, lines, certificates) => {
  const text = `Jo Doe\njo@example.com\n\nCertifications\n${lines.join('\n')}`;
  expect(certificatesOf(text)).toEqual(certificates);
  expect(certificatesOf(formatResume(parseResume(text)))).toEqual(certificates);
});
