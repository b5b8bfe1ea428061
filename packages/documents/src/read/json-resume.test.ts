import { expect, test } from 'vitest';
import { readDocument } from './read-document.ts';

const resume = {
  basics: {
    name: 'Ada Brook',
    label: 'Engineer',
    email: 'ada@example.org',
    phone: '+44 20 7946 0018',
    url: 'https://ada.example.org',
    summary: 'Keeps ledgers in step.',
    location: { city: 'Leeds', countryCode: 'GB' },
    profiles: [{ network: 'GitHub', username: 'ada', url: 'https://github.com/ada' }],
  },
  work: [
    {
      name: 'Northwind',
      position: 'Engineer',
      startDate: '2019-01',
      summary: 'Payments.',
      highlights: ['Built it', 'Ran it'],
    },
  ],
  education: [
    {
      institution: 'Leeds',
      area: 'Mathematics',
      studyType: 'BSc',
      startDate: '2009',
      endDate: '2012',
      score: '1st',
      courses: ['Algebra'],
    },
  ],
  skills: [{ name: 'Web', level: 'Expert', keywords: ['TypeScript', 'React'] }],
  languages: [{ language: 'English', fluency: 'Native' }],
  certificates: [{ name: 'CKA', issuer: 'CNCF', date: '2022' }],
  awards: [],
};

test('a JSON Resume becomes the text of a resume, with nothing left out', async () => {
  const { text } = await readDocument(new TextEncoder().encode(JSON.stringify(resume)));
  expect(text).toBe(
    [
      'Ada Brook',
      'Engineer',
      'ada@example.org | +44 20 7946 0018 | Leeds, GB | https://ada.example.org | https://github.com/ada',
      '',
      'Summary',
      'Keeps ledgers in step.',
      '',
      'Experience',
      'Engineer, Northwind\t2019-01 – Present',
      'Payments.',
      '• Built it',
      '• Ran it',
      '',
      'Education',
      'BSc, Mathematics, Leeds\t2009 – 2012',
      'GPA: 1st',
      '• Algebra',
      '',
      'Skills',
      'Web – Expert: TypeScript, React',
      '',
      'Certifications',
      'CKA, CNCF\t2022',
      '',
      'Languages',
      'English: Native',
    ].join('\n'),
  );
});

test('other JSON is plain text', async () => {
  const { text } = await readDocument(new TextEncoder().encode('{"a": 1}'));
  expect(text).toBe('{"a": 1}');
});
