import type { EntryFields } from '../../document.ts';
import { isUnit } from '../chain/pieces.ts';
import { findPeriod } from '../periods/periods.ts';
import { organisationScore, titleScore } from '../rows/row-signs.ts';
import { withoutFieldLabel } from './field-labels.ts';
import { trimEdges } from './head-pieces.ts';
import type { RawEntry } from './split-head.ts';

/**
 * The name next to a town is the employer: in "Kestrel Foods Leeds, UK    Retail" it is not the line of business after
 * it, unless the words of that name clearly say so.
 */
export function employerBesidePlace({ head }: RawEntry, fields: EntryFields): EntryFields {
  const { title = '', organisation, place } = fields;
  if (organisation === undefined || place === undefined) return fields;
  const cells = head.find((row) => row.cells.some((cell) => cell.endsWith(place)))?.cells ?? [];
  const at = cells.findIndex((cell) => cell.endsWith(place));
  const isBehind = cells.slice(at + 1).some((cell) => cell.includes(organisation));
  if (organisationScore(organisation) > (isBehind ? 2 : 0)) return fields;
  const name = withoutFieldLabel(trimEdges(cells[at]?.slice(0, -place.length) ?? '')).trim();
  const isName = name.length > 1 && name.length < 60 && !findPeriod(name) && !isUnit(name) && titleScore(name) < 2;
  if (!isName || name.includes(organisation) || name.includes(title) || title.includes(name)) return fields;
  return { ...fields, organisation: name };
}
