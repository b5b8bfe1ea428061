import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatResume } from '../format/format-resume.ts';
import { eastAsian } from './fixtures/east-asian.ts';
import { englishDesks } from './fixtures/english-desks.ts';
import { englishOffices } from './fixtures/english-offices.ts';
import { englishTrades } from './fixtures/english-trades.ts';
import { frenchSpanish } from './fixtures/french-spanish.ts';
import { generatedResume } from './fixtures/generated-resume.ts';
import { german } from './fixtures/german.ts';
import { mangled } from './fixtures/mangled.ts';
import { markedUp } from './fixtures/marked-up.ts';
import { measure } from './fixtures/measure.ts';
import { parseResume } from './parse-resume.ts';

const fixtures = [
  ...englishTrades,
  ...englishOffices,
  ...englishDesks,
  ...german,
  ...frenchSpanish,
  ...eastAsian,
  ...markedUp,
  ...mangled,
];

describe('resumes laid out in many ways', () => {
  test('almost every role is read with its title, employer, dates and duties', () => {
    let right = 0;
    let total = 0;
    for (const { text, roles } of fc.sample(generatedResume, { numRuns: 150, seed: 2024 })) {
      const entries = parseResume(text)
        .sections.filter((section) => section.kind === 'experience')
        .flatMap((section) => section.entries);
      for (const [index, role] of roles.entries()) {
        const entry = entries[index];
        const duties = entry?.body.map((line) => line.text).join('\n');
        right += Number(entry?.fields.title === role.title) + Number(entry?.fields.organisation === role.organisation);
        right += Number(entry?.fields.period?.text === role.dates) + Number(duties === role.duties.join('\n'));
        total += 4;
      }
    }
    expect(right / total, `${right} of ${total}`).toBeGreaterThanOrEqual(0.98);
  });
});

describe('resumes people really write', () => {
  test('at least 98 % of all fields are right, and every role is found with its own bullets', () => {
    const measures = fixtures.map((fixture) => ({
      name: fixture.name,
      ...measure(parseResume(fixture.text), fixture.key),
    }));
    const right = measures.reduce((sum, one) => sum + one.right, 0);
    const total = measures.reduce((sum, one) => sum + one.total, 0);
    const report = measures.flatMap((one) => one.misses.map((miss) => `${one.name} · ${miss}`)).join('\n');
    expect(
      right / total,
      `${right} of ${total} fields right (${((100 * right) / total).toFixed(1)} %)\n${report}`,
    ).toBeGreaterThanOrEqual(0.98);
    const wrongRoles = measures
      .flatMap((one) => one.misses)
      .filter((miss) => /^experience (?:entries|\d+ lines?\b)/u.test(miss));
    expect(wrongRoles).toEqual([]);
  });

  test.each(fixtures.map((fixture) => [fixture.name, fixture.text]))(
    '%s: reading its own text again gives the same document',
    (_, text) => {
      const document = parseResume(text);
      expect(parseResume(formatResume(document))).toEqual(document);
    },
  );
});

test('a long title that begins like a verb is still a title', () => {
  const title = 'Founding Member & Site Reliability Engineer & Infrastructure Team Lead';
  const text =
    'Jo Doe\njo@example.com\n\nExperience\nClerk · Sample Ltd · 2023 - 2024\n• Filed letters\n\n' +
    `Harbour Pay Inc. · Seoul, Korea\n${title}\nMar. 2021 - Jun. 2023\n• Kept it running`;
  expect(parseResume(text).sections[0]?.entries[1]?.fields).toMatchObject({
    title,
    organisation: 'Harbour Pay Inc.',
    period: { text: 'Mar. 2021 - Jun. 2023' },
  });
});

test('fields between bars are fields, however long they are', () => {
  const title =
    'Senior Principal Staff Engineer for Distributed Systems, Reliability, Observability and Developer Tooling';
  const organisation = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft mbH & Co. KG';
  const [entry] =
    parseResume(
      `Jo Doe\njo@example.com\n\nExperience\n${title} | ${organisation} | Vienna, Austria | 2015 – 2020\n• Kept time`,
    ).sections[0]?.entries ?? [];
  expect(entry?.fields).toMatchObject({
    title,
    organisation,
    place: 'Vienna, Austria',
    period: { text: '2015 – 2020' },
  });
});

test('a resume written in small letters keeps its lines', () => {
  const lines = [
    'leeds university, bsc maths, 2022 - present',
    'greenhead college, a levels in maths and physics, 2020 - 2022',
    'tesco, checkout assistant, 2021 - 2022',
    'served customers',
    'costa coffee, barista at the station, 2020 - 2021',
    'opened the shop',
    'greggs the bakers, counter help, 2019',
  ];
  const [school, work] = [lines.slice(0, 2), [...lines.slice(2, 5), `- ${lines[5]}`, lines[6]]];
  const text = `sam jones\nsam@example.com\n\neducation\n${school.join('\n')}\n\nexperience\n${work.join('\n')}`;
  const read = parseResume(text)
    .sections.flatMap((section) => section.entries)
    .flatMap((entry) => [...entry.head, ...entry.body]);
  expect(read.map((line) => line.text)).toEqual(lines);
});

test('the tools named under a role stay with it, though the next role stands close', () => {
  const text =
    'Jo Doe\njo@example.com\n\nExperience\nLumenpay — Engineer\nFeb 2021 – Present\n- Keep the ledger\n' +
    'Tech: Go, Kafka\n\nOrbit Travel — Clerk\nJul 2017 – Jan 2021\n- Sold trips';
  const [first, second] = parseResume(text).sections[0]?.entries ?? [];
  expect(first?.body.map((line) => line.text)).toEqual(['Keep the ledger', 'Tech: Go, Kafka']);
  expect(second?.fields).toMatchObject({ title: 'Clerk', organisation: 'Orbit Travel' });
});

test('the number of a standard is not a postcode', () => {
  const text = 'Jo Doe\njo@example.com\n\nEducation\nWiring Regulations (BS 7671), 2019\nAuditing (ISO 27001), 2018';
  const places = parseResume(text).sections[0]?.entries.map((entry) => entry.fields.place);
  expect(places).toEqual([undefined, undefined]);
});

test('an employer with its place in brackets is not all a place', () => {
  const text =
    'Jo Doe\njo@example.com\n\nExperience\nThe Copper Kettle (Denver, CO) - Line Cook - 5/2021 to Present\n• Cooked';
  expect(parseResume(text).sections[0]?.entries[0]?.fields).toMatchObject({
    title: 'Line Cook',
    organisation: 'The Copper Kettle',
    place: 'Denver, CO',
  });
});

test('two roles with a slash between are one title', () => {
  const text =
    'Jo Doe\njo@example.com\n\nExperience\nServer / Bartender\nOakhill Diner, Boston, MA\n2019 – 2021\n• Poured';
  expect(parseResume(text).sections[0]?.entries[0]?.fields).toMatchObject({
    title: 'Server / Bartender',
    organisation: 'Oakhill Diner',
  });
});

test('a short time without an employer takes no duty from the role above it', () => {
  const text =
    'Fatma Demir\nfatma@example.de\n\nBerufserfahrung\nCaritas Altenheim, Bochum\nAltenpflegerin\n' +
    'Mai 2013 bis März 2018\nGrundpflege\nWundversorgung\n\nElternzeit\n2016 – 2017';
  const bodies = parseResume(text).sections[0]?.entries.map((entry) => entry.body.map((line) => line.text));
  // Time off is not a role: it stays as lines of the section.
  expect(bodies).toEqual([
    ['Grundpflege', 'Wundversorgung'],
    ['Elternzeit', '2016 – 2017'],
  ]);
});

test('dates told in words open a role', () => {
  const text =
    'Camille Rousseau\ncamille@example.fr\n\nExpérience\nDepuis mai 2019 : Assistante – Groupe Valmont, Lyon\n' +
    '- Agendas\n\nDe mars 2014 à août 2019 : Électromécanicienne, Dalkia Nord, Roubaix\n- Dépannage\n\n' +
    '2013 : Stage de fin d’études – Mairie de Bron';
  expect(parseResume(text).sections[0]?.entries.map((entry) => entry.fields)).toMatchObject([
    { title: 'Assistante', organisation: 'Groupe Valmont' },
    { title: 'Électromécanicienne', period: { text: 'mars 2014 à août 2019' } },
    { title: 'Stage de fin d’études', organisation: 'Mairie de Bron' },
  ]);
});

test.each([
  ['Responsibilities', 'Key Achievements'],
  ['Aufgaben:', 'Erfolge:'],
  ['【業務内容】', '【実績】'],
])('%s and %s part what a role says', (duties, achievements) => {
  const text =
    `Jo Doe\njo@example.com\n\n■ Experience\nSales Manager, Acme Ltd, 2019 - 2021\n${duties}\n• Ran a team\n` +
    `${achievements}\n• Grew sales\n\nClerk, Bolt Ltd, 2016 - 2019\n• Sold bolts\n\n■ Skills\nExcel`;
  const { sections } = parseResume(text);
  expect(sections.map((section) => section.kind)).toEqual(['experience', 'skills']);
  expect(sections[0]?.entries.map((entry) => entry.body.map((line) => line.text))).toEqual([
    [duties, 'Ran a team', achievements, 'Grew sales'],
    ['Sold bolts'],
  ]);
});

test('a Japanese form names the employer without its event', () => {
  const text =
    '履歴書\n氏名　佐々木 健一\n\n職歴\n平成22年4月　東海精機株式会社 入社\n令和3年4月　株式会社ナゴヤテック 入社\n　　　　　　現在に至る';
  const names = parseResume(text).sections[0]?.entries.map(({ fields }) => [fields.title, fields.organisation]);
  expect(names).toEqual([
    [undefined, '東海精機株式会社'],
    [undefined, '株式会社ナゴヤテック'],
  ]);
});

test.each([
  ['a)', 'b)'],
  ['(i)', '(ii)'],
  ['1.', '2.'],
])('items marked %s and %s under a bullet stay lines of their own', (one, two) => {
  const text = `Jo Doe\njo@example.com\n\nExperience\nClerk, Bolt Ltd, 2016 - 2019\n- Kept the books\n  ${one} cash\n  ${two} bank`;
  expect(parseResume(text).sections[0]?.entries[0]?.body.map((line) => line.text)).toEqual([
    'Kept the books',
    `${one} cash`,
    `${two} bank`,
  ]);
});

test('roles behind a few words about oneself are roles, though their heading was left out', () => {
  const text =
    'Jo Doe\njo@example.com\n\nAbout me\nReliable, organised and friendly.\n\n' +
    'Bookkeeper, Marlow Ltd, Croydon\t04/2009 – 12/2016\n- Kept the ledgers\n\n' +
    'Clerk, Tesco Stores\t2006 – 2009\n- Took calls\n\nEducation\nA Levels, 2005';
  const document = parseResume(text);
  expect(document.sections.map(({ kind }) => kind)).toEqual(['summary', 'experience', 'education']);
  expect(document.sections[1]?.entries.map(({ fields }) => fields.organisation)).toEqual([
    'Marlow Ltd',
    'Tesco Stores',
  ]);
  expect(parseResume(formatResume(document))).toEqual(document);
});

test('dates beside the employer: the next dated row is under nobody else', () => {
  const text =
    'JO DOE\njo@example.com\n\nEMPLOYMENT\n\nMELTON TRUCK LINES\t2014-2020\nFLATBED DRIVER\n' +
    'DELIVERED STEEL COILS TO THE BORDER AND BACK\n\nU.S. ARMY 88M MOTOR TRANSPORT OPERATOR\t2008-2014\n' +
    'TWO TOURS IRAQ (OIF). RANK: SPC, THEN SGT.';
  const roles = parseResume(text).sections[0]?.entries ?? [];
  expect(roles.map(({ fields }) => fields.organisation)).toEqual(['MELTON TRUCK LINES', undefined]);
});

test.each([
  [
    'NQT / Class Teacher, Avonside School\n2016 – 2019',
    { title: 'NQT / Class Teacher', organisation: 'Avonside School' },
  ],
  ['Software Engineer, Acme, 2016 - 12.2018', { organisation: 'Acme', period: { text: '2016 - 12.2018' } }],
  [
    'Farm hand (family farm) 2005-2011\nfixed everything',
    { title: 'Farm hand (family farm)', period: { text: '2005-2011' } },
  ],
  [
    'Saturday job, B&Q, since June 2023\nI help customers. Was employee of the month (Dec 2023)',
    { organisation: 'B&Q', period: { text: 'since June 2023' } },
  ],
])('%s is read as one role', (rows, fields) => {
  const entries = parseResume(`Jo Doe\njo@example.com\n\nExperience\n${rows}`).sections[0]?.entries ?? [];
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ fields });
  expect(entries[0]?.fields.organisation ?? '').not.toMatch(/everything|help/u);
});

test('bullets typed without a space are bullets', () => {
  const { sections } = parseResume(
    'Ada Lind\nada@example.org\n\nEXPERIENCE\nClerk, Old Works, 2012 - 2015\n' +
      '-Kept the purchase ledger of the whole harbour and of the two\ncustoms houses\n-Wrote the rota\n-Reports and letters',
  );
  expect(sections[0]?.entries[0]?.body.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'bullet Kept the purchase ledger of the whole harbour and of the two customs houses',
    'bullet Wrote the rota',
    'bullet Reports and letters',
  ]);
});

test('an objective on the line of its label is the profile, whatever the other headings look like', () => {
  const { head, sections } = parseResume(
    'Ada Lind\nada@example.org\n\nObjective: To grow with a company that\nbuilds harbours.\n\nWORK HISTORY\n\nClerk, Old Works, 2012 - 2015\n- Kept the ledger',
  );
  expect(head.lines.map(({ text }) => text)).toEqual(['Ada Lind', 'ada@example.org']);
  expect(sections.map(({ kind }) => kind)).toEqual(['summary', 'experience']);
});
