import { languages } from '@fitted/contract/languages';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { describe, expect, test } from 'vitest';
import { generateResume } from './generate-resume.ts';

const details = {
  name: 'Ada Lind',
  currentPosition: 'Barista',
  years: 3,
  skills: ['Customer service', 'Latte art', 'customer service'],
  targetJobTitle: 'Café Manager',
};

describe.each(languages)('%s', (language) => {
  const { resumeText, questions } = generateResume({ details, language });

  test('holds the given facts and no others', () => {
    for (const given of ['Ada Lind', 'Barista', 'Customer service', 'Latte art', 'Café Manager', '3'])
      expect(resumeText).toContain(given);
    expect(resumeText.match(/\d+/gu)).toEqual(['3']);
    expect(resumeText).not.toMatch(/[[\]{}<>]/u);
  });

  test('what is open is a question, not text', () => {
    expect(questions.map(({ code }) => code)).toEqual([
      'contact',
      'employer',
      'dates',
      'achievements',
      'earlier-roles',
      'education',
      'why-target',
    ]);
  });

  test('reads back as a resume', () => {
    const { sections, head } = parseResume(resumeText);
    expect(head.contact.name).toBe('Ada Lind');
    expect(sections.map(({ kind }) => kind)).toEqual(['summary', 'skills', 'experience']);
  });
});

test('no years are claimed when none are given', () => {
  expect(generateResume({ details: { ...details, years: 0 }, language: 'en' }).resumeText).not.toMatch(/\d/u);
});

test.each([
  ['en', 1, 'Nurse with one year of experience.'],
  ['en', 1.5, 'Nurse with 1.5 years of experience.'],
  ['es', 1.5, 'Nurse con 1,5 años de experiencia.'],
  ['fr', 1.5, 'Nurse, 1,5 an d’expérience.'],
  ['de', 2, 'Nurse mit 2 Jahren Erfahrung.'],
] as const)('in %s, %d years are written as the language writes them', (language, years, sentence) => {
  const { resumeText } = generateResume({ details: { ...details, currentPosition: 'nurse', years }, language });
  expect(resumeText).toContain(`\n${sentence}`);
});
