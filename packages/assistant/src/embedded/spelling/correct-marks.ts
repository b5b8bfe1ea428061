import type { Language } from '@fitted/contract/languages';
import { assistantWords } from '@fitted/language/packs';
import { isPlainly } from '@fitted/language/similar-languages';
import type { Line } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import { isQuoted } from '@fitted/resume/wording/quotes';
import { isSoftwareLine } from '../../improve/software-lines.ts';
import { replaceHeadLine, replaceLine } from '../build-edit.ts';
import { bodyLines, type Reading } from '../reading.ts';
import { isLikeEnglish, isSmallWord, markOf } from './mark-of.ts';

/** Not inside an address, a file name or a word with a hyphen. */
const wordPattern = /(?<![\p{L}\p{M}\p{N}@._/&#-])\p{L}{4,}(?![\p{L}\p{M}\p{N}@_/&-]|\.\p{L})/gu;
const english = /(?<!\p{L})(?:the|and|of|with|for|to|from|by|in the)(?!\p{L})/iu;
/** People and places that are spelled like ordinary words of work. */
const names = /^(?:asuncion|concepcion|encarnacion|anunciacion|purificacion|visitacion)$/u;
const minWithCapitalLength = 8;

/** "Gestion de la informacion", "developpement": accents that are missing or wrong, all of a line in one edit. */
export function correctMarks(reading: Reading): Edit[] {
  if (!isPlainlyOf(reading)) return [];
  const heads = reading.document.sections.flatMap(({ entries }) => entries.flatMap(({ head }) => head));
  return [
    ...heads.flatMap((line) => correctLine(reading, line, true)),
    ...bodyLines(reading.document, () => true).flatMap(({ line }) => correctLine(reading, line, false)),
  ];
}

function isPlainlyOf({ document, language }: Reading): boolean {
  const { marks } = assistantWords[language];
  const text = linesOf(document)
    .map((line) => line.text)
    .join('\n');
  return marks !== null && isPlainly(marks.telling, text);
}

function correctLine({ language }: Reading, line: Line, isHead: boolean): Edit[] {
  const { text } = line;
  if (isSoftwareLine(line) || english.test(text)) return [];
  const slips: { readonly from: string; readonly to: string }[] = [];
  const after = mendOpening(text, language, slips).replace(wordPattern, (from: string, at: number) => {
    const word = from.toLowerCase();
    const isCapital = from !== word;
    // Not a word all in capitals, where accents are often left out, nor a name.
    if (isCapital && (isHead || from.slice(1) !== word.slice(1) || isName(text, at, from))) return from;
    // On a capital first letter the accent is often left out, and few notice.
    const isOnFirst = (one: string) => isCapital && one.slice(1) === word.slice(1);
    const right = names.test(word) || isQuoted(text, at) ? undefined : markOf(word, language);
    if (
      right === undefined ||
      isOnFirst(right) ||
      (isLikeEnglish(word, language) && !standsAmongItsOwn(text, at, from))
    )
      return from;
    const to = isCapital ? right.charAt(0).toUpperCase() + right.slice(1) : right;
    slips.push({ from, to });
    return to;
  });
  if (slips.length === 0) return [];
  const params = { from: slips.map(({ from }) => from).join(', '), to: slips.map(({ to }) => to).join(', ') };
  const edit = replaceLine(line, after, 'spelling', params);
  const { id, reason } = edit;
  return [isHead ? { ...replaceHeadLine(line, after), id, reason } : edit];

  function standsAmongItsOwn(whole: string, at: number, from: string): boolean {
    const [before = ''] = /\p{L}{1,20}(?=\P{L}{0,2}$)/u.exec(whole.slice(Math.max(0, at - 20), at)) ?? [];
    const [, behind = ''] = /^\P{L}{1,2}(\p{L}+)/u.exec(whole.slice(at + from.length, at + from.length + 20)) ?? [];
    const beside = [before, behind].filter(Boolean);
    return beside.length > 0 && beside.every((one) => isSmallWord(one, language));
  }
}

function mendOpening(
  text: string,
  language: Language,
  slips: { readonly from: string; readonly to: string }[],
): string {
  return (assistantWords[language].marks?.openings ?? []).reduce((before, [pattern, instead]) => {
    const [from] = pattern.exec(before) ?? [];
    if (from === undefined) return before;
    const to = from.replace(pattern, instead);
    slips.push({ from, to });
    return before.replace(pattern, instead);
  }, text);
}

/** A capital inside a sentence marks a name, unless the word is too long for one; so does a capitalised word beside it. */
function isName(text: string, at: number, from: string): boolean {
  const opens = at === 0 || /[.:;!?•(]\s?$/u.test(text.slice(0, at));
  if (
    /^ \p{Lu}\p{Ll}/u.test(text.slice(at + from.length)) ||
    /\p{Lu}\p{L}{0,20} $/u.test(text.slice(Math.max(0, at - 20), at))
  )
    return true;
  return !opens && from.length < minWithCapitalLength;
}
