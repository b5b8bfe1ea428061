import type { EntryFields } from '../../document.ts';
import { isProse, organisationScore, titleScore } from '../rows/row-signs.ts';
import type { Paragraph } from '../rows/wrapped-rows.ts';
import type { RawEntry } from './split-head.ts';

interface Read {
  readonly entry: RawEntry;
  readonly fields: EntryFields;
}

/**
 * "Team leader, Hardware support" above "Kestrel Foods Ltd": if the row right below clearly names an employer, what
 * follows the role is part of the role. It was taken for an employer only because one is often there.
 */
export function employerBelow(entry: RawEntry, fields: EntryFields): Read {
  const { title, organisation } = fields;
  const unchanged = { entry, fields };
  if (title === undefined || organisation === undefined || organisationScore(organisation) > 0) return unchanged;
  const { head, body } = entry;
  const rows = [...head, ...body.slice(0, 1)];
  const at = rows.findIndex(({ text }) => text.includes(title));
  const row = rows[at]?.text ?? '';
  const below = rows[at + 1];
  if (!below || !namesHouse(below)) return unchanged;
  const narrowed = [`${title}, ${organisation}`, `${organisation}, ${title}`].find((name) => row.includes(name));
  if (narrowed === undefined) return unchanged;
  const isTold = at + 1 === head.length;
  return {
    entry: isTold ? { head: [...head, below], body: body.slice(1) } : entry,
    fields: { ...fields, title: narrowed, organisation: below.text },
  };
}

function namesHouse({ text, cells, isBullet }: Paragraph): boolean {
  if (isBullet || cells.length > 1 || text.length > 80 || isProse(text)) return false;
  return organisationScore(text) >= 2 && titleScore(text) < 2;
}
