import fc from 'fast-check';

/** Resumes as people lay them out, for property tests: many layouts of heads, headings, bullets and dates. */
const words = fc.array(
  fc.constantFrom(
    'care',
    'stock',
    'planned',
    'weekly',
    'reports',
    'for',
    'the',
    'team',
    'and',
    'clients',
    'Berlin',
    'Python',
    '30%',
    'with',
    'new',
    'café',
  ),
  { minLength: 3, maxLength: 22 },
);
const sentence = words.map((parts) => `Managed ${parts.join(' ')}`);
const title = fc.constantFrom(
  'Nurse',
  'Senior Engineer',
  'Sales Assistant',
  'Warehouse Operator',
  'Volunteer',
  'Projects Manager',
  'Education Consultant',
  'Krankenpflegerin',
  'Chef de projet',
  'Profesora',
);
const employer = fc.constantFrom(
  'Acme Inc.',
  'Northgate Foods',
  'St. Mary Hospital',
  'Kite Labs',
  'Hansen Digital GmbH',
  'Café Lumière',
  'Oakfield School',
);
const place = fc.constantFrom('Boston, MA', 'London, UK', 'Berlin', 'Lyon', 'Remote');
const dates = fc.constantFrom(
  'Jan 2020 – Present',
  '2018 - 2020',
  '03/2015 – 11/2017',
  'May 2012 to June 2014',
  '2011',
  'Summer 2010',
  'seit 2019',
  '2009年4月～現在',
);
const bulletSign = fc.constantFrom('• ', '- ', '* ', '– ', '▪ ', '');

const headLayouts: readonly ((t: string, e: string, p: string, d: string) => string)[] = [
  (t, e, p, d) => `${t}\t${d}\n${e}\t${p}`,
  (t, e, p, d) => `${e}\t${p}\n${t}\t${d}`,
  (t, e, _, d) => `${e} — ${t} | ${d}`,
  (t, e, p, d) => `${t}, ${e}, ${p}\n${d}`,
  (t, e, p, d) => `${d}\n${t}\n${e}, ${p}`,
  (t, e, p, d) => `${t}\n${e}\n${p}\n${d}`,
  (t, e, _, d) => `${t} at ${e} (${d})`,
  (t, e, p, d) => `${d}\t${t}, ${e} – ${p}`,
];

const role = (sign: string, layout: number): fc.Arbitrary<string> =>
  fc.tuple(title, employer, place, dates, fc.array(sentence, { maxLength: 4 })).map(([t, e, p, d, duties]) => {
    const head = headLayouts[layout % headLayouts.length] ?? headLayouts[0];
    return [head?.(t, e, p, d) ?? '', ...duties.map((duty) => sign + duty)].join('\n');
  });

const headings = fc.constantFrom(
  ['Summary', 'Experience', 'Education', 'Skills'] as const,
  ['PROFILE', 'WORK EXPERIENCE', 'EDUCATION', 'KEY SKILLS'] as const,
  ['Profil:', 'Berufserfahrung:', 'Ausbildung:', 'Kenntnisse:'] as const,
  ['S U M M A R Y', 'E X P E R I E N C E', 'E D U C A T I O N', 'S K I L L S'] as const,
);

export const resumeText: fc.Arbitrary<string> = fc
  .tuple(headings, bulletSign, fc.nat({ max: headLayouts.length - 1 }), fc.constantFrom('\n', '\n\n'))
  .chain(([names, sign, layout, gap]) =>
    fc
      .tuple(
        fc.constantFrom('Maria Lopez', 'JAMES OKAFOR', 'Anna Schröder'),
        fc.constantFrom(
          'Boston, MA | (617) 555-0100 | me@example.com',
          'me@example.com\n+49 341 5550 123',
          'me@example.com\tLondon, UK',
        ),
        sentence,
        fc.array(role(sign, layout), { minLength: 1, maxLength: 4 }),
        fc.constantFrom('BSc Physics\tUniversity of Leeds\t2010', 'University of Bath\nBA History\n2008 – 2011'),
        fc.constantFrom('Go, SQL, Excel', 'Languages: Go, SQL\nTools: Git, Docker', 'HTML\tCSS\tPython'),
      )
      .map(([name, contact, summary, roles, school, skills]) =>
        [
          `${name}\n${contact}`,
          `${names[0]}\n${summary}.`,
          `${names[1]}\n${roles.join(gap)}`,
          `${names[2]}\n${school}`,
          `${names[3]}\n${skills}`,
        ].join(gap),
      ),
  );
