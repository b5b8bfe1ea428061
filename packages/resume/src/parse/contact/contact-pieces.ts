import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../../cues.ts';
import type { Row } from '../rows/rows.ts';
import { alternatives, foldWord, hasCjk } from '../words/word-list.ts';
import { type Labelled, labels } from './contact-signs.ts';

const areaCode = String.raw`(?:(?:^|\D)\(?0\d{1,4}\)?|\+\d{1,3}\s?(?:\(0\)\s?)?\d{2,4})`;
// The slash of "0221 / 987654" is not a separator.
export const pieceBreak = new RegExp(
  String.raw`(?:(?<!\s)\s+)?[|｜•●▪◆¦⋄]\s*|(?<!\s)\s+[·∙⋅‧–—]\s+|(?<!\s|${areaCode})\s+/\s+|(?<!\s)\s+,\s+|;\s+|　+`,
  'u',
);

const anyLabel = alternatives([...labels.keys()]);
const startLabel = new RegExp(`^(?:${anyLabel})\\.?\\s*[:：]\\s*`, 'iu');
const innerLabel = new RegExp(`(?<=\\s)(?:${anyLabel})\\.?\\s*[:：]`, 'giu');

/** The pieces of the contact rows, split at bars and wide gaps and before each label. */
export function splitPieces(rows: readonly Row[]): string[] {
  return rows
    .flatMap((row) => joinLabels(row.cells.flatMap((cell) => cell.split(pieceBreak))))
    .flatMap(splitAtLabels)
    .filter((piece) => piece !== '');
}

/** A wide gap may be inside a label or after it: "氏　名　佐藤", "姓    名：张伟", "Geburtsort:    Duisburg". */
function joinLabels(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const above = joined.at(-1);
    if (above !== undefined && /[:：]$/u.test(above) && labelIn(above)) joined[joined.length - 1] = `${above} ${piece}`;
    else if (above !== undefined && (labels.has(above + piece) || (above.length === 1 && labelIn(above + piece))))
      joined[joined.length - 1] = above + piece;
    else joined.push(piece);
  }
  return joined;
}

/** "Tel: 030 123 Mail: jo@x.org". The longest label counts, and words before "name:" may belong to an unknown label. */
function splitAtLabels(piece: string): string[] {
  if (!/[:：]/u.test(piece)) return [piece];
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: label } of piece.matchAll(innerLabel)) {
    const before = piece.slice(from, index).trim();
    if (labelIn(label) === 'name' && !/[\d@:：]/u.test(before)) continue;
    pieces.push(before);
    from = index;
  }
  return [...pieces, piece.slice(from)];
}

/** The field that the label of a piece names. */
export function labelIn(piece: string): Labelled | undefined {
  const label = /^([^:：]{0,31}[^:：\s])\s*[:：]/u.exec(piece)?.[1];
  return label === undefined ? undefined : labels.get(foldLabel(label));
}

export function withoutLabel(piece: string): string {
  return piece.replace(startLabel, '');
}

const bareName = pattern('u')`^(${readingCues.any('nameLabel')})\s*(\S.*)$`;

export function readLabelled(pieces: readonly string[]): Map<Labelled, string> {
  const found = new Map<Labelled, string>();
  for (const [index, piece] of pieces.entries()) {
    // "Name" in one column, the name itself in the next.
    const alone = labels.get(foldLabel(piece.replace(/(?:(?<!\s)\s+)?[:：]$/u, '')));
    const value = pieces[index + 1];
    if (alone && value && !found.has(alone) && !startsWithLabel(value))
      found.set(alone, value.replace(/(?:(?<!\s)\s+)?[(（].*/su, ''));
    const split = /^([^:：]{0,31}[^:：\s])\s*[:：]\s*(\S.*)$/u.exec(piece) ?? bareName.exec(piece);
    const field = split?.[1] && labels.get(foldLabel(split[1]));
    if (!field || !split?.[2] || found.has(field)) continue;
    found.set(field, field === 'name' ? wholeName(split[2], value) : split[2].trim());
  }
  return found;
}

/** What follows the label of a name: "中村 彩" in "氏名: 中村 彩", "Ada Byron" in "NAME Ada Byron". */
export function nameBehindLabel(text: string, name: string | undefined): string | undefined {
  const at = name ? text.indexOf(name) : -1;
  const label = text.slice(0, Math.max(at, 0)).replace(/(?<![\s:：])[\s:：]+$/u, '');
  return labels.get(foldLabel(label)) === 'name' ? text.slice(at) : undefined;
}

const kana = /^[\p{Script=Katakana}ー・\s]+$/u;

/** A long foreign name in katakana may continue in the next row. */
function wholeName(text: string, below: string | undefined): string {
  const name = text.replace(/(?:(?<!\s)\s+)?[(（].*/su, '').trim();
  return below && kana.test(name) && kana.test(below) && !startsWithLabel(below) ? `${name} ${below}` : name;
}

/** A column of labels may have lost its line breaks: "生年月日居住地". */
function startsWithLabel(text: string): boolean {
  const folded = foldLabel(text.replace(/\s?[:：]$/u, ''));
  return labels.has(folded) || (hasCjk(folded) && [3, 4].some((length) => labels.has(folded.slice(0, length))));
}

/** Japanese and Chinese forms put spaces inside labels: "氏 名". */
function foldLabel(text: string): string {
  return foldWord(text)
    .replace(/[,【】［］]/gu, '')
    .replace(/(?<=[^\p{ASCII}])\s(?=[^\p{ASCII}])/gu, '');
}
