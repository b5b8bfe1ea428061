import { findBase, findPast, findThird } from './verbs.ts';

const now = /(?<![\p{L}'’-]|\bto )(?:is|are|am|isn['’]t|aren['’]t|has|have|does|do)(?![\p{L}'’-])/iu;
const then = /(?<![\p{L}'’-])(?:was|were|had)(?![\p{L}'’-])/iu;
const relative = /(?<!\p{L})(?:who|whom) (?:they |we |i |he |she |also |now |all )?(?<verb>[\p{L}-]+)/giu;
const joined = /(?:,| (?:and|or|&|\+)) (?<verb>[\p{L}-]+)(?= \S)/gu;

/** "staff who report daily", "and is responsible for": a clause in the present, which would not fit a past before it. */
export function speaksOfNow(text: string): boolean {
  if (now.test(text)) return true;
  return [...text.matchAll(relative)].some(({ groups }) => {
    const verb = groups?.verb ?? '';
    return !findPast(verb) && (findBase(verb) ?? findThird(verb)) !== undefined;
  });
}

/** "ordering and inventory, got the cost down": it goes on in the past, so "order" would not fit. */
export function speaksOfThen(text: string): boolean {
  if (then.test(text)) return true;
  return [...text.matchAll(joined)].some(({ groups }) => {
    const verb = findPast(groups?.verb ?? '');
    return verb !== undefined && verb.past !== verb.base;
  });
}
