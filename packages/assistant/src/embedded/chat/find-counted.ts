import type { Language } from '@fitted/contract/languages';
import type { Line } from '@fitted/resume/document';
import type { Turn } from './answer.ts';
import { countedLines } from './data/counted-lines.ts';
import { findCountedEntries } from './find-counted-entry.ts';
import { findPlace } from './find-place.ts';
import { bodyOf, findRole } from './find-target.ts';
import { foldLetters, foldName } from './fold-name.ts';
import { rolesOf } from './least-relevant.ts';
import { numberOf } from './number-of.ts';

interface Counted {
  /** Counted from 1; −1 is the last. */
  readonly nth: number;
  readonly place: string | undefined;
}

/**
 * The lines meant by "the second bullet under Acme"; without a place one of each role, for the person to choose from. A line
 * that was chosen already is the only one. Undefined when the name counts nothing.
 */
export function findCounted(turn: Turn, name: string): readonly Line[] | undefined {
  const counted = readCounted(name, turn.spoken);
  if (!counted) return undefined;
  const { line } = turn.groups;
  const found = groupsAt(turn, counted.place).flatMap(
    (lines) => lines.at(counted.nth < 0 ? counted.nth : counted.nth - 1) ?? [],
  );
  return line ? found.filter(({ text }) => foldName(text) === foldName(line)) : found;
}

/** The same for several at one end: "the last bullet at Acme", and how many of them. Undefined unless one role or section is meant. */
export function findCountedEnd(turn: Turn, name: string, count: number): readonly Line[] | undefined {
  const counted = readCounted(name, turn.spoken);
  const [lines, ...others] = counted ? groupsAt(turn, counted.place) : [];
  if (!counted || !lines || others.length > 0 || lines.length < count) return undefined;
  return counted.nth < 0 ? lines.slice(-count) : lines.slice(0, count);
}

function readCounted(name: string, language: Language): Counted | undefined {
  const text = name.normalize('NFKC').normalize('NFC').trim();
  const folded = foldLetters(text);
  for (const pattern of countedLines[language]) {
    const found = pattern.exec(folded);
    const word = found?.groups?.nth ?? found?.groups?.last;
    if (!found || !word) continue;
    const [from, to] = found.indices?.groups?.place ?? [];
    return { nth: numberOf(word.toLowerCase()), place: from === undefined ? undefined : text.slice(from, to) };
  }
  return undefined;
}

/** Bullets are counted where there are any, else lines. */
function groupsAt(turn: Turn, place: string | undefined): Line[][] {
  const { document } = turn.input;
  if (place === undefined)
    return rolesOf(turn).flatMap(({ entry }) => (entry.body.length > 0 ? [counts(entry.body)] : []));
  const known = findPlace(document, place);
  if (known?.kind === 'section') return [counts(bodyOf([known.section]))];
  const entry = known?.entry ?? findRole(document, place);
  const entries = entry ? [entry] : findCountedEntries(document, place);
  return entries.map(({ body }) => counts(body));
}

function counts(lines: readonly Line[]): Line[] {
  const bullets = lines.filter(({ kind }) => kind === 'bullet');
  return bullets.length > 0 ? bullets : [...lines];
}
