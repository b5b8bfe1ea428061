import type { Claim } from '../claim.ts';
import type { Source } from '../source.ts';
import type { GuardText } from '../text/read-text.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Circumstances } from './circumstances.ts';
import { compare } from './compare.ts';
import { shareOf } from './shared-words.ts';
import { type Difference, judgeAll, type Row } from './table.ts';

export interface Judgement {
  readonly claims: readonly Claim[];
  /** The lines and facts that support the text. */
  readonly support: readonly Source[];
}

/** At most this many sources are compared in full, and only those that share at least half as much as the closest. */
const maxCompared = 3;

/**
 * Judges the text as a rewording of its best source: of those that share the most words, the one with the least serious
 * differences.
 */
export function judgeBySupport(
  text: GuardText,
  sources: readonly Source[],
  circumstances: Circumstances,
  isLet: (difference: Difference) => boolean = () => false,
): Judgement {
  const { vocabulary } = circumstances;
  const near = sources
    .map((source) => ({ source, shared: shareOf(text, source.text, vocabulary).shared }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared);
  const most = near[0]?.shared ?? 0;
  const nearest = near.slice(0, maxCompared).filter(({ shared }) => shared * 2 >= most);
  let best: Judgement | undefined;
  for (const { source } of nearest) {
    const found = compare(source.text, text, {
      ...circumstances,
      mayShorten: circumstances.mayShorten && !source.isWhole,
    }).filter((one) => !isLet(one) && !(source.kind === 'stated' && isTold(one)));
    const isSoft = found.length > 0 && source.kind === 'line' && isPartly(source.text, text, vocabulary);
    const differences = isSoft ? found.map(softened) : circumstances.isItem ? found.map(softenedRung) : found;
    const judged = { claims: judgeAll(differences), support: [source] };
    if (!best || weightOf(judged) < weightOf(best)) best = judged;
    if (judged.claims.length === 0) break;
  }
  return best ?? { claims: [], support: [] };
}

/** The text repeats less than half of the source, so the source may not be what it is based on. */
function isPartly(source: GuardText, text: GuardText, vocabulary: Vocabulary): boolean {
  const { shared, total } = shareOf(source, text, vocabulary);
  return shared * 2 < total;
}

const soft: Readonly<Partial<Record<Row, Row>>> = {
  'limit went': 'limit moved',
  'level went': 'limit moved',
  'denial went': 'denial moved',
  'certainty raised': 'certainty moved',
  'rung raised': 'rung moved',
};

/** "I worked with HubSpot" stated, "HubSpot" listed: an item names what was worked with, not who did the work. */
function softenedRung(difference: Difference): Difference {
  return difference.row === 'rung raised' ? softened(difference) : difference;
}

/** A new word of being in charge stays `raised`, whatever the line said, because there is nothing it replaced. */
function softened(difference: Difference): Difference {
  if (difference.row === 'rung raised' && !difference.params?.from) return difference;
  return { ...difference, row: soft[difference.row] ?? difference.row };
}

export function weightOf({ claims }: Judgement): number {
  return claims.reduce((sum, { severity }) => sum + (severity === 'hold' ? 1000 : 1), 0);
}

/** People tell us more than fits a line: the place, the time, the background. Those may be left out, but not limits. */
function isTold({ row }: Difference): boolean {
  return (
    row === 'rung came' ||
    row === 'relation went' ||
    row === 'thing went' ||
    row === 'date went' ||
    row === 'title went' ||
    row === 'figure went'
  );
}
