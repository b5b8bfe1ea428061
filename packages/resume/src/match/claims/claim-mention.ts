import { fold } from '../../guard/text/fold.ts';
import type { RequirementOption } from '../../job/job-profile.ts';
import { wordPlace } from '../find-places.ts';
import type { Place } from '../match.ts';
import type { Meanings } from '../meanings.ts';
import { covered, keyPlaces, readKeys, type Sense } from '../senses.ts';
import { clausesOf, sentenceEnd } from './claim-chance.ts';
import type { Mention } from './claim-features.ts';

interface ReadClause {
  readonly text: string;
  readonly sentence: string;
  readonly keys: ReadonlySet<string>;
}

/** Where a line mentions an option: at the place that was found, by its name, or the clause with most of its words. */
export function mentionIn(
  text: string,
  place: Place | undefined,
  option: RequirementOption,
  senses: readonly Sense[],
  meanings: Meanings,
): Mention {
  if (place) return mentionAt(text, place.at, place.length);
  const folded = fold(text);
  for (const name of [option.text, ...option.aliases]) {
    const wanted = fold(name);
    const at = wanted === '' ? undefined : wordPlace(folded, wanted);
    if (at !== undefined) return mentionAt(folded, at, wanted.length);
  }
  let best: ReadClause | undefined;
  let most = -1;
  for (const clause of readClauses(text, meanings)) {
    const share = covered(senses, clause.keys, []);
    if (share > most) [most, best] = [share, clause];
  }
  if (!best) return { sentence: folded, from: 0, to: 0 };
  const places = most > 0 ? keyPlaces(best.text, senses, meanings) : [];
  if (places.length === 0) return { sentence: best.text, from: 0, to: 0 };
  const offset = best.sentence.indexOf(best.text);
  return {
    sentence: best.sentence,
    from: offset + Math.min(...places.map((one) => one.from)),
    to: offset + Math.max(...places.map((one) => one.to)),
  };
}

/** The folded sentence around a thing that a text names at an offset. */
export function mentionAt(text: string, at: number, length: number): Mention {
  // The bar keeps the blanks next to the thing, which folding would trim.
  const before = fold(`${text.slice(0, at)}|`).slice(0, -1);
  const after = fold(`|${text.slice(at + length)}`).slice(1);
  const opening = before.slice(Math.max(0, ...[...before.matchAll(sentenceEnd)].map(endOf))).trimStart();
  const thing = fold(text.slice(at, at + length));
  const [{ index: end } = { index: after.length }] = after.matchAll(sentenceEnd);
  return {
    sentence: opening + thing + after.slice(0, end),
    from: opening.length,
    to: opening.length + thing.length,
  };
}

function endOf({ index, 0: separator }: RegExpExecArray): number {
  return index + separator.length;
}

const known = new WeakMap<Meanings, Map<string, readonly ReadClause[]>>();
const maxCached = 2_000;

/** Cached, because a line is read for every requirement that it might show. */
function readClauses(line: string, meanings: Meanings): readonly ReadClause[] {
  const lines = known.get(meanings) ?? new Map<string, readonly ReadClause[]>();
  known.set(meanings, lines);
  const before = lines.get(line);
  if (before) return before;
  const read = clausesOf(fold(line)).map(({ text, sentence }) => ({ text, sentence, keys: readKeys(text, meanings) }));
  if (lines.size >= maxCached) lines.clear();
  lines.set(line, read);
  return read;
}
