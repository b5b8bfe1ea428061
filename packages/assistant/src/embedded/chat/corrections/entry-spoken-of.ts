import type { Entry, Line, ResumeDocument } from '@fitted/resume/document';
import { bareWords, isAlike, namesIn } from '../wishes/name-words.ts';
import { begins, ends } from './data/correction-words.ts';
import { datesIn, valuesIn } from './spoken-values.ts';

const minLetters = 3;
/** An entry must score this many times better than the next to count as named. */
const clearly = 1.5;

/** The entry whose head a clause names by a word few other heads have; undefined if none or several are named. */
export function entrySpokenOf({ sections }: ResumeDocument, clause: string): Entry | undefined {
  const entries = sections.flatMap((section) => section.entries).filter((entry) => namingLines(entry).length > 0);
  // "24 rooms" does not refer to the room attendant.
  const counted = valuesIn(clause).flatMap(({ counts }) => counts);
  const said = namesIn(bareWords(clause)).filter(
    (name) => isName(name) && !counted.includes(name) && !begins.test(name) && !ends.test(name),
  );
  if (said.length === 0) return undefined;
  const heads = entries.map((entry) => ({
    entry,
    names: namesIn(
      namingLines(entry)
        .map(({ text }) => text)
        .join(' '),
    ),
  }));
  const shared = said.map((name) => heads.filter(({ names }) => names.some((own) => isAlike(name, own))));
  const scored = entries
    .map((entry) => ({
      entry,
      score: shared.reduce(
        (sum, some) => sum + (some.some((one) => one.entry === entry) ? 1 / some.length ** 2 : 0),
        0,
      ),
    }))
    .sort((one, other) => other.score - one.score);
  const [first, second] = scored;
  return first && first.score >= 0.5 && first.score >= clearly * (second?.score ?? 0) ? first.entry : undefined;
}

const fewLines = 2;

/** The lines that name an entry: its head, or all of a short one that was parsed without a head. */
export function namingLines({ head, body }: Entry): readonly Line[] {
  if (head.length > 0) return head;
  return body.length <= fewLines && body.every(({ kind }) => kind === 'text') && body.some(isDated) ? body : [];
}

const isDated = ({ text }: Line): boolean => datesIn(text).length > 0;

const isName = (name: string): boolean =>
  /^\p{sc=Latin}/u.test(name) ? name.length >= minLetters && !/\p{N}/u.test(name) : /^\P{N}{2}$/u.test(name);
