import fc from 'fast-check';

/** Resumes as people lay them out, with what they say, for property tests: many layouts of heads, headings, bullets and dates. */
export interface GeneratedResume {
  readonly text: string;
  readonly roles: readonly GeneratedRole[];
}

export interface GeneratedRole {
  readonly title: string;
  readonly organisation: string;
  readonly dates: string;
  readonly duties: readonly string[];
}

const duty = fc
  .array(
    fc.constantFrom(
      ...['care', 'stock', 'planned', 'weekly', 'reports', 'for', 'the', 'team', 'and', 'clients', 'Berlin', 'Python'],
      ...['30%', 'with', 'new', 'café', 'University', 'manager', 'of', 'Hospital', 'in', '2019', 'nurses'],
    ),
    { minLength: 4, maxLength: 22 },
  )
  .chain((parts) =>
    fc.constantFrom('Managed', 'Built', 'Led', 'Trained').map((verb) => `${verb} ${parts.join(' ')} daily`),
  );
const title = fc.constantFrom(
  ...['Nurse', 'Senior Engineer', 'Sales Assistant', 'Warehouse Operator', 'Volunteer', 'Projects Manager'],
  ...['Education Consultant', 'Krankenpflegerin', 'Chef de projet', 'Profesora', 'Head of Research', 'VP of Sales'],
);
const organisation = fc.constantFrom(
  ...['Acme Inc.', 'Northgate Foods', 'St. Mary Hospital', 'Kite Labs', 'Hansen Digital GmbH', 'Café Lumière'],
  ...['Oakfield School', 'Stripe', 'Bright & Sons', 'Nordlicht', 'Omnia Co., Ltd.', 'SUNRISE'],
);
const place = fc.constantFrom('Boston, MA', 'London, UK', 'Berlin', 'Lyon', 'Remote');
const dates = fc.constantFrom(
  ...['Jan 2020 – Present', '2018 - 2020', '03/2015 – 11/2017', 'May 2012 to June 2014', '2011', 'Summer 2010'],
  ...['seit 2019', '2009年4月～現在', 'Sept. 2014 - Aug. 2016', '2013-04 – 2014-02', 'janv. 2010 à juin 2012'],
);

type HeadLayout = (title: string, organisation: string, place: string, dates: string) => string;
const headLayouts: readonly HeadLayout[] = [
  (t, o, p, d) => `${t}\t${d}\n${o}\t${p}`,
  (t, o, p, d) => `${o}\t${p}\n${t}\t${d}`,
  (t, o, _, d) => `${o} — ${t} | ${d}`,
  (t, o, p, d) => `${t}, ${o}, ${p}\n${d}`,
  (t, o, p, d) => `${d}\n${t}\n${o}, ${p}`,
  (t, o, p, d) => `${t}\n${o}\n${p}\n${d}`,
  (t, o, _, d) => `${t} at ${o} (${d})`,
  (t, o, p, d) => `${d}\t${t}, ${o} – ${p}`,
  (t, o, p, d) => `${t} | ${o} | ${p} | ${d}`,
  (t, o, p, d) => `${o}, ${p}\n${t}, ${d}`,
];

const role = fc
  .record({ title, organisation, place, dates, duties: fc.array(duty, { minLength: 1, maxLength: 4 }) })
  .map((parts) => ({ ...parts, duties: [...new Set(parts.duties)] }));

const headings = fc.constantFrom(
  ['Summary', 'Experience', 'Education', 'Skills'] as const,
  ['PROFILE', 'WORK EXPERIENCE', 'EDUCATION', 'KEY SKILLS'] as const,
  ['Profil:', 'Berufserfahrung:', 'Ausbildung:', 'Kenntnisse:'] as const,
  ['S U M M A R Y', 'E X P E R I E N C E', 'E D U C A T I O N', 'S K I L L S'] as const,
);

export const generatedResume: fc.Arbitrary<GeneratedResume> = fc
  .record({
    headings,
    sign: fc.constantFrom('• ', '- ', '* ', '– ', '▪ ', ''),
    layout: fc.constantFrom(...headLayouts),
    gap: fc.constantFrom('\n', '\n\n'),
    name: fc.constantFrom('Maria Lopez', 'JAMES OKAFOR', 'Anna Schröder'),
    contact: fc.constantFrom(
      'Boston, MA | (617) 555-0100 | me@example.com',
      'me@example.com\n+49 341 5550 123',
      'me@example.com\tLondon, UK',
    ),
    summary: duty,
    roles: fc.array(role, { minLength: 1, maxLength: 4 }),
    school: fc.constantFrom('BSc Physics\tUniversity of Leeds\t2010', 'University of Bath\nBA History\n2008 – 2011'),
    skills: fc.constantFrom('Go, SQL, Excel', 'Languages: Go, SQL\nTools: Git, Docker', 'HTML\tCSS\tPython'),
  })
  .map((parts) => {
    const roles = parts.roles.map((one) =>
      [
        parts.layout(one.title, one.organisation, one.place, one.dates),
        ...one.duties.map((line) => parts.sign + line),
      ].join('\n'),
    );
    const [summary, experience, education, skills] = parts.headings;
    const blocks = [
      `${parts.name}\n${parts.contact}`,
      `${summary}\n${parts.summary}.`,
      `${experience}\n${roles.join(parts.gap)}`,
      `${education}\n${parts.school}`,
      `${skills}\n${parts.skills}`,
    ];
    return { text: blocks.join(parts.gap), roles: parts.roles };
  });

export const resumeText: fc.Arbitrary<string> = generatedResume.map((resume) => resume.text);
