import type { Language } from '@fitted/contract/languages';
import { completeLine, lineOfAnswer, standsAlone } from '@fitted/resume/facts/answer/answer-line';
import type { QuotingQuestion } from './questions.ts';

export interface FinishedLine {
  readonly text: string;
  /** It takes the place of the line that was asked about; otherwise it is a line of its own. */
  readonly isCompletion: boolean;
}

/**
 * The line that an answer becomes. It is shown before it is added and sent along as the person's wording, so that what is added
 * is what they saw. Undefined for what joins a list.
 */
export function finishedLine(question: QuotingQuestion, words: string, language: Language): FinishedLine | undefined {
  if (words.trim() === '') return undefined;
  switch (question.kind) {
    case 'line':
      return standsAlone(words, language)
        ? { text: lineOfAnswer(words, language), isCompletion: false }
        : { text: completeLine(question.quoted ?? question.line, words, language), isCompletion: true };
    case 'requirement':
      return question.needsRole
        ? { text: lineOfAnswer(words, language, question.requirement.text), isCompletion: false }
        : undefined;
  }
}
