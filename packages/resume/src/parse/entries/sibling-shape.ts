import type { EntryFields } from '../../document.ts';
import { takeApart } from '../heads/head-pieces.ts';
import { roleOrEmployer } from '../heads/name-kind.ts';
import type { RawEntry } from '../heads/split-head.ts';
import { styleOf } from '../rows/line-look.ts';
import { isLabelled, isPartLabel, isProse, organisationScore, schoolScore, titleScore } from '../rows/row-signs.ts';
import type { Paragraph } from '../rows/wrapped-rows.ts';
import type { SectionReading } from '../sections/best-reading.ts';
import { countWords } from '../words/word-list.ts';

/** Which row of the head has the role, and which the employer. */
interface Shape {
  readonly title: number;
  readonly organisation: number;
}

/** The shape that most heads have, and how the two rows look if they look different. */
interface CommonShape extends Shape {
  readonly looks?: { readonly title: string; readonly organisation: string };
  /** Seen often enough to be followed by words alone. */
  readonly isUsual: boolean;
}

interface Read {
  entry: RawEntry;
  readonly fields: EntryFields;
}

const minAlike = 2;

/**
 * The entries of a section are built alike: if most heads have the role in one row and the employer in another, heads
 * whose words are less clear are read the same way.
 */
export function likeSiblings({ raw, fields }: SectionReading): SectionReading {
  const shapes = raw.map((entry, at) => shapeOf(entry, fields[at] ?? {}));
  const common = commonShape(raw, shapes, fields);
  if (!common) return { raw, fields };
  const told = new Set(raw.flatMap(({ body }) => body.flatMap(({ look }) => (look ? [styleOf(look)] : []))));
  const read: Read[] = [];
  for (const [at, entry] of raw.entries()) {
    const own = { entry, fields: fields[at] ?? {} };
    const isAlike = isSame(shapes[at], common);
    read.push((isAlike ? undefined : (readByLook(own, common, read, told) ?? readByWords(own, common))) ?? own);
  }
  return { raw: read.map(({ entry }) => entry), fields: read.map((one) => one.fields) };
}

const isSame = (shape: Shape | undefined, other: Shape): boolean =>
  shape?.title === other.title && shape.organisation === other.organisation;

function shapeOf({ head }: RawEntry, { title, organisation }: EntryFields): Shape | undefined {
  const shape = { title: rowOf(head, title), organisation: rowOf(head, organisation) };
  return shape.title < 0 || shape.organisation < 0 || shape.title === shape.organisation ? undefined : shape;
}

const rowOf = (rows: readonly Paragraph[], name: string | undefined): number =>
  name === undefined ? -1 : rows.findIndex((row) => row.text.includes(name));

const lookOf = (row: Paragraph | undefined): string | undefined => row?.look && styleOf(row.look);

function commonShape(
  raw: readonly RawEntry[],
  shapes: readonly (Shape | undefined)[],
  fields: readonly EntryFields[],
): CommonShape | undefined {
  const counts = new Map<string, { readonly shape: Shape; count: number }>();
  let sure = 0;
  for (const [at, shape] of shapes.entries()) {
    if (!shape || !isSure(fields[at] ?? {})) continue;
    sure += 1;
    const known = counts.get(`${shape.title} ${shape.organisation}`) ?? { shape, count: 0 };
    known.count += 1;
    counts.set(`${shape.title} ${shape.organisation}`, known);
  }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
  if (!most || most.count * 2 <= sure) return undefined;
  const named = fields.filter(({ title, organisation }) => title !== undefined || organisation !== undefined).length;
  const looks = commonLooks(
    most.shape,
    raw.filter((_, at) => isSame(shapes[at], most.shape)),
  );
  return { ...most.shape, ...(looks && { looks }), isUsual: most.count >= minAlike && most.count * 2 >= named };
}

/** How the rows with the role and with the employer look, if that is the same in all these entries and tells them apart. */
function commonLooks(shape: Shape, alike: readonly RawEntry[]): CommonShape['looks'] {
  const title = new Set(alike.map(({ head }) => lookOf(head[shape.title])));
  const organisation = new Set(alike.map(({ head }) => lookOf(head[shape.organisation])));
  const [[titleLook], [organisationLook]] = [[...title], [...organisation]];
  if (title.size !== 1 || organisation.size !== 1 || !titleLook || !organisationLook) return undefined;
  return titleLook === organisationLook ? undefined : { title: titleLook, organisation: organisationLook };
}

const isSure = ({ title = '', organisation = '' }: EntryFields): boolean =>
  titleScore(organisation) < 2 &&
  (titleScore(title) >= 2 || organisationScore(organisation) > 0 || roleOrEmployer(organisation) < -1);

/** The rows that look like the others' roles and employers are this entry's role and employer, whatever their words. */
function readByLook(
  { entry, fields: own }: Read,
  { title, organisation, looks }: CommonShape,
  above: readonly Read[],
  told: ReadonlySet<string>,
): Read | undefined {
  const { head } = entry;
  if (!looks || !own.period) return undefined;
  if (lookOf(head[title]) === looks.title && lookOf(head[organisation]) === looks.organisation)
    return named(entry, own, head[title], head[organisation]);
  const last = above.at(-1);
  if (organisation !== 0 || title !== 1 || lookOf(head[0]) !== looks.title || !last) return undefined;
  // The employer's row was taken for the end of what the entry above tells.
  const stray = last.entry.body.at(-1);
  if (stray && lookOf(stray) === looks.organisation) {
    const read = named({ head: [stray, ...head], body: entry.body }, own, head[0], stray);
    if (read) last.entry = { head: last.entry.head, body: last.entry.body.slice(0, -1) };
    return read;
  }
  const where = lookOf(head[rowOf(head, own.organisation)]);
  const house = last.fields.organisation;
  return house && where && told.has(where) && where !== looks.title
    ? { entry, fields: { ...own, organisation: house } }
    : undefined;
}

function named(
  entry: RawEntry,
  own: EntryFields,
  titleRow: Paragraph | undefined,
  organisationRow: Paragraph | undefined,
): Read | undefined {
  if (!titleRow || !organisationRow) return undefined;
  const title = nameIn(titleRow);
  const organisation = nameIn(organisationRow);
  if (title === undefined || organisation === undefined || titleScore(organisation) >= 2) return undefined;
  if (titleScore(own.title ?? '') >= 2 && titleScore(title) < 2) return undefined;
  const keeps = (row: Paragraph, name: string | undefined): name is string =>
    name !== undefined && row.text.includes(name);
  return {
    entry,
    fields: {
      ...own,
      title: keeps(titleRow, own.title) && !keeps(titleRow, own.organisation) ? own.title : title,
      organisation: keeps(organisationRow, own.organisation) ? own.organisation : organisation,
    },
  };
}

function readByWords(own: Read, common: CommonShape): Read | undefined {
  return common.isUsual ? readInRows(own.entry, own.fields, common) : undefined;
}

function readInRows(entry: RawEntry, own: EntryFields, common: Shape): Read | undefined {
  if (!own.period) return undefined;
  const whole = withRow(entry, Math.max(common.title, common.organisation));
  const [titleRow, organisationRow] = [whole?.head[common.title], whole?.head[common.organisation]];
  if (!whole || !titleRow || !organisationRow) return undefined;
  const title = nameIn(titleRow);
  const organisation = nameIn(organisationRow);
  if (title === undefined || organisation === undefined || titleScore(organisation) >= 2) return undefined;
  // Keep what the words already say for certain.
  if (titleScore(own.title ?? '') >= 2 && titleScore(title) < 2) return undefined;
  const score = Math.max(organisationScore(title), organisationScore(own.organisation ?? ''));
  if (score >= 2 && score > organisationScore(organisation)) return undefined;
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
  const { names, labelled, place = '' } = takeApart([row], 'experience');
  // Where a name is expected, "Tern & Gull, New York, NY" is not only a place.
  const [house, ...town] = place.split(', ');
  const name = names[0] ?? (town.length > 1 ? house : undefined);
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
