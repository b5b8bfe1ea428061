import type { Line } from '@fitted/resume/document';
import { wordPattern } from '@fitted/resume/lexicon/word-pattern';
import { countWords } from '../../data/slot-patterns.ts';

const number = '[£$€¥]?\\p{N}[\\p{N}.,]{0,20}';
const figure = new RegExp(`^(${number})(\\s?(?:[%％点分]|\\p{L}{1,5}))?$`, 'u');

export interface Refigured {
  readonly line: Line;
  readonly after: string;
}

/**
 * "change TOEIC to 850": the figure replaces the one next to the name, never the name. Undefined when no name is to be
 * replaced by a figure; empty when there is none next to it.
 */
export function figureBeside(lines: readonly Line[], from: string, to: string): Refigured[] | undefined {
  const [, amount, unit = ''] = figure.exec(to.trim()) ?? [];
  if (amount === undefined || /\p{N}/u.test(from) || from.toLowerCase() in countWords) return undefined;
  const { source } = wordPattern(from);
  const behind = new RegExp(`(?<=${source}(?:\\s{0,4}[:：=]\\s{0,4}|\\s{1,4}(?:of )?|))${number}`, 'iu');
  const ahead = new RegExp(`${number}(?=\\s?${source})`, 'iu');
  const found = lines.flatMap((line) => {
    const old = behind.exec(line.text) ?? ahead.exec(line.text);
    if (!old) return [];
    const rest = line.text.slice(old.index + old[0].length);
    const isUnitThere = unit.trim() !== '' && rest.trimStart().startsWith(unit.trim());
    return [{ line, after: line.text.slice(0, old.index) + (isUnitThere ? amount : to.trim()) + rest }];
  });
  const isName = lines.some(({ text }) => /^\p{Lu}|^\p{Lo}/u.test(wordPattern(from).exec(text)?.[0] ?? ''));
  return found.length > 0 || isName ? found : undefined;
}
