import { parseResume } from '@fitted/resume/parse/parse-resume';
import { readingOf } from '@fitted/resume/parse/reading';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';
import { type AsideRow, buildProfile, type MainRow } from '../testing/build-profile.ts';

const aside: readonly AsideRow[] = [
  { text: 'Kontakt', size: 13 },
  { text: '+45 20 30 40 50', note: '(Mobile)' },
  { text: 'ida.brandt@nordlicht', pitch: 12.6, link: 'mailto:ida.brandt@nordlicht.example' },
  { text: '.example', pitch: 12.6, link: 'mailto:ida.brandt@nordlicht.example' },
  {
    text: 'www.profiles.example/in/ida-',
    size: 11,
    pitch: 24,
    link: 'https://www.profiles.example/in/ida-brandt?track=1',
  },
  {
    text: 'brandt',
    size: 11,
    pitch: 14.4,
    link: 'https://www.profiles.example/in/ida-brandt?track=1',
    note: '(Profile)',
  },
  { text: 'Mest brugte evner', size: 13 },
  { text: 'Sourdough' },
  { text: 'Very long and patient', pitch: 17.6 },
  { text: 'proving', pitch: 12.6 },
  { text: 'Languages', size: 13 },
  { text: 'Dansk' },
];

const opening: readonly MainRow[] = [
  ['name', 'Ida Brandt'],
  ['body', 'Head Baker | Wholesale and Training | Bread that is worth rising', 21],
  ['body', 'for', 14.4],
  ['home', 'Aarhus, Danmark'],
];

const roles: readonly MainRow[] = [
  ['section', 'Erfaring'],
  ['body', 'Brandt & Daughters', 30],
  ['detail', '6 år 7 måneder', 16.5],
  ['title', 'Head Baker', 21.3],
  ['detail', 'oktober 2021 - Present (3 år)'],
  ['pale', 'Aarhus'],
  ['detail', '• Planned the night shift', 21],
  ['detail', 'Wrote the book of recipes from which each of the nine bakeries now works and', 18],
  ['detail', 'which is read before it is asked about', 18],
  ['title', 'Baker', 31],
  ['detail', 'marts 2018 - september 2021 (3 år 7 måneder)'],
];

const rest: readonly MainRow[] = [
  ['detail', 'Baked for three markets'],
  ['body', 'The House of Rye, Wheat and Everything Else That Grows', 38],
  ['body', 'Around the Fjord', 18],
  ['title', 'Apprentice'],
  ['detail', '2014 - 2018 (4 år)'],
  ['section', 'Uddannelse', 57],
  ['body', 'Fjord Technical College', 25],
  ['detail', 'Craft certificate, Baking and a good deal of chemistry besides · (august 2014 - juni', 17.6],
  ['detail', '2018)', 18],
  ['body', 'Evening School', 33],
];

const read = async (pages: readonly (readonly MainRow[])[], scale?: number) => {
  const { text, looks } = await readDocument(buildProfile(pages, aside, scale));
  return { text, document: parseResume(text, { looks }) };
};
const entriesOf = (document: ReturnType<typeof parseResume>, kind: string) =>
  document.sections.filter((section) => section.kind === kind).flatMap(({ entries }) => entries);

describe('a profile export', () => {
  const pages = [[...opening, ...roles], rest];

  test('is read by its type sizes, in a language that we have no words for', async () => {
    const { document } = await read(pages);
    expect(document.sections.map(({ kind, heading }) => [kind, heading?.text])).toEqual([
      ['experience', 'Erfaring'],
      ['education', 'Uddannelse'],
      ['skills', 'Mest brugte evner'],
      ['languages', 'Languages'],
    ]);
    const employer = 'Brandt & Daughters';
    expect(entriesOf(document, 'experience').map(({ fields }) => fields)).toEqual([
      {
        title: 'Head Baker',
        organisation: employer,
        place: 'Aarhus',
        period: { text: 'oktober 2021 - Present', start: { year: 2021, month: 10 }, isCurrent: true },
      },
      {
        title: 'Baker',
        organisation: employer,
        period: {
          text: 'marts 2018 - september 2021',
          start: { year: 2018, month: 3 },
          end: { year: 2021, month: 9 },
          isCurrent: false,
        },
      },
      {
        title: 'Apprentice',
        organisation: 'The House of Rye, Wheat and Everything Else That Grows Around the Fjord',
        period: { text: '2014 - 2018', start: { year: 2014 }, end: { year: 2018 }, isCurrent: false },
      },
    ]);
    expect(entriesOf(document, 'education').map(({ fields }) => fields)).toEqual([
      {
        title: 'Craft certificate, Baking and a good deal of chemistry besides',
        organisation: 'Fjord Technical College',
        period: {
          text: 'august 2014 - juni 2018',
          start: { year: 2014, month: 8 },
          end: { year: 2018, month: 6 },
          isCurrent: false,
        },
      },
      { organisation: 'Evening School' },
    ]);
  });

  test('has the contact details under the name, whole and without what links track', async () => {
    const { text, document } = await read(pages);
    expect(document.head.contact).toMatchObject({
      name: 'Ida Brandt',
      email: 'ida.brandt@nordlicht.example',
      phone: '+45 20 30 40 50',
      place: 'Aarhus, Danmark',
    });
    expect(text).toContain('\nwww.profiles.example/in/ida-brandt (Profile)\n');
    expect(text).not.toMatch(/track|Page \d/u);
  });

  test('keeps paragraphs whole, over lines and pages', async () => {
    const { text, document } = await read(pages);
    const [head, baker] = entriesOf(document, 'experience');
    expect(head?.body.map((line) => line.text)).toEqual([
      'Planned the night shift',
      'Wrote the book of recipes from which each of the nine bakeries now works and which is read before it is asked about',
    ]);
    expect(baker?.body.map((line) => line.text)).toEqual(['Baked for three markets']);
    expect(text).toContain('\nVery long and patient proving\n');
    expect(text).toContain('Bread that is worth rising for\n');
  });

  test('is read alike from paper of another size', async () => {
    const { document } = await read(pages, 0.8);
    expect(document).toEqual((await read(pages)).document);
  });

  test('keeps its reading when the text is edited', async () => {
    const { text, document } = await read(pages);
    const edited = parseResume(text.replace('Planned the night shift', 'Ran the night shift'), {
      reading: readingOf(document),
    });
    expect(entriesOf(edited, 'experience').map(({ fields }) => fields)).toEqual(
      entriesOf(document, 'experience').map(({ fields }) => fields),
    );
  });

  test('other pages with some of its sizes are left to the usual reading', async () => {
    const { document } = await read([[...opening, ['section', 'Erfaring'], ['body', 'Brandt', 30]], []]);
    expect(document.head.contact.name).toBe('Ida Brandt');
    const { text, looks } = await readDocument(
      buildProfile(
        [
          [
            ['name', 'Ida Brandt'],
            ['title', 'Baker'],
          ],
        ],
        [],
      ),
    );
    expect(parseResume(text, { looks }).sections).toEqual([]);
  });
});
