import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import type { FindingCode } from '@fitted/contract/edits/summary-codes';
import type { Language } from '@fitted/contract/languages';
import type { Line, NodeId, ResumeDocument } from '../document.ts';
import { type FoundSkill, findSkills } from '../lexicon/find-skills.ts';
import { foldText } from '../lexicon/fold-text.ts';
import { isWork } from '../section-traits.ts';
import { isWishHeading, readClaims } from './claims/claims.ts';
import { contentWords } from './content-words.ts';
import { softwarePhrases } from './data/software-phrases.ts';
import { findFlaws } from './flaws.ts';
import { type Meanings, plainMeanings } from './meanings.ts';
import { compoundWords, readKeys } from './senses.ts';
import { topicsOf } from './topics-of.ts';

/** The text of a line, read for matching, whatever is asked for. */
interface PlainText {
  /** The text with everything the person does not have blanked out. */
  readonly source: string;
  readonly folded: string;
  readonly skills: readonly FoundSkill[];
  /** Long words that may be compounds (German). */
  readonly compounds: readonly string[];
  /** Indexes into the table of topics. */
  readonly topics: ReadonlySet<number>;
}

/** The same, with all that it says of what is asked for. */
export interface SaidText extends PlainText {
  readonly keys: ReadonlySet<string>;
}

interface LineOf<Text extends PlainText> {
  readonly id: NodeId;
  readonly text: string;
  readonly words: ReadonlySet<string>;
  /** What the person has, and also what is unfinished, lapsed, being learnt or only helped with. */
  readonly partly?: Text;
  /** Includes the employer's name, which says in what field the person has worked. */
  readonly named?: Text;
  readonly flaws: readonly FindingCode[];
}

type PlainLine = PlainText & LineOf<PlainText>;

/** What matching needs to know about one line of a resume. */
export interface ReadLine extends SaidText, LineOf<SaidText> {
  /** All of its keys, doubtful or not. */
  readonly allKeys: ReadonlySet<string>;
}

export interface PlacedLine extends ReadLine {
  readonly kind: Line['kind'];
  /** `contact` for the lines above the first section. */
  readonly section: SectionKind | 'contact';
  readonly part: 'heading' | 'head' | 'body';
  /** The role, degree or list it belongs to. */
  readonly entryId: NodeId | undefined;
}

/** Whether a line describes work done, as opposed to listing knowledge. */
export function isEvidence(line: PlacedLine): boolean {
  return isWork(line.section) && line.part !== 'heading';
}

/** All lines in reading order. Lines that an edit did not touch are not read again. */
export function readLines(document: ResumeDocument, meanings = plainMeanings(document.language)): PlacedLine[] {
  const placed: PlacedLine[] = [];
  const place = (line: Line, part: PlacedLine['part'], where: Surroundings, entryId?: NodeId) => {
    const read = readLine(line, document.language, where);
    if (read) placed.push({ ...withKeys(read, meanings), kind: line.kind, section: where.section, part, entryId });
  };
  for (const line of document.head.lines) place(line, 'head', { section: 'contact', isOwn: true, employer: '' });
  for (const { kind: section, heading, entries } of document.sections) {
    // A referee's title is not the person's.
    const isOwn = section !== 'references' && !(heading && isWishHeading(heading.text));
    if (heading) place(heading, 'heading', { section, isOwn, employer: '' });
    for (const { id, head, body, fields } of entries) {
      // "CHU de Nîmes, service de gériatrie": the part after the comma is the field of work, not the name.
      const [employer = ''] = section === 'experience' ? (fields.organisation ?? '').split(', ', 1) : [];
      for (const line of head) place(line, 'head', { section, isOwn, employer }, id);
      for (const line of body) place(line, 'body', { section, isOwn, employer: '' }, id);
    }
  }
  return placed;
}

/** What the position of a line says about its claims. */
interface Surroundings {
  readonly section: PlacedLine['section'];
  /** Not about a referee, and not under a heading of wishes. */
  readonly isOwn: boolean;
  /** An employer's name is not a skill: "Java Coffee House". */
  readonly employer: string;
}

const personal: ReadonlySet<PlacedLine['section']> = new Set(['contact', 'summary', 'other', 'interests']);
const known = new WeakMap<Line, { readonly key: string; readonly read: PlainLine | undefined }>();
const keyed = new WeakMap<Meanings, WeakMap<PlainLine, ReadLine>>();

function readLine(line: Line, language: Language, where: Surroundings): PlainLine | undefined {
  const key = `${language}|${where.section}|${where.isOwn}|${where.employer}`;
  const before = known.get(line);
  if (before?.key === key) return before.read;
  // A line addressed to software says nothing about the person, so it is skipped.
  const read = softwarePhrases.test(line.text) ? undefined : readAnew(line, language, where);
  known.set(line, { key, read });
  return read;
}

function readAnew({ id, text }: Line, language: Language, { section, isOwn, employer }: Surroundings): PlainLine {
  const named = employer.includes(' ') ? text.replace(employer, ' '.repeat(employer.length)) : text;
  const { had, partlyHad } = isOwn ? readClaims(named, personal.has(section)) : { had: '', partlyHad: '' };
  return {
    id,
    text,
    ...readSaid(had, language),
    flaws: findFlaws(text, foldText(text).text, language),
    words: contentWords(had),
    ...(named !== text && isOwn && { named: readSaid(text, language) }),
    ...(partlyHad !== had && { partly: readSaid(partlyHad, language) }),
  };
}

function readSaid(source: string, language: Language): PlainText {
  return {
    source,
    folded: foldText(source).text,
    skills: findSkills(source, language),
    compounds: compoundWords(source, language),
    topics: topicsOf(source),
  };
}

/** Apart from the reading of the line, which serves every posting and whoever asks for none. */
function withKeys(line: PlainLine, meanings: Meanings): ReadLine {
  const lines = keyed.get(meanings) ?? new WeakMap<PlainLine, ReadLine>();
  keyed.set(meanings, lines);
  const before = lines.get(line);
  if (before) return before;
  const { named, partly, ...own } = line;
  const said = (text: PlainText): SaidText => ({ ...text, keys: readKeys(text.source, meanings) });
  const { keys } = said(line);
  const read = {
    ...own,
    keys,
    allKeys: line.source === line.text ? keys : readKeys(line.text, meanings),
    ...(named && { named: said(named) }),
    ...(partly && { partly: said(partly) }),
  };
  lines.set(line, read);
  return read;
}
