import { assistantTable, chatTable } from '@fitted/language/packs';

/*
 * The chat's tables from the rooms of `packages/language`, each by language. Improve the sentences there.
 */

export const replyWords = chatTable('replies');
export const doingWords = chatTable('doing');
export const answers = chatTable('answers');
export const placeWords = chatTable('places');
export const toldOpenings = chatTable('toldOpenings');
export const toldClosings = chatTable('toldClosings');
export const talkWords = assistantTable('talk');
export const lookWords = assistantTable('look');
export const timesOff = assistantTable('timesOff');
export const operationWords = assistantTable('operations');

/** Replaces the placeholders in a sentence with the values in `params`. */
export function fill(sentence: string, params: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/gu, (whole, name: string) => String(params[name] ?? whole));
}
