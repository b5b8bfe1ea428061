import { unquote } from '@fitted/language/writing/quotations';
import type { Line } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import { wordAnew } from '../../build-edit.ts';
import { type DoAct, slotsNamed, type Where } from '../acts/act-task.ts';
import { whereNamed } from '../acts/find-where.ts';
import { changeAsTold } from '../answer.ts';
import { foldLetters } from '../fold-name.ts';
import { isLike } from './change-order.ts';

/** Puts the new words where the old ones stand, letter for letter; where they stand in several lines, other readings decide, unless it is a slip. */
export const spelledChange: DoAct = (task) => {
  const { document } = task.input;
  const [old, to] = [unquote(slotsNamed(task.act, 'old')[0] ?? ''), unquote(slotsNamed(task.act, 'new')[0] ?? '')];
  if (old === '' || to === '') return undefined;
  const headings = new Set(document.sections.map(({ heading }) => heading));
  const inside = slotsNamed(task.act, 'place').map((name) => whereNamed(document, name));
  const lines = linesOf(document).filter(
    (line) => !headings.has(line) && placesIn(line.text, old).length > 0 && inside.every((where) => isIn(where, line)),
  );
  if (lines.length > 1 && !isLike(old, to)) return undefined;
  if (lines.some((line) => isOfValue(line, old, to))) return undefined;
  const edits = lines.map((line) => wordAnew(document, line, replaceIn(line, old, to)));
  return edits.length > 0 ? changeAsTold(task, edits) : undefined;
};

const isIn = ({ section, entry }: Where, line: Line): boolean =>
  (entry ? [entry] : (section?.entries ?? [])).some(({ head, body }) => [...head, ...body].includes(line));

/** "change my GPA to 3.9" and "6 to 5 apprentices" where 6 bakers stand mean a value beside these words, and not them. */
function isOfValue({ text }: Line, old: string, to: string): boolean {
  const rest = text.slice((placesIn(text, old).at(-1) ?? 0) + old.length);
  const isLabel = !/\p{N}/u.test(old) && /\p{N}/u.test(to) && /^[\s:：]*\p{N}/u.test(rest);
  const isCount = /^[\p{N}.,]+$/u.test(old) && /\p{N}\s+\p{L}/u.test(to) && /^\s+\p{L}/u.test(rest);
  return isLabel || (isCount && saidAgain(to, rest) === 0);
}

const fold = (text: string): string => foldLetters(text).toLowerCase().trim();

/** Where the words stand as words of their own. */
function placesIn(text: string, words: string): readonly number[] {
  const [folded, sought] = [foldLetters(text).toLowerCase(), fold(words)];
  const isTorn = (at: number) => !hasCjk(words) && /^[\p{L}\p{N}]{2}$/u.test(folded.slice(at - 1, at + 1));
  const places: number[] = [];
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + sought.length))
    if (!isTorn(at) && !isTorn(at + sought.length)) places.push(at);
  return places;
}

function replaceIn({ text }: Line, old: string, to: string): string {
  let after = text;
  for (const at of [...placesIn(text, old)].reverse()) {
    const rest = after.slice(at + old.length);
    const isStart = at === 0 && /^\p{Lu}/u.test(text);
    const put = isStart ? to.charAt(0).toUpperCase() + to.slice(1) : to;
    after = after.slice(0, at) + put + rest.slice(saidAgain(put, rest));
  }
  return after;
}

/** "replace 30 by 40 firms" in "30 firms": what follows is not written twice. */
function saidAgain(put: string, rest: string): number {
  const [, last = ''] = /(?:^|\s)(\S+)$/u.exec(put) ?? [];
  const [all, next = ''] = /^\s+([^\s,;.]+)/u.exec(rest) ?? [''];
  return last !== put && last !== '' && fold(last) === fold(next) ? all.length : 0;
}
