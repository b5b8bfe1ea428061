import { describe, expect, it } from 'vitest';
import { parseResume } from '../parse-resume.ts';

const rolesOf = (work: string) =>
  parseResume(
    `Robin Vale\nrobin@vale.example\n\nWork Experience\n${work}\n\nEducation\n2012\tBSc Physics, Harbour University`,
  )
    .sections.filter(({ kind }) => kind === 'experience')
    .flatMap(({ entries }) => entries)
    .map(({ fields: { title, organisation, period } }) => [title, organisation, period?.text].join(' | '));

describe('a period broken by a narrow column of dates', () => {
  it('has its end from the row below', () => {
    const roles = rolesOf(
      [
        'May 2021 – Kestrel Foods, Madison, WI.',
        'present\tSoftware Engineer',
        'Built the ordering service for forty shops.',
        '',
        'June 2017 – Tundra Air, Langley, VA.',
        'Aug 2020\tSystems Analyst',
        'Kept the booking system alive through two mergers.',
      ].join('\n'),
    );
    expect(roles).toEqual([
      'Software Engineer | Kestrel Foods | May 2021 – present',
      'Systems Analyst | Tundra Air | June 2017 – Aug 2020',
    ]);
  });

  it('is read where start, joint and end stand one below the other', () => {
    const roles = rolesOf(
      [
        ...['March 2019', 'to', 'Present', 'Kestrel Foods, Head Baker', '- Baked', '', 'May 2016', 'to', 'Feb 2019'],
        ...['Tundra Air, Steward', '- Served meals'],
      ].join('\n'),
    );
    expect(roles).toEqual([
      'Head Baker | Kestrel Foods | March 2019 to Present',
      'Steward | Tundra Air | May 2016 to Feb 2019',
    ]);
  });

  it('keeps every word', () => {
    const text = 'Robin Vale\n\nExperience\nMay 2021 - Kestrel Foods\nAug 2022 Baker of bread\n';
    const { head, sections } = parseResume(text);
    const lines = [
      ...head.lines,
      ...sections.flatMap(({ heading, entries }) => [
        ...(heading ? [heading] : []),
        ...entries.flatMap((entry) => [...entry.head, ...entry.body]),
      ]),
    ];
    const words = (own: string): string[] => (own.match(/[\p{L}\p{N}]+/gu) ?? []).sort();
    expect(words(lines.map((line) => line.text).join(' '))).toEqual(words(text));
  });

  it('is not made of two entries whose dates run backwards', () => {
    const roles = rolesOf('2021 - Baker, Kestrel Foods\n2019 - Cook, Tundra Inn\n2015 - Waiter, Harbour Hotel');
    expect(roles.map((role) => role.split(' | ')[2])).toEqual(['2021', '2019', '2015']);
  });

  it('has its end behind the stroke of a timeline', () => {
    const roles = rolesOf(
      [
        '• 2021\tKestrel Foods Ltd',
        '| Now\tBaker\tLeeds, UK',
        '',
        '• 2018\tTundra Air Ltd',
        '| 2020\tCook\tBath, UK',
      ].join('\n'),
    );
    expect(roles).toEqual(['Baker | Kestrel Foods Ltd | 2021 – Now', 'Cook | Tundra Air Ltd | 2018 – 2020']);
  });
});
