import { anchorStrength } from '../rows/anchors.ts';
import type { LineLook } from '../rows/line-look.ts';
import type { Paragraph } from '../rows/wrapped-rows.ts';

/** A row that opens what is below: there is a blank line above it, or dates end the row above and it is set louder than the row below. */
export function isSetApart(rows: readonly Paragraph[], index: number): boolean {
  const [above, row, below] = [rows[index - 1], rows[index], rows[index + 1]];
  if (!row || !below || below.blankLinesBefore > 0) return false;
  if (row.blankLinesBefore > 0) return true;
  if (!above || !row.look || !below.look || row.isBullet) return false;
  return anchorStrength(above) === 'strong' && isLouder(row.look, below.look);
}

const isLouder = (look: LineLook, than: LineLook): boolean =>
  look.size > than.size + 0.4 || (startsBold(look) && !startsBold(than));

const startsBold = (look: LineLook): boolean => look.runs[0]?.isBold ?? look.isBold;
