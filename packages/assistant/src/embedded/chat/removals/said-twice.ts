import { pattern } from '@fitted/language/pattern';
import type { Line, ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { linesOf } from '@fitted/resume/edit/text-at';
import { talkCues } from '../../../cues.ts';
import { removeLine, wordAnew } from '../../build-edit.ts';
import { isSlip } from '../find/is-misspelt.ts';
import { foldLetters, foldName } from '../fold-name.ts';
import { isAlike, namesIn } from '../wishes/name-words.ts';

/** Says that something appears twice. */
export const saysTwice = pattern('u')`${talkCues.word('saysTwice')}`;

/** Removes one copy of what a sentence says appears twice: the second, or the misspelt one. */
export function removeSecond(document: ResumeDocument, sentence: string): Edit | undefined {
  const folded = foldLetters(sentence.normalize('NFC')).toLowerCase();
  if (!saysTwice.test(folded)) return undefined;
  for (const find of [secondItems, secondLines, secondPhrases]) {
    const [only, ...others] = find(document, folded);
    if (only) return others.length === 0 ? only : undefined;
  }
  return undefined;
}

const isNamed = (text: string, folded: string): boolean => {
  const said = namesIn(folded);
  const names = namesIn(text).filter((name) => name.length > 2 || /^\P{ASCII}/u.test(name));
  return names.length > 0 && names.some((name) => said.some((other) => isAlike(name, other)));
};

function secondItems(document: ResumeDocument, folded: string): Edit[] {
  return linesOf(document).flatMap((line): Edit[] => {
    const list = readItemList(line.text);
    if (!list) return [];
    const names = list.items.map(foldName);
    const second = names.findIndex((name, at) => names.slice(0, at).some((other) => isSame(other, name)));
    const item = list.items[second];
    const first = names.findIndex((name) => isSame(name, names[second] ?? ''));
    if (item === undefined || !isNamed(item, folded)) return [];
    // Of two spellings, the one the person does not use goes.
    const isFirstBad = names[first] !== names[second] && folded.includes(names[second] ?? '');
    const gone = isFirstBad ? first : second;
    const kept = list.items.filter((_, at) => at !== gone);
    return [wordAnew(document, line, list.label + kept.join(list.separator) + list.end)];
  });
}

/** Word for word the same, except for a typo. */
function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = [one.split(' '), other.split(' ')];
  return (
    first.length === second.length &&
    first.every((word, at) => {
      const own = second[at] ?? '';
      return word === own || (word.length > 4 && (isSlip(word, own) || isOneLetterOff(word, own)));
    })
  );
}

const isOneLetterOff = (one: string, other: string): boolean =>
  one.length === other.length && [...one].filter((letter, at) => letter !== other[at]).length === 1;

function secondLines(document: ResumeDocument, folded: string): Edit[] {
  const lines = document.sections.flatMap(({ entries }) => entries.flatMap(({ body }) => body));
  return lines.flatMap((line, at): Edit[] => {
    const isAgain = lines.slice(0, at).some(({ text }) => foldName(text) === foldName(line.text));
    return isAgain && isNamed(line.text, folded) ? [removeLine(line, 'requested')] : [];
  });
}

const [shortest, longest] = [3, 12];
const separator = /[，,、；;。]/u;

/** For text without spaces: the longest run of the sentence that occurs twice in one line. */
function secondPhrases(document: ResumeDocument, folded: string): Edit[] {
  const runs = folded.match(/[\p{sc=Han}\p{sc=Katakana}]{3,40}/gu) ?? [];
  for (let size = longest; size >= shortest; size -= 1)
    for (const run of runs)
      for (let at = 0; at + size <= run.length; at += 1) {
        const phrase = run.slice(at, at + size);
        const lines = linesOf(document).filter(({ text }) => text.split(phrase).length === 3);
        const [line, ...others] = lines;
        if (line && others.length === 0) return [wordAnew(document, line, withoutSecond(line, phrase))];
      }
  return [];
}

function withoutSecond({ text }: Line, phrase: string): string {
  const at = text.lastIndexOf(phrase);
  const [before, behind] = [text.slice(0, at), text.slice(at + phrase.length)];
  const isPart = separator.test(before.at(-1) ?? '') && separator.test(behind[0] ?? '');
  return isPart ? before + behind.slice(1) : before + behind;
}
