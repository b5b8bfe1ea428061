import type { Language } from '@fitted/contract/languages';
import { fold } from '../../guard/text/fold.ts';
import type { RequirementOption } from '../../job/job-profile.ts';
import type { Place } from '../match.ts';
import { covered, keyPlaces, readKeys, type Sense } from '../senses.ts';
import { clausesOf } from './claim-chance.ts';
import type { Mention } from './claim-features.ts';

interface ReadClause {
  readonly text: string;
  readonly sentence: string;
  readonly keys: ReadonlySet<string>;
}

/** Where a line mentions an option: at the place that was found, by its letters, or the clause with most of its words. */
export function mentionIn(
  text: string,
  place: Place | undefined,
  option: RequirementOption,
  senses: readonly Sense[],
  language: Language,
): Mention {
  const clauses = readClauses(text, language);
  const names = [...(place ? [text.slice(place.at, place.at + place.length)] : []), option.text, ...option.aliases];
  for (const name of names) {
    const wanted = fold(name);
    if (wanted === '') continue;
    const clause =
      clauses.find((one) => one.text.includes(wanted)) ?? clauses.find(({ sentence }) => sentence.includes(wanted));
    if (clause) return within(clause.sentence, clause.sentence.indexOf(wanted), wanted.length);
  }
  let best: ReadClause | undefined;
  let most = -1;
  for (const clause of clauses) {
    const share = covered(senses, clause.keys, []);
    if (share > most) [most, best] = [share, clause];
  }
  if (!best) return { sentence: fold(text), from: 0, to: 0 };
  const places = most > 0 ? keyPlaces(best.text, senses, language) : [];
  if (places.length === 0) return { sentence: best.text, from: 0, to: 0 };
  const offset = best.sentence.indexOf(best.text);
  const from = Math.min(...places.map((one) => one.from));
  return within(best.sentence, offset + from, Math.max(...places.map((one) => one.to)) - from);
}

function within(sentence: string, from: number, length: number): Mention {
  return { sentence, from, to: from + length };
}

const known = new Map<string, readonly ReadClause[]>();
const maxCached = 2_000;

/** Cached, because a line is read for every requirement that it might show. */
function readClauses(line: string, language: Language): readonly ReadClause[] {
  const key = `${language}|${line}`;
  const before = known.get(key);
  if (before) return before;
  const read = clausesOf(fold(line)).map(({ text, sentence }) => ({ text, sentence, keys: readKeys(text, language) }));
  if (known.size >= maxCached) known.clear();
  known.set(key, read);
  return read;
}
