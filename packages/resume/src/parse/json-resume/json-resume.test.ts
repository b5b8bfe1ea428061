import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foreignResume } from '../fixtures/json-resume.ts';
import { parseResume } from '../parse-resume.ts';
import { jsonResumeToText } from './json-resume.ts';
import { checkOf } from './json-resume-check.ts';
import { texts } from './json-values.ts';

const read = (resume: unknown): string => jsonResumeToText(JSON.stringify(resume)) ?? '';

test.each(['', 'Jane Roe', '{ not json }', '{"a":1}', '[]', `{"basics":${'['.repeat(200)}${']'.repeat(200)}}`])(
  '%s is no JSON resume',
  (text) => {
    expect(jsonResumeToText(text)).toBeUndefined();
  },
);

test('sections of other exports keep their names, values keep their words', () => {
  const text = read({
    personalInfo: { name: 'Jane Roe' },
    experience: [{ jobTitle: 'Cook', company: 'Bistro', start: '2020', tasks: ['Made soup'] }],
    education: [],
    fieldTrips: ['Iceland'],
  });
  expect(text).toBe('Jane Roe\n\n\nExperience\nCook\t2020 – Present\nBistro\n• Made soup\n\n\nField Trips\nIceland');
});

describe('a file of schema 1.0.0 comes in complete', () => {
  const text = read(foreignResume);
  const { $schema, meta, basics, ...sections } = foreignResume;
  const { image, profiles, ...about } = basics;

  test.each(texts([about, sections]).flatMap((said) => said.split('\n')))('%s', (said) => {
    expect(text).toContain(said);
  });

  test('profiles say what their address does not', () => {
    expect(text).toContain(
      'https://ada.example.org | https://github.com/ada | Mastodon: @brook: https://social.example/@adab | Xing: Ada_Brook',
    );
  });

  test('and is understood', () => {
    const document = parseResume(JSON.stringify(foreignResume));
    expect(document.head.contact).toMatchObject({
      name: 'Ada Brook',
      headline: 'Payments Engineer',
      email: 'ada@example.org',
      phone: '+44 20 7946 0018',
    });
    expect(document.sections.map(({ kind }) => kind)).toEqual([
      'summary',
      'experience',
      'volunteering',
      'education',
      'awards',
      'certifications',
      'publications',
      'skills',
      'languages',
      'interests',
      'references',
      'projects',
    ]);
    expect(document.sections[1]?.entries.map(({ fields }) => fields)).toMatchObject([
      { title: 'Senior Engineer', organisation: 'Northwind Ltd', place: 'Leeds, UK', period: { isCurrent: true } },
      { title: 'Engineer', organisation: 'Harbour Bank', period: { end: { year: 2018, month: 12 } } },
    ]);
  });

  test('whatever the sections hold, no text of theirs is lost', () => {
    const word = fc.stringMatching(/^[a-z]{3,9}$/);
    const value = fc.oneof(word, fc.array(word, { maxLength: 3 }), fc.dictionary(word, word, { maxKeys: 2 }));
    const keys = [...new Set(Object.values(sections).flatMap((items) => items.flatMap(Object.keys)))];
    const item = fc.dictionary(fc.constantFrom(...keys, 'unheardOf'), value, { maxKeys: 6 });
    const resume = fc.dictionary(
      fc.constantFrom(...Object.keys(sections), 'patents'),
      fc.array(item, { maxLength: 3 }),
    );
    fc.assert(
      fc.property(resume, (parts) => {
        const written = read({ basics: { name: 'Jo' }, ...parts }).split(/[^a-z]+/i);
        expect(texts(parts).filter((said) => !written.includes(said))).toEqual([]);
      }),
    );
  });
});

describe('our own export', () => {
  const said = { basics: { name: 'Jo' }, work: [{ name: 'Sample Ltd', position: 'Clerk' }] };
  const own = (text: string, check: string) => ({ ...said, meta: { fitted: { text, check } } });

  test('comes back as its text, also when its keys were put in another order', () => {
    const { basics, work, meta } = own('Jo\n\n\nExperience\nClerk', checkOf(said));
    expect(read({ meta, work, basics })).toBe('Jo\n\n\nExperience\nClerk');
  });

  test('is read part by part once a part was changed', () => {
    expect(read({ ...own('Jo', checkOf(said)), basics: { name: 'Joanna' } })).toContain('Joanna');
    expect(read(own('Jo', ''))).toContain('Sample Ltd');
  });
});
