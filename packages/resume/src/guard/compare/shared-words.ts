import { readStatement } from '../read/statement.ts';
import { canonical } from '../support/canonical.ts';
import type { GuardText } from '../text/read-text.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** How many words, figures or pairs of characters two texts share. */
export function shareOf(one: GuardText, other: GuardText, vocabulary: Vocabulary): { shared: number; total: number } {
  const [mine, theirs] = [keysOf(one, vocabulary), keysOf(other, vocabulary)];
  let shared = 0;
  for (const key of mine) if (theirs.has(key)) shared += 1;
  return { shared, total: mine.size };
}

const keys = new WeakMap<GuardText, ReadonlySet<string>>();

function keysOf(text: GuardText, vocabulary: Vocabulary): ReadonlySet<string> {
  const known = keys.get(text);
  if (known) return known;
  const found = new Set<string>();
  for (const { kind, word, text: raw } of readStatement(text, vocabulary).terms) {
    if (word) {
      found.add(word.stem);
      for (const group of vocabulary.synonyms.groupsOf(word.folded)) found.add(`#${group}`);
    } else if (kind === 'figure' || kind === 'date') found.add(raw);
  }
  for (const { group } of vocabulary.aliases.find(text.folded)) found.add(`@${group}`);
  for (const run of text.runs) {
    const letters = canonical(run.text, vocabulary);
    for (let at = 0; at + 1 < letters.length; at += 1) {
      const pair = letters.slice(at, at + 2);
      if (!/\p{Script=Hiragana}/u.test(pair)) found.add(pair);
    }
  }
  keys.set(text, found);
  return found;
}
