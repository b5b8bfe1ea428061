import { forbiddings, questionEndings, questionOpenings } from './data/questions.ts';
import { foldLetters } from './fold-name.ts';
import { plainRequest } from './plain-request.ts';

/** Whether a message asks for an answer, not a change: "Could you shorten it?" is a request, "How do I shorten it?" is not. */
export function isQuestion(message: string): boolean {
  const text = fold(message);
  return questionOpenings.test(text) || questionEndings.test(text);
}

/** "Don't optimise it" */
export function isForbidding(message: string): boolean {
  return forbiddings.test(fold(message));
}

function fold(message: string): string {
  return foldLetters(plainRequest(message)).toLowerCase();
}
