import { readItemList } from '../edit/reorder-items.ts';
import { coverage, sameText, tokensOf } from './tokens.ts';

/** The parts of a stated fact that are needed to undo what depends on it. */
export interface TakenBack {
  readonly text: string;
  readonly supports: readonly Support[];
}

export interface Support {
  /** '' for a line that was added for the fact. */
  readonly before: string;
  readonly after: string;
}

const bullet = /^\s*(?:[•·▪‣◦*–—-]|・)?\s*/u;
/** A line that has since been reworded still consists mostly of the fact's words. */
const mostlyOfFact = 0.75;

/**
 * Removes from a resume what depends on a fact: added lines go, changed lines are restored, items leave their lists.
 * Lines that have since been reworded are found by their words, among the lines that the uploaded resume does not have.
 */
export function withoutFact(resume: string, fact: TakenBack, original: string): string {
  const own = new Set(original.split('\n').map(bare));
  let lines = resume.split('\n');
  for (const support of fact.supports) lines = withoutSupport(lines, support, fact.text, own);
  lines = lines.filter((line) => own.has(bare(line)) || !restates(bare(line), fact));
  return lines.length === resume.split('\n').length && lines.join('\n') === resume
    ? resume
    : withoutEmptySections(lines, resume.split('\n'), own).join('\n');
}

export const withoutFacts = (resume: string, facts: readonly TakenBack[], original: string): string =>
  facts.reduce((text, fact) => withoutFact(text, fact, original), resume);

const bare = (line: string): string => line.replace(bullet, '').replace(/\s+/gu, ' ').trim();

function withoutSupport(lines: string[], { before, after }: Support, fact: string, own: ReadonlySet<string>): string[] {
  const [was, came] = [linesOf(before), linesOf(after).filter((line) => !linesOf(before).includes(line))];
  const isRewording = was.length === 1 && came.length === 1;
  let left = lines;
  // Bottom up: a heading is removed once nothing is left below it.
  for (const [at, line] of [...came.entries()].reverse()) {
    const isHeading = at === 0 && came.length > 1;
    const items = itemsThatCame(line, isRewording ? (was[0] ?? '') : '', fact);
    if (items) left = left.flatMap((one) => (own.has(bare(one)) ? one : withoutItems(one, items)));
    else
      left = left.flatMap((one, place, all) => {
        if (own.has(bare(one)) || !sameText(bare(one), line)) return one;
        if (isHeading && bare(all[place + 1] ?? '') !== '') return one;
        return isRewording ? one.replace(bare(one), was[0] ?? '') : [];
      });
  }
  return left;
}

const linesOf = (text: string): string[] => text.split('\n').map(bare).filter(Boolean);

/** The list items that the fact added; if several were added at once, those that it names. */
function itemsThatCame(line: string, before: string, fact: string): readonly string[] | undefined {
  const list = readItemList(line);
  if (!list) return undefined;
  const had = before === '' ? [] : (readItemList(before)?.items ?? [before]);
  const fresh = list.items.filter((item) => !had.some((one) => sameText(one, item)));
  if (fresh.length === 0 || (before !== '' && fresh.length > list.items.length / 2 && had.length > 1)) return undefined;
  const told = new Set(tokensOf(fact));
  const named = fresh.filter((item) => tokensOf(item).some((token) => told.has(token)));
  // A sentence with commas in it is not a list.
  if (before === '' && list.items.some((item) => tokensOf(item).length > 6)) return undefined;
  return named.length > 0 ? named : fresh;
}

function withoutItems(line: string, gone: readonly string[]): string[] {
  const text = bare(line);
  if (gone.some((item) => sameText(item, text))) return [];
  const list = readItemList(text);
  if (!list) return [line];
  const items = list.items.filter((item) => !gone.some((one) => sameText(one, item)));
  if (items.length === list.items.length) return [line];
  if (items.length === 0) return [];
  return [line.replace(text, () => list.label + items.join(list.separator) + list.end)];
}

function restates(line: string, fact: TakenBack): boolean {
  if (tokensOf(line).length < 2) return false;
  const said = [fact.text, ...fact.supports.filter(({ before }) => before === '').map(({ after }) => after)];
  return said.some((words) => coverage(line, words) >= mostlyOfFact && coverage(words, line) >= mostlyOfFact / 2);
}

/** Also removes a heading that came with the fact and now has nothing below it. */
function withoutEmptySections(
  lines: readonly string[],
  earlier: readonly string[],
  own: ReadonlySet<string>,
): string[] {
  const hadBelow = (heading: string) => {
    const at = earlier.indexOf(heading);
    return at >= 0 && bare(earlier[at + 1] ?? '') !== '';
  };
  const kept = lines.filter((line, at) => {
    if (bare(line) === '' || own.has(bare(line)) || !hadBelow(line)) return true;
    const isAlone = bare(lines[at - 1] ?? '') === '' && bare(lines[at + 1] ?? '') === '';
    return !isAlone;
  });
  return kept.filter((line, at) => line.trim() !== '' || kept[at - 1]?.trim() !== '' || at === 0);
}
