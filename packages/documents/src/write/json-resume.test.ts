import { formatResume } from '@fitted/resume/format/format-resume';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../read/read-document.ts';
import { buildDocument } from './fixtures/build-document.ts';
import { english as sample } from './fixtures/english.ts';
import { samples } from './fixtures/samples.ts';
import { lists, toJsonResume } from './json-resume.ts';

const english = toJsonResume(buildDocument(sample, 'two pages'));

describe('JSON Resume', () => {
  test('basics', () => {
    expect(english.basics).toMatchObject({
      name: 'Amara Whitfield',
      label: 'Lead Product Engineer',
      email: 'amara.whitfield@example.com',
      location: { address: 'Bristol, United Kingdom' },
      profiles: [
        { network: 'linkedin.com', url: 'https://linkedin.com/in/amara-whitfield' },
        { network: 'github.com', url: 'https://github.com/amara-whitfield' },
      ],
    });
  });

  test('kinds of section with the same key share its list', () => {
    const document = parseResume(
      'Ada Byrne\n\nExperience\nCashier, Lidl, 2015 - 2019\n- Tills\n\nVolunteering\nCook, Food Bank, 2012 - 2014\n- Soup',
    );
    const shared = { ...lists, volunteering: lists.experience };
    expect(toJsonResume(document, shared).work).toMatchObject([{ position: 'Cashier' }, { position: 'Cook' }]);
  });

  test('work, education, skills and languages', () => {
    expect(english).toMatchObject({
      work: expect.arrayContaining([
        expect.objectContaining({
          name: 'Northlight Health',
          position: 'Senior Software Engineer',
          location: 'London',
          startDate: '2016',
          endDate: '2020',
        }),
      ]),
      education: [
        {
          institution: 'University of Newcastle',
          area: 'BSc (Hons) Computer Science, First Class',
          startDate: '2008',
          endDate: '2011',
        },
      ],
      skills: [
        expect.objectContaining({ name: 'Engineering', keywords: expect.arrayContaining(['Rust', 'CI/CD']) }),
        expect.anything(),
      ],
    });
  });

  test.each(samples)('in $language also carries the full text', (sample) => {
    const document = buildDocument(sample, 'short');
    expect(toJsonResume(document)).toMatchObject({
      meta: { version: 'v1.0.0', fitted: { language: sample.language, text: formatResume(document) } },
    });
  });

  test.each(samples)('in $language reads back as the original text', async (sample) => {
    const document = buildDocument(sample, 'two pages');
    expect(await upload(toJsonResume(document))).toBe(formatResume(document).trim());
  });

  test('a part edited by hand wins over the stored text', async () => {
    const { basics, ...others } = toJsonResume(buildDocument(sample, 'short'));
    const text = await upload({ basics: { ...basics, name: 'Amara Whitfield-Osei' }, ...others });
    expect(text).toContain('Amara Whitfield-Osei');
    expect(text).toContain('Harbour & Finch Ltd');
  });

  test('other JSON is kept as plain text', async () => {
    expect(await upload({ a: 1 })).toBe('{\n"a": 1\n}');
  });

  test('a single date does not make a role current', () => {
    const resume = toJsonResume(
      parseResume(
        'Jo\n\nExperience\nClerk, Sample Ltd, May 2019\n- Filed\n\nEducation\nBA History, Sample University, 2012',
      ),
    );
    expect(resume).toMatchObject({
      work: [{ startDate: '2019-05', endDate: '2019-05' }],
      education: [{ endDate: '2012' }],
    });
    expect(JSON.stringify(resume.education)).not.toContain('startDate');
  });

  test('an unnamed entry keeps its words', () => {
    const document = buildDocument(sample, 'short');
    const [role] = document.sections[1]?.entries ?? [];
    if (!role) throw new Error('the sample has a role');
    const unread = {
      ...document,
      sections: [
        { id: 's', kind: 'experience' as const, heading: null, groups: [], entries: [{ ...role, fields: {} }] },
      ],
    };
    expect(JSON.stringify(toJsonResume(unread).work)).toContain(
      'Lead Product Engineer | Harbour & Finch Ltd | Bristol | March 2020 – Present',
    );
  });
});

const upload = async (resume: unknown): Promise<string> =>
  (await readDocument(new TextEncoder().encode(JSON.stringify(resume, null, 2)), { fileName: 'resume.json' })).text;
