import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import { sectionKinds } from '@fitted/contract/edits/edit-codes';
import type { LineReading, Reading } from '@fitted/contract/reading';
import type { Entry, EntryFields, Line, ResumeDocument, Section } from '../document.ts';
import { lineKey } from './rows/line-look.ts';

const maxNameLength = 400;
const maxLines = 4000;

/** The structure of a document line by line, to be passed back in with its text. */
export function readingOf({ head, sections }: ResumeDocument): Reading {
  const { name, place } = head.contact;
  const lines = head.lines.map(
    (line): LineReading =>
      name !== undefined && line.text.includes(name)
        ? { text: line.text, is: 'name', fields: { title: name } }
        : { text: line.text, is: 'head', ...(place !== undefined && line.text === place && { fields: { place } }) },
  );
  return { lines: [...lines, ...sections.flatMap(sectionLines)].slice(0, maxLines).map(cut) };
}

/** Lines are looked up by their beginning, so the rest can go; anything longer than this is not a name. */
function cut({ fields, ...line }: LineReading): LineReading {
  const short = (name: string | undefined): string | undefined =>
    name !== undefined && name.length > maxNameLength ? undefined : name;
  return {
    ...line,
    text: line.text.slice(0, maxNameLength),
    ...(fields && {
      fields: {
        ...fields,
        title: short(fields.title),
        organisation: short(fields.organisation),
        place: short(fields.place),
      },
    }),
  };
}

function sectionLines({ kind, heading, entries }: Section): LineReading[] {
  const lines = entries.flatMap(entryLines);
  if (heading) return [{ text: heading.text, is: 'heading', kind }, ...lines];
  const [first, ...rest] = lines;
  return first ? [{ ...first, kind }, ...rest] : [];
}

function entryLines({ head, fields, body }: Entry): LineReading[] {
  return [
    ...head.map(
      ({ text }, index): LineReading => (index === 0 ? { text, is: 'entry', fields } : { text, is: 'entry-more' }),
    ),
    ...body.map(({ text }: Line): LineReading => ({ text, is: 'body' })),
  ];
}

/** Looks lines up in a reading, in the order of the text. */
export class Marks {
  private readonly waiting = new Map<string, LineReading[]>();

  private readonly words: string;

  constructor(reading: Reading, source: string) {
    this.words = wholeKey(source);
    for (const line of reading.lines) {
      const key = lineKey(line.text);
      if (key === '') continue;
      const queue = this.waiting.get(key);
      if (queue) queue.push(line);
      else this.waiting.set(key, [line]);
    }
  }

  /** Equal lines are returned in turn, and the last of them from then on. */
  find(text: string): LineReading | undefined {
    const queue = this.waiting.get(lineKey(text));
    return queue && queue.length > 1 ? queue.shift() : queue?.[0];
  }

  /** Whether the source text contains these words. */
  holds(name: string): boolean {
    return this.words.includes(wholeKey(name));
  }
}

const wholeKey = (text: string): string => lineKey(text, Number.POSITIVE_INFINITY);

export function kindOf(mark: LineReading): SectionKind {
  return sectionKinds.find((kind) => kind === mark.kind) ?? 'other';
}

/** The fields of an entry in a reading, as far as its lines contain them: no field may have words that no line has. */
export function fieldsOf(mark: LineReading, head: readonly { readonly text: string }[], marks: Marks): EntryFields {
  const words = wholeKey(head.map(({ text }) => text).join(' '));
  const { title, organisation, place, period } = mark.fields ?? {};
  const isHeld = (name: string | undefined): name is string =>
    name !== undefined && name !== '' && words.includes(wholeKey(name));
  return {
    ...(isHeld(title) && { title }),
    // A second role under an employer has its name from the entry above.
    ...(organisation && marks.holds(organisation) && { organisation }),
    ...(isHeld(place) && { place }),
    ...(period && words.includes(wholeKey(period.text)) && { period: exact(period) }),
  };
}

type ReadPeriod = NonNullable<NonNullable<LineReading['fields']>['period']>;

function exact({ text, start, end, isCurrent }: ReadPeriod): NonNullable<EntryFields['period']> {
  const date = ({ year, month }: { year: number; month?: number | undefined }) =>
    month === undefined ? { year } : { year, month };
  return { text, ...(start && { start: date(start) }), ...(end && { end: date(end) }), isCurrent };
}
