import { assistantTable } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import type { Edit } from '@fitted/resume/edit/edit';
import { outsideQuotes } from '@fitted/resume/wording/quotes';
import { isSoftwareLine } from '../../improve/software-lines.ts';
import { replaceLine } from '../build-edit.ts';
import { bodyLines, type Reading } from '../reading.ts';

// "had had", "that that" and "so so" may be intended, and names ("Duran Duran") and other languages double words, too.
const cuesOf = assistantTable('cues');

/** "in the the app": small words that were doubled by mistake. */
export function removeDoubledWords(reading: Reading): Edit[] {
  const { doubledWords } = cuesOf[reading.language].lines;
  if (doubledWords === '') return [];
  const twice = pattern('giu')`(?<![\p{L}\p{N}'’-])(${doubledWords}) \1(?![\p{L}\p{N}'’-])`;
  return bodyLines(reading.document, () => true).flatMap(({ line }) => {
    if (isSoftwareLine(line)) return [];
    const after = outsideQuotes(line.text, (part) => part.replace(twice, '$1'));
    return after === line.text ? [] : [replaceLine(line, after, 'doubled-word')];
  });
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
};

/** "Sales &amp; Marketing": HTML character entities left over from copying. */
export function decodeEntities(reading: Reading): Edit[] {
  return bodyLines(reading.document, () => true).flatMap(({ line }) => {
    if (isSoftwareLine(line)) return [];
    const after = line.text.replace(
      /&(amp|lt|gt|quot|#39|apos|nbsp);/gu,
      (found, name: string) => entities[name] ?? found,
    );
    return after === line.text ? [] : [replaceLine(line, after, 'punctuation')];
  });
}

// "AutoCAD , SolidWorks", "testing,debugging", "( basic )": a figure or a name may have a comma inside.
const spacing: readonly (readonly [RegExp, string])[] = [
  [/(?<=[\p{L}\p{N})]) ,(?=\p{L}{2})/gu, ', '],
  [/(?<=[\p{L}\p{N})]) ,(?= ?\p{L})/gu, ','],
  [/(?<=\p{Ll}{3}),(?=\p{L}{3})/gu, ', '],
  [/(?<=\s)\( (?=[\p{L}\p{N}])/gu, '('],
  [/(?<=[\p{L}\p{N}]) \)/gu, ')'],
];
/** Addresses, code and flattened tables have their own spacing. */
const isCode = /[\\{}<>|=@]|:\/\/|www\./u;

/** "J ava S c ri p t": the letters themselves are spaced out, which mending commas would not help. */
function isSpacedOut(text: string): boolean {
  const words = text.split(' ');
  return words.filter((word) => /^\p{L}$/u.test(word)).length * 4 > words.length;
}

/** "Gestión Cultural ,Facultad": wrong on both sides of the comma, which everybody notices. */
const plainlyWrong = /\p{L} ,\p{L}/u;
/** Nobody noticed a single space too many or too few in a line. */
const minSlips = 2;

/** Mends spaces before a comma, missing spaces after it, and spaces inside brackets. */
export function mendSpacing(reading: Reading): Edit[] {
  return bodyLines(reading.document, () => true).flatMap(({ line }) => {
    if (isSoftwareLine(line) || isCode.test(line.text) || isSpacedOut(line.text)) return [];
    const after = outsideQuotes(line.text, (part) =>
      spacing.reduce((text, [from, to]) => text.replace(from, to), part),
    );
    const slips = spacing.reduce((sum, [from]) => sum + (line.text.match(from)?.length ?? 0), 0);
    if (after === line.text || (slips < minSlips && !plainlyWrong.test(line.text))) return [];
    return [{ ...replaceLine(line, after, 'punctuation'), id: `spacing:${line.id}` }];
  });
}
