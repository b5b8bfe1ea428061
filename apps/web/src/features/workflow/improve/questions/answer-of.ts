import { askedOf, isLineQuestion } from '@fitted/contract/assistant/question-kinds';
import { pattern } from '@fitted/language/pattern';
import { answerCues } from '@fitted/resume/cues';
import type { ToldAnswer, TypedAnswer } from '../../draft.ts';
import type { QuotingQuestion } from './questions.ts';
import { becomesLine, finishedLine, type LineDesk } from './told-line.ts';

/** What was typed as an answer, with the line it becomes; undefined while something is missing. */
export function answerOf(question: QuotingQuestion, typed: TypedAnswer, desk: LineDesk): ToldAnswer | undefined {
  const place = typed.place ?? question.place ?? null;
  const told = { kind: 'told', ...askedOf(question) } as const;
  if (becomesLine(question)) {
    const line = finishedLine(question, typed, desk);
    const isPlaced = isLineQuestion(question) || place !== null;
    if (!line || !isPlaced) return undefined;
    // They have read the line as it will be printed, and what was doubtful in it was asked about.
    return { ...told, fact: line.text, place, isSure: true, wording: line.text, typed };
  }
  const words = typed.words?.trim() ?? '';
  if (words === '') return undefined;
  const isLanguage = question.kind === 'requirement' && question.requirement.kind === 'language';
  return { ...told, fact: isLanguage ? withLanguage(question.requirement.text, words) : words, place: null };
}

const maxLevelLength = 3;
const inSentence = pattern('iu')`${answerCues.word('sentenceWord')}`;

/** "fluent" answers how well a language is spoken, but alone it states nothing. */
function withLanguage(language: string, words: string): string {
  const isLevel = words.split(/\s+/u).length <= maxLevelLength && !inSentence.test(words);
  return isLevel && !words.toLowerCase().includes(language.toLowerCase()) ? `${language} (${words})` : words;
}
