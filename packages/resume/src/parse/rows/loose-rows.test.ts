import { expect, test } from 'vitest';
import { parseResume } from '../parse-resume.ts';

test.each([
  'Köln, den 03.02.2025\nMehmet Yılmaz',
  'Hückeswagen, den 3. Februar 2025',
  'Fait à Lyon, le 3 février 2025\nMehmet Yılmaz',
  'Madrid, a 3 de febrero de 2025',
  'London, 2025-02-03\nPage 2 of 2',
  'Mehmet Yılmaz',
  'References available on request',
])('a paper that ends with %j: the last section does not', (closing) => {
  const { sections } = parseResume(
    `Mehmet Yılmaz\nmehmet@example.de\n\nBerufserfahrung\n01/2018 – heute\tElektroniker, Bauer GmbH\n• Wartung\n\nKenntnisse\nSPS, KNX\n\n${closing}`,
  );
  expect(sections[1]?.groups).toEqual([{ items: ['SPS', 'KNX'] }]);
  expect(sections[2]).toMatchObject({ kind: 'other', heading: null, entries: [{ head: [] }] });
  expect(sections[2]?.entries[0]?.body.map((line) => line.text)).toEqual(closing.split('\n'));
});

test('a certificate with its day is not a place', () => {
  const { sections } = parseResume(
    'Jo Doe\njo@example.com\n\nSkills\nExcel\n\nCertifications\nManual Handling, 13.06.2022\nFirst Aid, 12.06.2022',
  );
  expect(sections.map((section) => section.kind)).toEqual(['skills', 'certifications']);
});
