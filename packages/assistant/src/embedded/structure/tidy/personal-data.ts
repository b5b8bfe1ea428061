import { assistantWords } from '@fitted/language/packs';
import type { Line } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { countWords } from '@fitted/resume/parse/words/word-list';
import { isWork } from '@fitted/resume/section-traits';
import { removeLine, replaceHeadLine, replaceLine } from '../../build-edit.ts';
import { birthPlace, personalLabels, personalValues } from '../../data/clutter-words.ts';
import type { Reading } from '../../reading.ts';

/** Removes personal data (birth, family, religion) anywhere except under a role: whole lines, or its part of a line. */
export function removePersonalData({ document, language }: Reading): Edit[] {
  const expected = assistantWords[language].customs.personalLabels;
  const { lines } = document.head;
  const others = document.sections
    .filter(({ kind }) => !isWork(kind))
    .flatMap(({ entries }) => entries.flatMap(({ body }) => body));
  return [...lines, ...others]
    .filter(({ text }) => !expected?.test(text))
    .flatMap((line) => withoutPersonal(line, lines.includes(line)));
}

function withoutPersonal(line: Line, isHead: boolean): Edit[] {
  const rest = impersonal(line.text);
  if (rest === line.text) return [];
  if (rest === '') return [removeLine(line, 'personal-data')];
  return [isHead ? replaceHeadLine(line, rest, 'personal-data') : replaceLine(line, rest, 'personal-data')];
}

const border = /(\s{0,4}[|·•;丨]\s{0,4}|,\s+|(?<=\p{L}{3})\.\s+(?=\p{Lu}))/u;

/** The line without its personal parts: "Full driving licence. Date of birth 11/03/1993" keeps the licence. */
export function impersonal(text: string): string {
  if (isPersonal(text)) return '';
  // Parts at even places, what separates them at odd ones.
  const pieces = text.split(border);
  const parts = pieces.filter((_, at) => at % 2 === 0);
  if (!parts.some(isPersonal)) return text;
  // A number alone may be for the telephone.
  const isOff = (part: string) => isPersonal(part) || (/\p{L}{2}/u.test(part) && isOnlyValues(part));
  return parts.reduce((kept, part, at) => {
    if (isOff(part)) return kept;
    return kept === '' ? part : kept + (pieces[at * 2 - 1] ?? '') + part;
  }, '');
}

/** "Date of birth: 3 March 1988, married, two children": only personal data may follow the label. */
function isPersonal(text: string): boolean {
  const bare = text.replace(/^[\s•*·-]+/u, '');
  const [label] = personalLabels.exec(bare) ?? [];
  if (label === undefined) return false;
  const [, value = ''] = /^[:：.\-–\s]*((?:[^:：.\-–\s].*)?)$/u.exec(bare.slice(label.length)) ?? [];
  if (value === '' || value.length > 50) return false;
  // These labels take a name after a colon or dash; after any other label, an unknown word means that the line says more.
  if (/^(?:father|mother|husband|spouse|passport)/iu.test(label))
    return (
      /^\s*[:：-]/u.test(bare.slice(label.length)) &&
      /^[\p{Lu}\d][\p{L}\d. ]*$/u.test(value) &&
      countWords(value) <= 5 &&
      !/\b(?:name|no|number)\b/iu.test(value)
    );
  return isOnlyValues(value.replace(birthPlace, '$1'));
}

const isOnlyValues = (text: string): boolean =>
  text.replace(personalValues, '').replace(/[\s,;:：./()（）'’–—-]/gu, '') === '';
