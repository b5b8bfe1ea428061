import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../../cues.ts';
import { legalForms } from '../data/organisation-words.ts';
import { placeScore } from '../heads/places.ts';
import { findPeriod, isDuration } from '../periods/periods.ts';
import { organisationScore } from '../rows/row-signs.ts';
import type { Paragraph } from '../rows/wrapped-rows.ts';
import { foldWord, hasCjk, wordSet } from '../words/word-list.ts';

/** What separates a piece from the one before it. */
export type Break =
  | 'row'
  | 'cell'
  | 'type'
  | 'bar'
  | 'dash'
  | 'comma'
  | 'at'
  | 'colon'
  | 'point'
  | 'bracket'
  | 'space'
  | 'date';

/** Where a row may be cut. */
interface Cut {
  readonly from: number;
  readonly to: number;
  readonly kind: Break;
}

/** From weak to strong: of two breaks in the same place the stronger counts. */
const ranks: readonly Break[] = [
  'space',
  'date',
  'comma',
  'type',
  'bracket',
  'point',
  'colon',
  'at',
  'dash',
  'bar',
  'cell',
  'row',
];
export const rank = (kind: Break): number => ranks.indexOf(kind);

const legal = wordSet(legalForms);
const breaks: readonly (readonly [Break, RegExp])[] = [
  ['bar', /\s?[|｜•●▪◆¦／]\s?/gu],
  ['bar', /\s(?:[·∙⋅‧]|\/\/?)\s/gu],
  ['dash', /\s[–—―~-]\s|—|\s[–—-]{2}\s/gu],
  ['at', pattern('gu')`\s(?:${readingCues.any('breaks')}|@)\s(?=[\p{Lu}\d"“'])`],
  ['colon', /[:：](?:\s|(?=\P{ASCII}))/gu],
  ['point', /(?<=\p{Ll}{3})\.\s(?=\p{Lu})/gu],
  ['bracket', /\s?[(（]|[)）]\s?|\s?[【】]\s?/gu],
  ['comma', /[,，、;；]\s?/gu],
];
const hanSpace = /\s/gu;

/** Between the cells of a table. */
export function cellCuts({ cells }: Paragraph): Cut[] {
  const cuts: Cut[] = [];
  let offset = 0;
  for (const cell of cells.slice(0, -1)) {
    offset += cell.length + 1;
    cuts.push({ from: offset - 1, to: offset, kind: 'cell' });
  }
  return cuts;
}

export interface Typed {
  readonly from: number;
  readonly type: string;
}

/** Where each run of one type style begins, in a row with more than one. */
export function findTypes({ text, look }: Paragraph): Typed[] {
  const runs = look?.runs ?? [];
  if (runs.length < 2 || runs.length > 6) return [];
  const types: Typed[] = [];
  let at = 0;
  for (const { text: said, isBold, isItalic } of runs) {
    const [word = ''] = said.split(' ');
    const found = word === '' ? -1 : text.indexOf(word, at);
    if (found < 0) continue;
    types.push({ from: found, type: isBold ? (isItalic ? 'both' : 'bold') : isItalic ? 'italic' : 'plain' });
    at = found + word.length;
  }
  return types;
}

export function typeCuts(text: string, types: readonly Typed[]): Cut[] {
  return types
    .filter(({ from }) => from > 0 && /[\s([（]$/u.test(text.slice(0, from)))
    .map(({ from }) => ({ from, to: from, kind: 'type' }));
}

/** At the characters that people put between names, unless they belong to a name. */
export function separatorCuts(text: string): Cut[] {
  const cuts: Cut[] = [];
  for (const [kind, pattern] of breaks) {
    for (const match of text.matchAll(pattern)) {
      const cut = { from: match.index, to: match.index + match[0].length, kind };
      if (kind === 'comma' && (isInName(text, cut.to) || isInList(text, cut.to))) continue;
      if (kind === 'bracket' && isRemark(text, match.index, cut.to)) continue;
      if ((kind === 'bar' || kind === 'dash') && isInRemark(text, cut)) continue;
      cuts.push(cut);
    }
  }
  // Spaces separate CJK names only if no bars or dashes do.
  if (hasCjk(text) && !cuts.some(({ kind }) => kind === 'bar' || kind === 'dash'))
    for (const match of text.matchAll(hanSpace)) {
      const isParted = hasCjk(text.charAt(match.index - 1)) && hasCjk(text.charAt(match.index + 1));
      if (isParted) cuts.push({ from: match.index, to: match.index + 1, kind: 'space' });
    }
  return cuts;
}

const listWord = pattern('u')`^(?:[\p{L}-]+,\s)?(?:${readingCues.any('listWord')}|&)\s`;

/** "Genetics, Diversity, and Ecology of Cereals" is one name. */
function isInList(text: string, from: number): boolean {
  const rest = text.slice(from, from + 60);
  return listWord.test(rest);
}

/** "(part-time)", "(FinTech scale up)": a remark that is not an employer, place or date is part of the name before. */
function isRemark(text: string, from: number, to: number): boolean {
  const open = /[(（]/u.test(text.slice(from, to))
    ? to
    : Math.max(text.lastIndexOf('(', from), text.lastIndexOf('（', from)) + 1;
  const inner = /^[^()（）]*/u.exec(text.slice(open))?.[0] ?? '';
  if (open === 0 || !/^[)）]/u.test(text.slice(open + inner.length))) return false;
  if (/[,，、]/u.test(inner) || findPeriod(inner) || placeScore(inner) === 2 || isDuration(inner)) return false;
  return organisationScore(inner) === 0;
}

/** "Developer (boards / steering)". */
function isInRemark(text: string, { from, to }: Cut): boolean {
  const open = /[(（][^()（）]*$/u.exec(text.slice(0, from));
  return open !== null && /^[^()（）]*[)）]/u.test(text.slice(to)) && isRemark(text, open.index, open.index + 1);
}

/** The commas of "Omnious Co., Ltd." and "1,200". */
function isInName(text: string, from: number): boolean {
  const word = /^\s*([^\s,，、]{1,7})(?=[\s,，、(（]|$)/u.exec(text.slice(from, from + 12))?.[1];
  if (word !== undefined && (word === 'C.A.' || (word !== 'CO' && legal.has(foldWord(word))))) return true;
  return /\d,$/u.test(text.slice(0, from)) && /^\d{3}/u.test(text.slice(from));
}
