import type { Language } from '@fitted/contract/languages';
import { assistantWords } from '@fitted/language/packs';
import type { Generated, GenerateInput, OpenQuestion } from '../../assistant.ts';
import { fill } from '../../chat/chat-words.ts';
import { standardHeadings } from '../data/standard-headings.ts';
import { capitalise } from '../letter-case.ts';
import { learner, noRole } from './data/no-role.ts';
import { tidyName, tidySkill } from './tidy-details.ts';

/** The parts of a first resume that another engine may have written; the rest is always put together here. */
export interface Written {
  readonly summary: string;
  /** The given skills in another order. */
  readonly skills: readonly string[];
}

/**
 * A first resume of given facts only. Every line is a detail from the form or a sentence around it; what is missing becomes
 * questions, never text. The skills keep their order: only a posting can tell which matter for the target title.
 */
export function generateResume({ details, language }: GenerateInput, written?: Written): Generated {
  const words = assistantWords[language].generate;
  const headings = standardHeadings[language];
  const { targetJobTitle } = details;
  const position = capitalise(details.currentPosition);
  const isLearning = learner.test(position);
  const role = isLearning || noRole.test(position) ? undefined : position;
  const skills = (written?.skills ?? details.skills).map((skill) => tidySkill(skill, language));
  const isChange = targetJobTitle.toLowerCase() !== role?.toLowerCase();
  const sentences = [
    ...introduce(details.years, role, language),
    ...(isChange ? [fill(words.target, { target: targetJobTitle })] : []),
  ];
  const summary = written?.summary ?? sentences.join(words.gap);

  const sections = [
    [headings.summary, summary],
    [headings.skills, [...new Map(skills.map((skill) => [skill.toLowerCase(), skill])).values()].join(words.separator)],
    ...(role ? [[headings.experience, role]] : []),
    ...(isLearning ? [[headings.education, position]] : []),
  ];
  const head = [tidyName(details.name), ...(role ? [role] : [])];
  const resumeText = `${[head, ...sections].map((lines) => lines.join('\n')).join('\n\n\n')}\n`;
  return { resumeText, questions: questionsOf(role, targetJobTitle, isChange) };
}

/** Somebody without a current position may still have years of work. */
function introduce(years: number, role: string | undefined, language: Language): string[] {
  const words = assistantWords[language].generate;
  const params = { position: role ?? '', years: new Intl.NumberFormat(language).format(years) };
  if (years >= 1) return [fill((role ? words.years : words.yearsAlone)[pluralForm(years, language)], params)];
  return role ? [fill(words.noYears, params)] : [];
}

function pluralForm(count: number, language: Language): 'one' | 'other' {
  return new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other';
}

function questionsOf(position: string | undefined, target: string, isChange: boolean): OpenQuestion[] {
  return [
    { code: 'contact', params: {} },
    ...(position ? ['employer', 'dates', 'achievements'].map((code) => ({ code, params: { position } })) : []),
    { code: 'earlier-roles', params: {} },
    { code: 'education', params: {} },
    ...(isChange ? [{ code: 'why-target', params: { target } }] : []),
  ];
}
