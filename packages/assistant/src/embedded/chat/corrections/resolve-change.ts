import { unquote } from '@fitted/language/writing/quotations';
import type { Entry, Line, ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import { wordAnew } from '../../build-edit.ts';
import { renameHeading } from '../operations/handlers/rename-heading.ts';
import { isAlike, namesIn } from '../wishes/name-words.ts';
import { contactSpots } from './spots/contact-spots.ts';
import { dateSpots } from './spots/date-spots.ts';
import type { FindSpots, Said, Spot } from './spots/spot.ts';
import { valueSpots } from './spots/value-spots.ts';
import { wordingSpots } from './spots/wording-spots.ts';

/** A correction as it was said; of several old or new values, each is tried with each. */
export interface Correction {
  readonly olds: readonly string[];
  readonly news: readonly string[];
  /** Where it is said to be. */
  readonly places?: readonly string[];
  /** The words that say it, by which one line is told from another, and all of the message, which tells less. */
  readonly sentence: string;
  readonly message?: string;
  /** The lines that were spoken of last. */
  readonly last?: readonly Line[];
}

export interface Resolved {
  readonly edit: Edit;
  /** The line says what is called wrong, and no other line could be meant; otherwise it is shown first. */
  readonly isPlain: boolean;
}

const readers: readonly FindSpots[] = [contactSpots, dateSpots, valueSpots, wordingSpots];

/** By so much the best place has to be better than the next one. */
const margin = 0.25;
const plainFit = 0.9;
const leastScore = 0.45;
const spokenOfLast = 0.5;

/** The one place in the resume that a correction is about: all that could be meant are weighed, by how they fit and by the words around. */
export function resolveChange(document: ResumeDocument, correction: Correction): Resolved | undefined {
  const found = spotsFound(document, correction);
  const [best] = found;
  const next = found.find(({ line, after }) => line !== best?.line || after !== best.after);
  if (!best || best.score < leastScore || best.score - (next?.score ?? 0) < margin) return undefined;
  return { edit: editFor(document, best), isPlain: best.fit >= plainFit };
}

/** Every place that could be meant, the likeliest first. */
export function spotsFound(
  document: ResumeDocument,
  correction: Correction,
): readonly (Spot & { readonly score: number })[] {
  const { olds, news, sentence, message = sentence, last = [] } = correction;
  const pairs = (olds.length === 0 ? [''] : olds).flatMap((old) =>
    news.map((to): Said => ({ document, old, to, sentence, message })),
  );
  const weighOne = weigher(document, correction);
  return pairs
    .flatMap((said) => linesOf(document).flatMap((line) => spotsIn(said, line)))
    .map((spot) => ({ ...spot, score: spot.fit + weighOne(spot.line) + (last.includes(spot.line) ? spokenOfLast : 0) }))
    .sort((one, other) => other.score - one.score);
}

/** What reads as a date is not a mere amount, and a line is read by the first reader that finds something. */
function spotsIn(said: Said, line: Line): readonly Spot[] {
  for (const find of readers) {
    const spots = find(said, line).filter(({ after }) => after !== line.text && after.trim() !== '');
    if (spots.length > 0) return spots;
  }
  return [];
}

function editFor(document: ResumeDocument, { line, after }: Spot): Edit {
  const section = document.sections.find(({ heading }) => heading === line);
  return section ? renameHeading(section, after) : wordAnew(document, line, after);
}

const most = 2.5;
const shortestName = 3;
const [placeWeight, messageWeight] = [1.5, 0.3];

/** How many of the words around a correction are a line's own or its job's: a word that few have weighs more. */
function weigher(document: ResumeDocument, correction: Correction): (line: Line) => number {
  const lines = linesAround(document);
  const said = wordsAround(correction).map(({ name, weight }) => {
    const isAmong = (names: readonly string[]) => names.some((one) => isAlike(one, name));
    const inLine = new Set(lines.filter(({ own }) => isAmong(own)).map(({ line }) => line));
    const homes = new Set(lines.filter(({ home }) => isAmong(home)).map(({ home }) => home));
    return { weight, inLine, homes };
  });
  const homeOf = new Map(lines.map(({ line, home }) => [line, home]));
  return (line) => {
    const home = homeOf.get(line) ?? [];
    const sum = said.reduce((all, { weight, inLine, homes }) => {
      const own = inLine.has(line) ? 1 / inLine.size : 0;
      const ofHome = homes.has(home) ? 1 / homes.size : 0;
      return all + weight * Math.max(own, ofHome);
    }, 0);
    return Math.min(most, sum);
  };
}

interface Around {
  readonly line: Line;
  readonly own: readonly string[];
  /** The words of the heading and of the job above it: the same list for all lines of a job. */
  readonly home: readonly string[];
}

function linesAround(document: ResumeDocument): readonly Around[] {
  const homes = new Map(
    document.sections.flatMap(({ entries, heading }) =>
      entries.flatMap((entry) => {
        const names = headNames(entry, heading?.text ?? '');
        return [...entry.head, ...entry.body].map((line) => [line, names] as const);
      }),
    ),
  );
  return linesOf(document).map((line) => ({ line, own: namesIn(line.text), home: homes.get(line) ?? [] }));
}

/** The words besides the new ones; what is called wrong is found by its own reader. */
function wordsAround({ olds, news, places = [], sentence, message = '' }: Correction) {
  const rest = (text: string) => [...olds, ...news].reduce((left, one) => left.replace(unquote(one), ' '), text);
  const weighed = [
    ...places.flatMap((place) => namesIn(place).map((name) => ({ name, weight: placeWeight }))),
    ...namesIn(`${rest(sentence)} ${olds[0] ?? ''}`).map((name) => ({ name, weight: 1 })),
    ...namesIn(rest(message)).map((name) => ({ name, weight: messageWeight })),
  ];
  const isTelling = (name: string) => name.length >= shortestName || /[\p{sc=Han}\p{sc=Katakana}]/u.test(name);
  return [...new Map(weighed.toReversed().map((one) => [one.name, one] as const)).values()].filter(({ name }) =>
    isTelling(name),
  );
}

const headNames = ({ head }: Entry, heading: string): readonly string[] =>
  namesIn([heading, ...head.map(({ text }) => text)].join(' '));
