import { type Claim, claim } from '../claim.ts';
import type { Scope } from '../scope.ts';
import type { FoundPhrase } from '../text/phrase-table.ts';
import type { GuardText } from '../text/read-text.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Check } from './check.ts';

interface Item {
  readonly text: string;
  /** Words and signs that name the thing, without those that name its level. */
  readonly names: readonly string[];
  /** From 1 (least); undefined when the item names no level. */
  readonly rank: number | undefined;
}

/** A skill or spoken language keeps the depth its owner gave it. */
export const checkLevels: Check = (after, scope) => {
  if (!scope.before || !namesLevels(scope)) return [];
  const { vocabulary, before } = scope;
  if (scope.place === 'head') return findNewLevels(after, before.text, vocabulary);
  const old = itemsOf(before.text, vocabulary);
  return [
    ...itemsOf(after, vocabulary).flatMap((item) => compare(item, old)),
    ...findNewLevels(after, before.text, vocabulary),
  ];
};

/** A level that the replaced line does not have at all: "very well" where it said "fairly well". */
function findNewLevels(after: GuardText, before: GuardText, { levels }: Vocabulary): Claim[] {
  const old = widest(levels.find(before.folded));
  const highest = Math.max(0, ...old.map(({ group }) => group + 1));
  return widest(levels.find(after.folded))
    .filter(({ group, text }) => group + 1 > highest && !old.some((other) => other.text === text))
    .map(({ text }) => claim('level', { item: '', from: '', to: text }));
}

/** "assez bien" holds no "bien". */
function widest(found: readonly FoundPhrase[]): FoundPhrase[] {
  return found.filter(
    ({ from, to }) => !found.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from),
  );
}

function namesLevels({ place, section }: Scope): boolean {
  return (
    place === 'list' || section?.kind === 'other' || section?.kind === 'education' || section?.kind === 'languages'
  );
}

function compare(item: Item, old: readonly Item[]): Claim[] {
  const same = old.find((other) => other.names.some((name) => item.names.includes(name)));
  if (!same) return [];
  const isLost = item.rank === undefined && same.rank !== undefined && same.rank <= 2;
  const isRaised = item.rank !== undefined && item.rank > (same.rank ?? 0);
  return isLost || isRaised ? [claim('level', { item: item.names.join(' '), from: same.text, to: item.text })] : [];
}

function itemsOf(text: GuardText, vocabulary: Vocabulary): Item[] {
  return text.folded.split(/[;.。；|·•]|,(?![^(]{0,300}\))|，/u).flatMap((group) => {
    const parts = group.split(/、|\s(?:and|und|y|e|et|&)\s|和|(?<=\S)\/(?=\S)/u).filter((part) => part.trim());
    const lead = parts[0] === undefined ? undefined : rankOf(parts[0], vocabulary);
    const isShared = parts[0] !== undefined && opensWithLevel(parts[0], vocabulary);
    return parts.map((part) => {
      const rank = rankOf(part, vocabulary) ?? (isShared ? lead : undefined);
      return { text: part.trim(), names: namesOf(part, vocabulary), rank };
    });
  });
}

/** "fluent in Polish and German", "了解 React、Docker": the level stands first and holds for all that follow. */
function opensWithLevel(part: string, { levels }: Vocabulary): boolean {
  return levels.find(part.trimStart()).some(({ from }) => from === 0);
}

function rankOf(part: string, { levels }: Vocabulary): number | undefined {
  const ranks = widest(levels.find(part)).map(({ group }) => group + 1);
  return ranks.length > 0 ? Math.max(...ranks) : undefined;
}

function namesOf(part: string, { levels, isFunctionWord, isPlainWord }: Vocabulary): string[] {
  const bare = levels
    .find(part)
    .reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), part);
  const words =
    bare.match(/[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}.+#-]*|[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu) ?? [];
  return words
    .map((word) => word.replace(/(?<![.-])[.-]+$/u, ''))
    .filter((word) => word.length > 1 && !isFunctionWord(word) && !isPlainWord(word));
}
