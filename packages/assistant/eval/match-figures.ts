import { type LabelledPair, readLabelledPairs } from './labelled-pairs.ts';
import { type Judged, type JudgedPair, judgePair } from './match-eval.ts';

export interface MatchFigures {
  readonly pairs: number;
  readonly requirements: number;
  /** Of what we call missing: shown after all, and not asked for at all. In percent. */
  readonly wrong: number;
  readonly noise: number;
  /** Of the readers' gaps: left open (missing, or asked with the near line), and called missing. In percent. */
  readonly found: number;
  readonly foundMissing: number;
  /** Of what we ask with a near line: shown after all. In percent; and how many there are. */
  readonly nearShown: number;
  readonly near: number;
  /** Of what we call met: not shown. In percent. */
  readonly metWrong: number;
  /** Of what is labelled: read from the posting at all. In percent. */
  readonly read: number;
  /** Phrases marked as no requirement that were taken for one. In percent. */
  readonly taken: number;
}

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10);

export function matchFigures(all: readonly JudgedPair[]): MatchFigures {
  const judged = all.flatMap((one) => one.judged);
  const missing = judged.filter(({ status }) => status === 'missing');
  const near = judged.filter(({ status }) => status === 'near');
  const met = judged.filter(({ status, label }) => status === 'met' && label);
  const gaps = all.flatMap((one) => one.gaps);
  const labels = all.reduce((sum, { pair }) => sum + pair.requirements.length, 0);
  const tempting = all.flatMap(({ pair, judged: ours }) =>
    pair.notRequirements.map((phrase) => isTaken(pair.posting.indexOf(phrase), phrase.length, ours)),
  );
  return {
    pairs: all.length,
    requirements: judged.length,
    wrong: percent(missing.filter(({ label }) => label?.isShown).length, missing.length),
    noise: percent(missing.filter(({ label }) => !label).length, missing.length),
    found: percent(gaps.filter(({ isOpen }) => isOpen).length, gaps.length),
    foundMissing: percent(gaps.filter(({ isMissing }) => isMissing).length, gaps.length),
    nearShown: percent(near.filter(({ label }) => label?.isShown).length, near.length),
    near: near.length,
    metWrong: percent(met.filter(({ label }) => !label?.isShown).length, met.length),
    read: percent(labels - all.reduce((sum, { unread }) => sum + unread.length, 0), labels),
    taken: percent(tempting.filter(Boolean).length, tempting.length),
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

/** The author's letter in a file's name: "dev-C-07.json", "b-07.json". */
function authorOf({ name }: LabelledPair): string {
  return /(?:^|-)(?<author>[a-z])-\d/iu.exec(name)?.groups?.author?.toUpperCase() ?? '?';
}

/** The figures as lines: all, by author, by language, by the kind that the readers gave. */
export function sayMatchFigures(folder: string, prefix: string): string[] {
  const all = readLabelledPairs(folder, prefix).map(judgePair);
  if (all.length === 0) return [`no labelled pairs in ${folder}`];
  const row = (name: string, figures: MatchFigures) =>
    [
      name.padEnd(12),
      `missing: wrong ${figures.wrong} %, noise ${figures.noise} %`,
      `gaps open ${figures.found} % (missing ${figures.foundMissing} %)`,
      `asked ${figures.near}, shown ${figures.nearShown} %`,
      `met wrong ${figures.metWrong} %`,
      `read ${figures.read} %`,
      `not-requirements taken ${figures.taken} %`,
    ].join('  ');
  const authors = [...new Set(all.map(({ pair }) => authorOf(pair)))].sort();
  const languages = [...new Set(all.map(({ pair }) => pair.lang))].sort();
  const kinds = [...new Set(all.flatMap(({ pair }) => pair.requirements.map(({ kind }) => kind)))].sort();
  return [
    row(`all ${all.length}`, matchFigures(all)),
    ...authors.map((author) =>
      row(`author ${author}`, matchFigures(all.filter(({ pair }) => authorOf(pair) === author))),
    ),
    ...languages.map((lang) => row(lang, matchFigures(all.filter(({ pair }) => pair.lang === lang)))),
    ...kinds.map((kind) => row(kind, matchFigures(all.map((one) => ofKind(one, kind))))),
  ];
}

/** Only what is about labels of this kind; noise has no label. */
function ofKind(one: JudgedPair, kind: string): JudgedPair {
  return {
    pair: {
      ...one.pair,
      requirements: one.pair.requirements.filter((label) => label.kind === kind),
      notRequirements: [],
    },
    judged: one.judged.filter(({ label }) => label?.kind === kind),
    unread: one.unread.filter((label) => label.kind === kind),
    gaps: one.gaps.filter(({ label }) => label.kind === kind),
  };
}
