import type { GuardText, Word } from '../text/read-text.ts';
import type { Span } from '../text/spans.ts';
import type { Vocabulary } from '../vocabulary.ts';

const aliasedByTexts = new WeakMap<GuardText, WeakMap<GuardText, ReadonlySet<number>>>();

/** Indexes of words in `after` that only spell out or abbreviate what the source has. Cached: called for every word of a list. */
export function findAliased(after: GuardText, source: GuardText, vocabulary: Vocabulary): ReadonlySet<number> {
  const bySource = aliasedByTexts.get(after) ?? new WeakMap<GuardText, ReadonlySet<number>>();
  aliasedByTexts.set(after, bySource);
  const known = bySource.get(source);
  if (known) return known;
  const found = new Set<number>();
  for (const span of phraseSpans(after, source, vocabulary)) {
    after.words.forEach((word, place) => {
      if (word.at >= span.from && word.at < span.to) found.add(place);
    });
  }
  for (const place of spelledOut(after, source, vocabulary)) found.add(place);
  for (const place of shortened(after, source, vocabulary)) found.add(place);
  bySource.set(source, found);
  return found;
}

/** Phrases of `after` for which the source has one of the same group: an alias or a synonym. */
function phraseSpans(after: GuardText, source: GuardText, { aliases, synonyms }: Vocabulary): Span[] {
  return [aliases, synonyms].flatMap((table) => {
    const there = table.groupsIn(source.folded);
    return table
      .find(after.folded)
      .filter(({ group, text }) => there.has(group) && (table === aliases || /\s/u.test(text)));
  });
}

/** Initials in the source, spelled out in `after`: "EHCPs" → "education, health and care plans". */
function spelledOut(after: GuardText, source: GuardText, vocabulary: Vocabulary): readonly number[] {
  return shortsIn(source).flatMap(({ raw, folded, letters, digits }) => {
    return rememberFor(spelledByText, after, raw, () => {
      const stands = after.words.findIndex((word) => word.folded === folded);
      const inside = after.words.flatMap((word, place) => (opensInside(letters, digits, word) ? [place] : []));
      // Next to its own short form the figure need not be repeated: "Google Analytics (GA4)".
      const places = [...windowsSpelling(letters, after, vocabulary, stands < 0 ? digits : ''), ...inside];
      // The words replace the initials or appear next to them. Anywhere else the initials match by coincidence.
      return places.filter((place) => stands < 0 || Math.abs(place - stands) <= letters.length + 3);
    });
  });
}

/** Spelled out in the source, initials in `after`: "quarterly business reviews" → "QBRs". */
function shortened(after: GuardText, source: GuardText, vocabulary: Vocabulary): readonly number[] {
  return shortsIn(after).flatMap(({ raw, letters, digits, places }) => {
    const isSpelled = rememberFor(
      spellsByText,
      source,
      raw,
      () =>
        windowsSpelling(letters, source, vocabulary, digits).length > 0 ||
        source.words.some((word) => opensInside(letters, digits, word)),
    );
    return isSpelled ? places : [];
  });
}

// The lines of a role share initials and are all compared with each other, so results are cached.
const spelledByText = new WeakMap<GuardText, Map<string, readonly number[]>>();
const spellsByText = new WeakMap<GuardText, Map<string, boolean>>();

function rememberFor<Value>(
  memory: WeakMap<GuardText, Map<string, Value>>,
  text: GuardText,
  key: string,
  find: () => Value,
): Value {
  const known = memory.get(text) ?? new Map<string, Value>();
  memory.set(text, known);
  const value = known.get(key) ?? find();
  known.set(key, value);
  return value;
}

/** A word that may be initials, with all its occurrences in a text. */
interface Short {
  readonly raw: string;
  readonly folded: string;
  readonly letters: string;
  readonly digits: string;
  readonly places: readonly number[];
}

const shortsByText = new WeakMap<GuardText, readonly Short[]>();

function shortsIn(text: GuardText): readonly Short[] {
  const known = shortsByText.get(text);
  if (known) return known;
  const byRaw = new Map<string, Short & { places: number[] }>();
  text.words.forEach((word, place) => {
    const same = byRaw.get(word.raw);
    if (same) same.places.push(place);
    else if (isShort(word))
      byRaw.set(word.raw, {
        raw: word.raw,
        folded: word.folded,
        letters: lettersOf(word),
        digits: digitsOf(word),
        places: [place],
      });
  });
  const shorts = [...byRaw.values()];
  shortsByText.set(text, shorts);
  return shorts;
}

function isShort({ raw }: Word): boolean {
  return (
    raw.length <= 8 &&
    /[\p{Lu}\d]/u.test(raw) &&
    (/^(?:\p{Lu}[.&]?){2,}s?\d*$/u.test(raw) ||
      /^\p{L}{1,4}\d+\p{L}?$/u.test(raw) ||
      /^\p{Lu}\d+$/u.test(raw) ||
      (raw.length <= 6 && /^\p{Lu}\p{Ll}?\p{Lu}[\p{Lu}\p{Ll}]*$/u.test(raw)))
  );
}

function lettersOf({ raw }: Word): string {
  return raw
    .replace(/(?<=\p{Lu})s$/u, '')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}

function digitsOf({ raw }: Word): string {
  return raw.replace(/\D/gu, '');
}

/** "BWL" in Betriebswirtschaftslehre, "TS" in TypeScript, "k8s" in Kubernetes. */
function opensInside(letters: string, digits: string, { raw, folded }: Word): boolean {
  if (letters.length < 2 || folded[0] !== letters[0]) return false;
  // "EC3" does not spell "EC2".
  if (/\d/u.test(raw) && raw.replace(/\D/gu, '') !== digits) return false;
  const capitals = raw.replace(/[^\p{Lu}]/gu, '').toLowerCase();
  if (capitals.length >= 2 && capitals === letters) return true;
  return letters.length >= 3 && folded.length >= letters.length * 5 && isSubsequence(letters, folded);
}

/** Indexes of consecutive words whose initials spell the letters. Function words may be counted or skipped. */
function windowsSpelling(letters: string, text: GuardText, vocabulary: Vocabulary, digits: string): number[] {
  const places: number[] = [];
  if (letters.length < (digits ? 1 : 2)) return places;
  for (let from = 0; from < text.words.length; from += 1) {
    const window = spellFrom(letters, text, from, vocabulary);
    if (!window) continue;
    // "KS2" is "Key Stage 2": the text must have the figure too.
    if (digits && !text.quantities.some(({ value }) => String(value) === digits)) continue;
    places.push(...window);
  }
  return places;
}

function spellFrom(letters: string, text: GuardText, from: number, vocabulary: Vocabulary): number[] | undefined {
  const window = spellOn(letters, text, from, from, vocabulary);
  // "Senkung der" is not "SD": a name may contain function words but does not end with one.
  const last = text.words[window?.at(-1) ?? -1];
  return last && !vocabulary.isFunctionWord(last.folded) ? window : undefined;
}

/** Tries skipping a function word first: in "comité social et économique" the E of CSE is "économique", not "et". */
function spellOn(
  letters: string,
  text: GuardText,
  from: number,
  place: number,
  vocabulary: Vocabulary,
): number[] | undefined {
  if (letters === '') return [];
  const word = text.words[place];
  if (!word) return undefined;
  const isSmall = vocabulary.isFunctionWord(word.folded);
  const without = isSmall && place > from ? spellOn(letters, text, from, place + 1, vocabulary) : undefined;
  if (without && without.length > 0) return without;
  if (word.folded[0] !== letters[0]) return undefined;
  const isLastCompound =
    place > from &&
    letters.length === 2 &&
    vocabulary.traits.joinsNouns &&
    word.folded.length >= 8 &&
    isSubsequence(letters, word.folded);
  const rest = spellOn(letters.slice(isLastCompound ? 2 : 1), text, from, place + 1, vocabulary);
  return rest && [place, ...rest];
}

function isSubsequence(short: string, long: string): boolean {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}
