import type { EntryFields } from '../../document.ts';
import { takeApart } from '../heads/head-pieces.ts';
import { roleOrEmployer } from '../heads/name-kind.ts';
import type { RawEntry } from '../heads/split-head.ts';
import { isLabelled, isPartLabel, isProse, organisationScore, schoolScore, titleScore } from '../rows/row-signs.ts';
import type { Paragraph } from '../rows/wrapped-rows.ts';
import type { SectionReading } from '../sections/best-reading.ts';
import { countWords } from '../words/word-list.ts';

/** Which row of the head has the role, and which the employer. */
interface Shape {
  readonly title: number;
  readonly organisation: number;
}

const minAlike = 2;

/**
 * The entries of a section are built alike: if most heads have the role in one row and the employer in another, heads
 * whose words are less clear are read the same way.
 */
export function likeSiblings({ raw, fields }: SectionReading): SectionReading {
  const shapes = raw.map((entry, at) => shapeOf(entry, fields[at] ?? {}));
  const common = commonShape(shapes, fields);
  if (!common) return { raw, fields };
  const read = raw.map((entry, at) => {
    const own = fields[at] ?? {};
    const shape = shapes[at];
    const isAlike = shape?.title === common.title && shape.organisation === common.organisation;
    return (isAlike ? undefined : readInRows(entry, own, common)) ?? { entry, fields: own };
  });
  return { raw: read.map(({ entry }) => entry), fields: read.map((one) => one.fields) };
}

function shapeOf({ head }: RawEntry, { title, organisation }: EntryFields): Shape | undefined {
  const rowOf = (name: string | undefined): number =>
    name === undefined ? -1 : head.findIndex((row) => row.text.includes(name));
  const shape = { title: rowOf(title), organisation: rowOf(organisation) };
  return shape.title < 0 || shape.organisation < 0 || shape.title === shape.organisation ? undefined : shape;
}

function commonShape(shapes: readonly (Shape | undefined)[], fields: readonly EntryFields[]): Shape | undefined {
  const counts = new Map<string, { readonly shape: Shape; count: number }>();
  for (const [at, shape] of shapes.entries()) {
    if (!shape || !isSure(fields[at] ?? {})) continue;
    const known = counts.get(`${shape.title} ${shape.organisation}`) ?? { shape, count: 0 };
    known.count += 1;
    counts.set(`${shape.title} ${shape.organisation}`, known);
  }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
  const named = fields.filter(({ title, organisation }) => title !== undefined || organisation !== undefined).length;
  return most && most.count >= minAlike && most.count * 5 >= named * 3 ? most.shape : undefined;
}

const isSure = ({ title = '', organisation = '' }: EntryFields): boolean =>
  titleScore(organisation) < 2 &&
  (titleScore(title) >= 2 || organisationScore(organisation) > 0 || roleOrEmployer(organisation) < -1);

function readInRows(
  entry: RawEntry,
  own: EntryFields,
  common: Shape,
): { readonly entry: RawEntry; readonly fields: EntryFields } | undefined {
  if (!own.period) return undefined;
  const whole = withRow(entry, Math.max(common.title, common.organisation));
  const [titleRow, organisationRow] = [whole?.head[common.title], whole?.head[common.organisation]];
  if (!whole || !titleRow || !organisationRow) return undefined;
  const title = nameIn(titleRow);
  const organisation = nameIn(organisationRow);
  if (title === undefined || organisation === undefined || titleScore(organisation) >= 2) return undefined;
  // Keep what the words already say for certain.
  if (titleScore(own.title ?? '') >= 2 && titleScore(title) < 2) return undefined;
  const houseScore = organisationScore(organisation);
  if (organisationScore(title) > houseScore || organisationScore(own.organisation ?? '') > houseScore) return undefined;
  const isOwnRow = organisationRow.text.includes(own.organisation ?? '\n');
  return {
    entry: whole,
    fields: { ...own, title, organisation: isOwnRow && own.organisation ? own.organisation : organisation },
  };
}

/** The last row of a head may have been read as body text. It is moved back if it names an employer. */
function withRow({ head, body }: RawEntry, last: number): RawEntry | undefined {
  if (head.length > last) return { head, body };
  const [next, ...rest] = body;
  if (head.length < last || !next || next.isBullet || next.blankLinesBefore > 0) return undefined;
  return organisationScore(next.text) > 0 ? { head: [...head, next], body: rest } : undefined;
}

function nameIn(row: Paragraph): string | undefined {
  if (row.isBullet || isProse(row.text) || isPartLabel(row.text)) return undefined;
  const { names, labelled } = takeApart([row], 'experience');
  const [name] = names;
  if (name === undefined || countWords(name) > 10) return undefined;
  return labelled.title ?? labelled.organisation ?? (isLabelled(row.text) ? undefined : name);
}

const unit = /(?:^|\s)(?:department|dept|school|centre|center|faculty|lab|laboratory|institute|division)(?:\s|$|\.)/iu;

/** "Department of Zoology" as the employer and a university in the place: the university is the employer. */
export function employerInPlace(own: EntryFields): EntryFields {
  const [house = '', ...rest] = (own.place ?? '').split(', ');
  if (schoolScore(house) === 0 || rest.length === 0 || !unit.test(own.organisation ?? '')) return own;
  return { ...own, organisation: house, place: rest.join(', ') };
}
