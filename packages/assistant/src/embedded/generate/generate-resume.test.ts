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

test.each([
  ['en', 'Unemployed'],
  ['de', 'arbeitslos'],
  ['es', 'Desempleada'],
  ['fr', 'sans emploi'],
  ['ja', '無職'],
  ['zh', '待业'],
] as const)('in %s, “%s” is not a position', (language, currentPosition) => {
  const { resumeText, questions } = generateResume({ details: { ...details, currentPosition }, language });
  expect(resumeText.toLowerCase()).not.toContain(currentPosition.toLowerCase());
  expect(parseResume(resumeText).sections.map(({ kind }) => kind)).toEqual(['summary', 'skills']);
  expect(resumeText).toContain('3');
  expect(questions.map(({ code }) => code)).not.toContain('employer');
});

test.each([
  ['en', 'Student at MIT'],
  ['de', 'Studentin, TU Berlin'],
  ['es', 'Estudiante'],
  ['fr', 'étudiante à Lyon'],
  ['ja', '京都大学 学生'],
  ['zh', '大学生'],
] as const)('in %s, “%s” is education', (language, currentPosition) => {
  const { resumeText } = generateResume({ details: { ...details, currentPosition }, language });
  expect(parseResume(resumeText).sections.map(({ kind }) => kind)).toEqual(['summary', 'skills', 'education']);
});

test.each(['Student nurse', 'Student Support Officer', 'Retired Colonel', '学生指导'])(
  '“%s” is a position',
  (currentPosition) => {
    const { resumeText } = generateResume({ details: { ...details, currentPosition }, language: 'en' });
    expect(resumeText).toContain(`Experience\n${currentPosition}`);
  },
);

test('what was typed without capitals is written as names are', () => {
  const small = {
    ...details,
    name: 'maria de la cruz-gonzalez',
    skills: ['acls', 'python', 'telemetry', 'dbt', 'iOS'],
  };
  const { resumeText } = generateResume({ details: small, language: 'en' });
  expect(resumeText).toContain('Maria de la Cruz-Gonzalez\n');
  expect(resumeText).toContain('ACLS, Python, Telemetry, dbt, iOS');
});
