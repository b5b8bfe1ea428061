import { type LabelledPair, readLabelledPairs } from './labelled-pairs.ts';
import { type Judged, type JudgedPair, judgePair } from './match-eval.ts';

/** A count and what it is a part of. */
type Share = readonly [part: number, whole: number];

export interface MatchFigures {
  /** Of what we call missing: shown after all, and not asked for at all. */
  readonly wrong: Share;
  readonly noise: Share;
  /** Of the readers' gaps: left open (missing or asked), called missing, called met, and not read from the posting. */
  readonly found: Share;
  readonly foundMissing: Share;
  readonly gapMet: Share;
  readonly gapUnread: Share;
  /** Of what we call met: not shown. Of what is shown: met. */
  readonly metWrong: Share;
  readonly shownMet: Share;
  /** Of what we ask about: shown after all. */
  readonly nearShown: Share;
  /** Of what is labelled: read from the posting at all. */
  readonly read: Share;
  /** Phrases marked as no requirement that were taken for one. */
  readonly taken: Share;
}

export function matchFigures(all: readonly JudgedPair[]): MatchFigures {
  const judged = all.flatMap((one) => one.judged);
  const of = <One>(list: readonly One[], test: (one: One) => boolean): Share => [list.filter(test).length, list.length];
  const missing = judged.filter(({ status }) => status === 'missing');
  const near = judged.filter(({ status }) => status === 'near');
  const met = judged.filter(({ status, label }) => status === 'met' && label);
  const gaps = all.flatMap((one) => one.gaps);
  const labels = all.flatMap(({ pair, unread }) => pair.requirements.map((label) => ({ label, unread })));
  const shown = all.flatMap(({ pair, judged: ours }) =>
    pair.requirements
      .filter(({ isShown }) => isShown)
      .map((label) => ours.some((one) => one.label === label && one.status === 'met')),
  );
  const tempting = all.flatMap(({ pair, judged: ours }) =>
    pair.notRequirements.map((phrase) => isTaken(pair.posting.indexOf(phrase), phrase.length, ours)),
  );
  return {
    wrong: of(missing, ({ label }) => label?.isShown ?? false),
    noise: of(missing, ({ label }) => !label),
    found: of(gaps, ({ isOpen }) => isOpen),
    foundMissing: of(gaps, ({ isMissing }) => isMissing),
    gapMet: of(gaps, ({ isOpen, isRead }) => !isOpen && isRead),
    gapUnread: of(gaps, ({ isRead }) => !isRead),
    metWrong: of(met, ({ label }) => !label?.isShown),
    shownMet: of(shown, (isMet) => isMet),
    nearShown: of(near, ({ label }) => label?.isShown ?? false),
    read: of(labels, ({ label, unread }) => !unread.includes(label)),
    taken: of(tempting, Boolean),
  };
}

function isTaken(at: number, length: number, judged: readonly Judged[]): boolean {
  return (
    at >= 0 &&
    judged.some(({ requirement: { place }, label }) => {
      const shared = Math.min(place.at + place.length, at + length) - Math.max(place.at, at);
      return !label && shared >= 0.5 * Math.min(place.length, length);
    })
  );
}

const columns: readonly (readonly [heading: string, figure: keyof MatchFigures])[] = [
  ['wrong', 'wrong'],
  ['noise', 'noise'],
  ['gaps found', 'found'],
  ['as missing', 'foundMissing'],
  ['called met', 'gapMet'],
  ['unread', 'gapUnread'],
  ['met wrong', 'metWrong'],
  ['shown met', 'shownMet'],
  ['asked, shown', 'nearShown'],
  ['read', 'read'],
  ['talk taken', 'taken'],
];
const width = 18;

/** The figures as a table: all, by author, by language, by the kind that the readers gave (of what is not a requirement: our kind). */
export function sayJudged(all: readonly JudgedPair[], authorOf: (pair: LabelledPair) => string): string[] {
  const row = (name: string, part: readonly JudgedPair[]) => {
    const figures = matchFigures(part);
    return name.padEnd(12) + columns.map(([, figure]) => say(figures[figure]).padStart(width)).join('');
  };
  const groups = (keyOf: (pair: LabelledPair) => string) =>
    [...new Set(all.map(({ pair }) => keyOf(pair)))].sort().map((key) =>
      row(
        key,
        all.filter(({ pair }) => keyOf(pair) === key),
      ),
    );
  const kinds = [...new Set(all.flatMap(({ pair }) => pair.requirements.map(({ kind }) => kind)))].sort();
  return [
    ' '.repeat(12) + columns.map(([heading]) => heading.padStart(width)).join(''),
    row(`all ${all.length}`, all),
    ...groups(authorOf),
    ...groups(({ lang }) => lang),
    ...kinds.map((kind) =>
      row(
        kind,
        all.map((one) => ofKind(one, kind)),
      ),
    ),
  ];
}

function say([part, whole]: Share): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} % ${part}/${whole}`;
}

export function sayMatchFigures(folder: string, prefix: string): string[] {
  const all = readLabelledPairs(folder, prefix).map((pair) => judgePair(pair));
  return all.length === 0 ? [`no labelled pairs in ${folder}`] : sayJudged(all, folderOf);
}

/** The author is the folder that the pair is in. */
function folderOf({ name }: LabelledPair): string {
  return name.includes('/') ? (name.split('/')[0] ?? '') : '?';
}

function ofKind(one: JudgedPair, kind: string): JudgedPair {
  return {
    pair: {
      ...one.pair,
      requirements: one.pair.requirements.filter((label) => label.kind === kind),
      notRequirements: [],
    },
    judged: one.judged.filter(({ label, requirement }) => (label?.kind ?? requirement.kind) === kind),
    unread: one.unread.filter((label) => label.kind === kind),
    gaps: one.gaps.filter(({ label }) => label.kind === kind),
  };
}
