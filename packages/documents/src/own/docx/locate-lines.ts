import type { WordParagraph } from './paragraph-slots.ts';

export interface Place {
  readonly paragraph: number;
  readonly slot: number;
}

/** Where a line of the reading is in the file. */
export interface LocatedLine {
  /** For each UTF-16 unit of the line, the slots that show it; empty for what the reader added (a link's target). */
  readonly places: readonly (readonly Place[])[];
}

/**
 * Finds each line of the reading among the paragraphs by its letters and digits, on which reader and file always agree;
 * spaces, bullets and quotes may differ. A line can be part of a paragraph, a whole one, or several (the cells of a
 * row).
 */
export function locateLines(
  lines: readonly string[],
  paragraphs: readonly WordParagraph[],
): (LocatedLine | undefined)[] {
  const stream = readStream(paragraphs);
  let expected = 0;
  return lines.map((line) => {
    const matches = findLine(line, stream, expected);
    if (!matches) return undefined;
    for (const { at, letters } of matches) stream.used.fill(1, at, at + letters.length);
    const last = matches.at(-1);
    if (last) expected = last.at + last.letters.length;
    return { places: placeCharacters(line, matches, stream, paragraphs) };
  });
}

interface Stream {
  readonly text: string;
  readonly places: readonly Place[];
  /** Whether a paragraph, or a line inside one, begins here. */
  readonly begins: Uint8Array;
  readonly used: Uint8Array;
}

interface Letter {
  readonly letter: string;
  readonly index: number;
}

interface Match {
  readonly letters: readonly Letter[];
  readonly at: number;
}

const significant = /[\p{L}\p{N}]/u;

/** Compatibility forms and case are folded: a reader may have split a ligature. */
const fold = (character: string): string => {
  const folded = character.normalize('NFKC').toLowerCase();
  return [...folded].filter((part) => significant.test(part)).join('');
};

function readStream(paragraphs: readonly WordParagraph[]): Stream {
  const places: Place[] = [];
  const begins: number[] = [];
  let text = '';
  for (const [paragraph, { slots }] of paragraphs.entries()) {
    let isBeginning = true;
    for (const [slot, { character }] of slots.entries()) {
      if (character === '\n') isBeginning = true;
      for (const unit of fold(character).split('')) {
        text += unit;
        places.push({ paragraph, slot });
        begins.push(isBeginning ? 1 : 0);
        isBeginning = false;
      }
    }
  }
  return { text, places, begins: Uint8Array.from([...begins, 1]), used: new Uint8Array(places.length + 1) };
}

function lettersOf(line: string): Letter[] {
  const letters: Letter[] = [];
  let index = 0;
  for (const character of line) {
    for (const unit of fold(character).split('')) letters.push({ letter: unit, index });
    index += character.length;
  }
  return letters;
}

/** "1.", "a)", "iv.": a list number, which Word generates and the text does not contain. */
export const listNumber = /^\(?(?:\p{N}{1,3}|[a-z]|[ivx]{1,4})[.)]\s/iu;
/** A link's target, which the reader writes after its text. */
const linkTarget = /\s\((?=[^\s()][^\s().@]*[.@])[^\s()]+\)/g;

function findLine(line: string, stream: Stream, expected: number): Match[] | undefined {
  const letters = lettersOf(line);
  const whole = findRun(letters, stream, expected);
  if (whole) return [whole];
  const added = [listNumber.exec(line), ...line.matchAll(linkTarget)].filter((match) => match !== null);
  const isAdded = (at: number) => added.some(({ index, 0: text }) => at >= index && at < index + text.length);
  const bare = letters.filter(({ index }) => !isAdded(index));
  const typed = findRun(bare, stream, expected);
  return typed ? [typed] : findInPieces(bare, stream, expected);
}

/** If the file keeps a line in pieces, at least this share must be found; the rest was added by the reader. */
const minFound = 0.5;
/** Pieces of one line are at most this many letters apart. */
const nearby = 600;

/** A title in one cell and its dates in another, a link followed by its target: found piece by piece. */
function findInPieces(letters: readonly Letter[], stream: Stream, expected: number): Match[] | undefined {
  const starts = letters.flatMap(({ index }, at) =>
    at === 0 || index > (letters[at - 1]?.index ?? 0) + 1 ? [at] : [],
  );
  const pieces: Match[] = [];
  let from = expected;
  for (let word = 0; word < starts.length; ) {
    const piece = maxRunLength(letters, starts, word, stream, from);
    const isNear = piece && (pieces.length === 0 || (piece.at >= from && piece.at < from + nearby));
    if (!piece || !isNear) {
      word += 1;
      continue;
    }
    pieces.push(piece);
    from = piece.at + piece.letters.length;
    const end = (starts[word] ?? 0) + piece.letters.length;
    while (word < starts.length && (starts[word] ?? 0) < end) word += 1;
  }
  const found = pieces.reduce((sum, piece) => sum + piece.letters.length, 0);
  return found >= letters.length * minFound ? pieces : undefined;
}

function maxRunLength(
  letters: readonly Letter[],
  starts: readonly number[],
  word: number,
  stream: Stream,
  expected: number,
): Match | undefined {
  const start = starts[word] ?? 0;
  for (let last = starts.length; last > word; last -= 1) {
    const run = findRun(letters.slice(start, starts[last] ?? letters.length), stream, expected);
    // A piece begins or ends a line of the file; any other run of letters is a coincidence.
    if (run && (stream.begins[run.at] === 1 || stream.begins[run.at + run.letters.length] === 1)) return run;
  }
  return undefined;
}

/** Enough to tell repeated lines ("Manager", a year) apart; with more, a hostile file could waste our time. */
const maxCandidates = 40;

/** The best unused place: whole lines before parts of lines, then the nearest after the previous line. */
function findRun(letters: readonly Letter[], stream: Stream, expected: number): Match | undefined {
  if (letters.length === 0) return undefined;
  const wanted = letters.map(({ letter }) => letter).join('');
  let best: { at: number; cost: number } | undefined;
  const consider = (at: number) => {
    const end = at + wanted.length;
    if (stream.used[at] === 1 || stream.used[end - 1] === 1) return;
    const begins = stream.begins[at] === 1 || stream.used[at - 1] === 1;
    const ends = stream.begins[end] === 1 || stream.used[end] === 1;
    const distance = at >= expected ? at - expected : stream.text.length + expected - at;
    const cost = (begins ? 0 : 4) * stream.text.length + (ends ? 0 : 4) * stream.text.length + distance;
    if (!best || cost < best.cost) best = { at, cost };
  };
  let at = stream.text.indexOf(wanted, expected);
  for (let count = 0; at >= 0 && count < maxCandidates; count += 1) {
    consider(at);
    at = stream.text.indexOf(wanted, at + 1);
  }
  at = stream.text.indexOf(wanted);
  for (let count = 0; at >= 0 && at < expected && count < maxCandidates; count += 1) {
    consider(at);
    at = stream.text.indexOf(wanted, at + 1);
  }
  return best && { letters, at: best.at };
}

function placeCharacters(
  line: string,
  matches: readonly Match[],
  stream: Stream,
  paragraphs: readonly WordParagraph[],
): Place[][] {
  const places: Place[][] = Array.from({ length: line.length }, () => []);
  for (const { letters, at } of matches)
    for (const [step, { index }] of letters.entries()) {
      const place = stream.places[at + step];
      if (place) places[index] = [place];
    }
  placeBetween(line, places, paragraphs);
  return places;
}

/** Spaces and punctuation between two letters of one paragraph are located between the same two letters there. */
function placeBetween(line: string, places: Place[][], paragraphs: readonly WordParagraph[]): void {
  const known = places.flatMap(([place], index) => (place ? [{ index, place }] : []));
  for (const [step, { index, place }] of known.entries()) {
    const next = known[step + 1];
    const slots = paragraphs[place.paragraph]?.slots ?? [];
    const isSame = next?.place.paragraph === place.paragraph && next.place.slot > place.slot;
    if (next && !isSame) continue;
    const textEnd = next ? next.index : line.length;
    const slotEnd = next ? next.place.slot : endOfPunctuation(slots, place.slot);
    let slot = place.slot + 1;
    for (let at = index + 1; at < textEnd; at += 1) {
      const character = line[at] ?? '';
      const found: Place[] = [];
      if (/\s/.test(character)) {
        while (slot < slotEnd && /\s/.test(slots[slot]?.character ?? '')) {
          found.push({ paragraph: place.paragraph, slot });
          slot += 1;
        }
      } else if (slot < slotEnd && isSameMark(slots[slot]?.character ?? '', character)) {
        found.push({ paragraph: place.paragraph, slot });
        slot += 1;
      }
      places[at] = found;
    }
  }
  placeOpening(line, places, known[0], paragraphs);
}

/** An opening quote or bracket before the first letter. */
function placeOpening(
  line: string,
  places: Place[][],
  first: { index: number; place: Place } | undefined,
  paragraphs: readonly WordParagraph[],
): void {
  if (!first) return;
  const slots = paragraphs[first.place.paragraph]?.slots ?? [];
  let slot = first.place.slot - 1;
  for (let at = first.index - 1; at >= 0 && slot >= 0; at -= 1, slot -= 1) {
    if (!isSameMark(slots[slot]?.character ?? '', line[at] ?? '')) return;
    places[at] = [{ paragraph: first.place.paragraph, slot }];
  }
}

const quotes: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
};
const plain = (character: string) => quotes[character] ?? character;
const isSameMark = (one: string, other: string): boolean => plain(one) === plain(other);

function endOfPunctuation(slots: WordParagraph['slots'], from: number): number {
  let end = from + 1;
  while (end < slots.length && slots[end]?.character !== '\n' && !significant.test(slots[end]?.character ?? ''))
    end += 1;
  return end;
}
