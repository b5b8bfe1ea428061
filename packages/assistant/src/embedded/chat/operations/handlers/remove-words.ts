import type { Edit } from '@fitted/resume/edit/edit';
import { removeLine, replaceLine } from '../../../build-edit.ts';
import { say } from '../../answer.ts';
import { changeAsAsked, takeOut } from '../../take-out.ts';
import { linesMeant, type Perform, type Task } from '../task.ts';

/** Removes words from their lines and leaves the rest as it was. */
export const removeWords: Perform = (task) => {
  const words = task.mentions.quotes[0] ?? wordNamed(task);
  if (!words) return undefined;
  const lines = task.input.document.sections.flatMap(({ entries }) => entries.flatMap(({ body }) => body));
  const edits = lines.flatMap((line): Edit[] => {
    const item = takeOut([line], [words]).edits;
    if (item.length > 0) return [...item];
    const after = withoutWords(line.text, words);
    if (after === line.text) return [];
    return after === '' ? [removeLine(line, 'requested')] : [replaceLine(line, after, 'requested')];
  });
  if (edits.length === 0) return say(task, 'notFound', { name: words });
  const isOne = task.mentions.saysLine && task.mentions.isCounted;
  const meant = isOne ? linesMeant(task).map(({ text }) => text) : [];
  return changeAsAsked(task, meant.length === 1 ? edits.filter(({ before }) => meant.includes(before)) : edits);
};

/** "the word approximately" */
function wordNamed({ text }: Task): string | undefined {
  return /(?:words?|phrase|expression|wort|begriff|mot|palabra|expresion|expresión)\s+(?:like\s+)?([\p{L}\p{N}&+#-]+(?: [\p{L}\p{N}&+#-]+)?)[.!?]?$/iu.exec(
    text,
  )?.[1];
}

function withoutWords(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return text;
  const isInWord = (letter: string) => /[\p{sc=Latin}\p{N}]/u.test(letter);
  if (isInWord(text.charAt(at - 1)) || isInWord(text.charAt(at + words.length))) return text;
  const rest = `${text.slice(0, at)}${text.slice(at + words.length)}`
    .replace(/\s+/gu, ' ')
    .replace(/(?<!\s)\s+([,.;])/gu, '$1')
    .trim();
  return at === 0 ? rest.charAt(0).toUpperCase() + rest.slice(1) : rest;
}
