import { foldedWords, hasCjk } from '@fitted/resume/parse/words/word-list';

const saidShare = 0.5;

/** Whether most of its words, and every figure, stand there already. */
export function isSaid(clause: string, text: string): boolean {
  const said = new Set(foldedWords(text));
  const words = foldedWords(clause).filter((word) => word.length > 3 || /\d/u.test(word));
  const known = words.filter((word) => said.has(word));
  const hasNewFigure = words.some((word) => /\d/u.test(word) && !said.has(word));
  return known.length > words.length * saidShare && (!hasNewFigure || words.length - known.length < 2);
}

/** In characters; a Chinese or Japanese one says about as much as two and a half others. */
export const widthOf = (text: string): number => (hasCjk(text) ? text.length * 2.5 : text.length);
