import { askedOf } from '@fitted/contract/assistant/question-kinds';
import type { Language } from '@fitted/contract/languages';
import type { ToldAnswer, TypedAnswer } from '../../draft.ts';
import { finishedLine } from './finished-line.ts';
import type { QuotingQuestion } from './questions.ts';

/** The typed words as an answer, with the line they become; undefined while something is missing. */
export function answerOf(question: QuotingQuestion, typed: TypedAnswer, language: Language): ToldAnswer | undefined {
  const words = typed.words?.trim() ?? '';
  const place = typed.place ?? question.place ?? null;
  const line = finishedLine(question, words, language);
  const told = { ...askedOf(question), ...(line && { wording: line.text }) };
  if (words === '') return undefined;
  switch (question.kind) {
    case 'line':
      return { kind: 'told', fact: words, place, ...told };
    case 'requirement': {
      const { requirement, needsRole } = question;
      if (needsRole && place === null) return undefined;
      const fact = requirement.kind === 'language' ? withLanguage(requirement.text, words) : words;
      return { kind: 'told', fact, place: needsRole ? place : null, ...told };
    }
  }
}

const maxLevelLength = 3;

/** "fluent" answers how well a language is spoken, but alone it states nothing. */
function withLanguage(language: string, words: string): string {
  const isLevel =
    words.split(/\s+/u).length <= maxLevelLength && !/(?<!\p{L})(?:i|it|ich|es|je|le|yo|lo)(?!\p{L})/iu.test(words);
  return isLevel && !words.toLowerCase().includes(language.toLowerCase()) ? `${language} (${words})` : words;
}
