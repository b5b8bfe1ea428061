import type { Language } from '@fitted/contract/languages';
import type { Generated, GenerateInput, OpenQuestion } from '../../assistant.ts';
import { fill } from '../../chat/data/reply-words.ts';
import { standardHeadings } from '../data/standard-headings.ts';
import { capitalise } from '../letter-case.ts';
import { generateWords } from './data/generate-words.ts';

/**
 * A first resume of given facts only. Every line is a detail of the form or the sentence that holds it; what is missing becomes
 * questions, never text. The skills stand in the order they were given: what matters to the target title only a posting can tell.
 */
export function generateResume({ details, language }: GenerateInput): Generated {
  const words = generateWords[language];
  const headings = standardHeadings[language];
  const { name, years, targetJobTitle } = details;
  const currentPosition = capitalise(details.currentPosition);
  const skills = details.skills.filter(
    (skill, index, all) => all.findIndex((other) => other.toLowerCase() === skill.toLowerCase()) === index,
  );
  const isChange = targetJobTitle.toLowerCase() !== currentPosition.toLowerCase();
  const summary = [
    fill(years >= 1 ? words.years[pluralForm(years, language)] : words.noYears, {
      position: currentPosition,
      years: new Intl.NumberFormat(language).format(years),
    }),
    ...(isChange ? [fill(words.target, { target: targetJobTitle })] : []),
  ].join(words.gap);

  const resumeText = [
    name,
    currentPosition,
    '',
    '',
    headings.summary,
    summary,
    '',
    '',
    headings.skills,
    skills.join(words.separator),
    '',
    '',
    headings.experience,
    currentPosition,
    '',
  ].join('\n');
  return { resumeText, questions: questionsOf(currentPosition, targetJobTitle, isChange) };
}

function pluralForm(count: number, language: Language): 'one' | 'other' {
  return new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other';
}

function questionsOf(position: string, target: string, isChange: boolean): OpenQuestion[] {
  return [
    { code: 'contact', params: {} },
    { code: 'employer', params: { position } },
    { code: 'dates', params: { position } },
    { code: 'achievements', params: { position } },
    { code: 'earlier-roles', params: {} },
    { code: 'education', params: {} },
    ...(isChange ? [{ code: 'why-target', params: { target } }] : []),
  ];
}
