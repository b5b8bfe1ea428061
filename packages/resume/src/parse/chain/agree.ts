import type { Paragraph } from '../rows/wrapped-rows.ts';
import { hasCjk } from '../words/word-list.ts';
import { groupByRow, typeKey } from './features.ts';
import { kindOf, labelCount, labels } from './labels.ts';
import type { Piece } from './pieces.ts';

/**
 * The entries of a section are built alike. Given a first reading, describes how pieces with the same position and look
 * were labelled elsewhere in the section, as features for the second reading.
 */
export function seeAgreement(
  rows: readonly Paragraph[],
  pieces: readonly Piece[],
  first: readonly number[],
): string[][] {
  const byRow = groupByRow(rows.length, pieces);
  const shapes = pieces.map((piece) => shapesOf(piece, rows[piece.row] as Paragraph, byRow[piece.row] ?? []));
  const counts = new Map<string, Float64Array>();
  for (const [at, own] of shapes.entries()) {
    for (const shape of own) {
      const count = counts.get(shape) ?? new Float64Array(labelCount);
      count[first[at] ?? 0] = (count[first[at] ?? 0] ?? 0) + 1;
      counts.set(shape, count);
    }
  }
  return shapes.map((own, at) =>
    own.flatMap((shape, fineness) => {
      const count = Float64Array.from(counts.get(shape) ?? []);
      count[first[at] ?? 0] = (count[first[at] ?? 0] ?? 1) - 1;
      return describe(count, fineness);
    }),
  );
}

function describe(count: Float64Array, fineness: number): string[] {
  const total = count.reduce((sum, one) => sum + one, 0);
  if (total === 0) return [`alone ${fineness}`];
  const many = total >= 3 ? 'many' : 'few';
  const features: string[] = [];
  for (let label = 0; label < labelCount; label += 1) {
    const share = (count[label] ?? 0) / total;
    if (share > 0) features.push(`as ${fineness} ${labels[label]} ${share > 0.8 ? 3 : share > 0.45 ? 2 : 1} ${many}`);
  }
  const kinds = new Set([...count.keys()].filter((label) => (count[label] ?? 0) > 0).map(kindOf));
  features.push(`kinds ${fineness} ${kinds.size > 1 ? 'mixed' : [...kinds][0]}`);
  return features;
}

/** From coarse to fine. */
function shapesOf(piece: Piece, row: Paragraph, inRow: readonly Piece[]): string[] {
  const at = inRow.indexOf(piece);
  const look = row.look ? typeKey(row.look) : row.isBold ? 'bold' : '';
  const date = piece.period ? 'date' : '';
  const margin = `${row.isBullet ? row.depth : '-'} ${look} ${piece.type ?? ''}`;
  const dated = inRow.some(({ period }) => period) ? 'dated' : '';
  const coarse = `${margin} ${date} ${at === 0 ? 'first' : 'later'}`;
  const fine = `${margin} ${date} ${at} ${piece.before} ${piece.cell}/${row.cells.length} ${dated} ${hasCjk(piece.text)} ${Math.min(row.blankLinesBefore, 1)}`;
  return [coarse, fine];
}
