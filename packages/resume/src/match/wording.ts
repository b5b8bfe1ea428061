import type { FindingCode } from '@fitted/contract/edits/summary-codes';
import { foldText } from '../lexicon/fold-text.ts';
import type { Finding, MatchedRequirement } from './match.ts';
import { isEvidence, type PlacedLine } from './read-lines.ts';

/** How much each finding deducts from its line. */
const penalties: Partial<Readonly<Record<FindingCode, number>>> = {
  'weak-opening': 0.6,
  'first-person': 0.4,
  filler: 0.25,
  'long-line': 0.3,
};
/** The share of the meter that depends on using the posting's spelling. */
const spellingPart = 0.3;

export interface WordingReading {
  readonly meter: number;
  readonly findings: readonly Finding[];
}

/** How clearly the lines about work are written, and whether they use the posting's words for the same things. */
export function measureWording(lines: readonly PlacedLine[], matched: readonly MatchedRequirement[]): WordingReading {
  const told = lines.filter(
    (line) => line.part === 'body' && (isEvidence(line) || line.section === 'summary') && !isNumberOnly(line),
  );
  const findings = told.flatMap(readWording);
  const lost = findings.reduce((sum, { code }) => sum + (penalties[code] ?? 0), 0);
  const clear = told.length === 0 ? 0 : Math.max(0, 1 - lost / told.length);

  const spelled = matched.filter(
    ({ how, requirement }) => (how === 'literal' || how === 'alias') && requirement.skills.length > 0,
  );
  const spellings = spelled.flatMap((one) => (one.how === 'alias' ? [spellingFinding(one, lines)] : []));
  if (spelled.length === 0) return { meter: clear * 100, findings };
  const literal = 1 - spellings.length / spelled.length;
  return { meter: (clear * (1 - spellingPart) + literal * spellingPart) * 100, findings: [...findings, ...spellings] };
}

/** The number of a page that was copied into the text is not clear writing. */
function isNumberOnly({ text }: PlacedLine): boolean {
  return !/\p{L}/u.test(text);
}

function readWording({ id, flaws, section }: PlacedLine): Finding[] {
  return flaws
    .filter((code) => code !== 'long-line' || section !== 'summary')
    .map((code) => ({ code, lineId: id, params: {} }));
}

function spellingFinding({ requirement, places }: MatchedRequirement, lines: readonly PlacedLine[]): Finding {
  const [place] = places;
  const line = lines.find(({ id }) => id === place?.lineId);
  const from = place && line ? line.text.slice(place.at, place.at + place.length) : foldText(requirement.text).text;
  return {
    code: 'posting-spelling',
    params: { from, to: requirement.text },
    ...(place && { lineId: place.lineId }),
  };
}
