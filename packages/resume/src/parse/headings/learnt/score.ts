import type { Row } from '../../rows/rows.ts';
import { canHead, seeHeadings, shareOf, styleKey } from './features.ts';

/** Weights by feature. The first model scores each row; the second also knows what the first found on the page. */
export interface HeadingModels {
  readonly first: ReadonlyMap<string, number>;
  readonly second: ReadonlyMap<string, number>;
}

/** Above 0 for section headings. */
export function scoreHeadings(
  rows: readonly Row[],
  isRule: readonly boolean[],
  { first, second }: HeadingModels,
): number[] {
  const seen = seeHeadings(rows, isRule);
  const draft = seen.map((features) => scoreOf(features, first));
  return withDraft(rows, seen, draft).map((features) => scoreOf(features, second));
}

export function scoreOf(features: readonly string[], weights: ReadonlyMap<string, number>): number {
  if (features.length === 0) return -9;
  return features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);
}

/** The headings of a page look alike: adds how rows in the same style were scored, and the score of the row itself. */
export function withDraft(
  rows: readonly Row[],
  seen: readonly (readonly string[])[],
  draft: readonly number[],
): string[][] {
  const keys = rows.map(styleKey);
  const counts = new Map<string, { all: number; headings: number }>();
  for (const [at, row] of rows.entries()) {
    if (!canHead(row)) continue;
    const own = counts.get(keys[at] ?? '') ?? { all: 0, headings: 0 };
    own.all += 1;
    if ((draft[at] ?? 0) > 0) own.headings += 1;
    counts.set(keys[at] ?? '', own);
  }
  const total = draft.filter((score) => score > 0).length;
  return seen.map((features, at) => {
    if (features.length === 0) return [];
    const own = counts.get(keys[at] ?? '') ?? { all: 1, headings: 0 };
    const isHeading = (draft[at] ?? 0) > 0;
    const others = own.all - 1;
    const share = others === 0 ? 'alone' : shareOf((own.headings - (isHeading ? 1 : 0)) / others);
    const others2 = total - own.headings;
    const usual = own.headings > others2 ? 'most' : own.headings === 0 ? 'none' : own.headings > 1 ? 'some' : 'one';
    const sure = Math.max(-4, Math.min(4, Math.round(draft[at] ?? 0)));
    return [
      ...features,
      `draft ${sure}`,
      `drafts ${share}`,
      `drafts ${share} ${Math.min(others, 6) > 2 ? 'many' : 'few'}`,
      `draft ${sure} ${share}`,
      `usual ${usual}`,
      `usual ${usual} ${sure}`,
      `usual ${usual} ${share}`,
    ];
  });
}
