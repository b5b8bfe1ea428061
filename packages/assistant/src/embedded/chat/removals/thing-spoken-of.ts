import type { ResumeDocument } from '@fitted/resume/document';
import { isWork } from '@fitted/resume/section-traits';
import { bareWords, isAlike, namesIn } from '../wishes/name-words.ts';
import type { Thing } from '../wishes/things.ts';

/** What a clause is about, likeliest first; clear if one is far ahead of the next. */
export interface SpokenOf {
  readonly things: readonly Thing[];
  readonly isClear: boolean;
}

const farAhead = 1.5;
const least = 0.9;
const maxOffered = 3;

/** The line of this resume that a clause describes by words few other lines have. Whole jobs are not described this way. */
export function lineDescribed({ sections }: ResumeDocument, clause: string): SpokenOf {
  const said = namesIn(bareWords(clause)).filter((name) => name.length > 2 || /^\P{ASCII}{2}$/u.test(name));
  const things = sections.flatMap(({ kind, entries }) =>
    entries.flatMap((entry): Thing[] => [
      ...entry.body.map((line): Thing => ({ kind: 'line', line, text: line.text })),
      ...(!isWork(kind) && entry.head.length === 1 && entry.body.length === 0
        ? [{ kind: 'entry' as const, entry, text: entry.head[0]?.text ?? '' }]
        : []),
    ]),
  );
  const named = things.map((thing) => ({ thing, names: namesIn(thing.text) }));
  const shared = said.map((name) => named.filter(({ names }) => names.some((own) => isAlike(name, own))));
  const ranked = named
    .map(({ thing }) => ({
      thing,
      score: shared.reduce((sum, some) => sum + (some.some((one) => one.thing === thing) ? 1 / some.length : 0), 0),
    }))
    .filter(({ score }) => score >= 0.3)
    .sort((one, other) => other.score - one.score);
  const [first, second] = ranked;
  const isClear = first !== undefined && first.score >= least && first.score >= farAhead * (second?.score ?? 0);
  return { things: ranked.slice(0, isClear ? 1 : maxOffered).map(({ thing }) => thing), isClear };
}
