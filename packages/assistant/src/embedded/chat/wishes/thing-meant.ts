import { pattern } from '@fitted/language/pattern';
import type { Entry, Line, ResumeDocument, Section } from '@fitted/resume/document';
import { isWork } from '@fitted/resume/section-traits';
import { wishCues } from '../../../cues.ts';
import { isRequestWord } from '../../../understand/read-operation.ts';
import { entriesNamedIn, listSections } from '../find/find-target.ts';
import { contains, foldLetters } from '../fold-name.ts';
import { mentionsIn } from '../operations/mentions.ts';
import { jobUnit, lineUnit } from '../operations/units.ts';
import { personalParts } from './data/personal-parts.ts';
import { knownIn, namesOfLines } from './known-things.ts';
import { bareWords, isAlike, namesIn } from './name-words.ts';
import { itemsOf, type Thing, thingsOf } from './things.ts';

/** What some words refer to: this, one of these, or nothing here. */
export interface Meant {
  readonly things: readonly Thing[];
  readonly isClear: boolean;
}

const nothing: Meant = { things: [], isClear: false };
const one = (things: readonly Thing[]): Meant => ({ things, isClear: things.length > 0 });

export interface Within {
  readonly entry?: Entry | undefined;
  readonly section?: Section | undefined;
}

/** The thing that some words name in this resume. */
export function thingMeant(document: ResumeDocument, words: string, within: Within = {}): Meant {
  const personal = personalMeant(document, words);
  if (personal.length > 0) return one(personal);
  const quoted = quotedMeant(document, words);
  if (quoted) return quoted;
  const section = within.section || within.entry ? undefined : sectionMeant(document, words);
  return section ? one([section]) : described(document, words, within);
}

/** The share of a clause's words that must belong to a thing for the clause to only name it. */
const maxWords = 0.7;

const named = new WeakMap<ResumeDocument, Map<string, boolean>>();

/** Whether a clause only names something in this resume. Cached, because each clause asks it of those after it. */
export function onlyNames(document: ResumeDocument, clause: string): boolean {
  const known = named.get(document) ?? new Map<string, boolean>();
  named.set(document, known);
  const found = known.get(clause) ?? namesOnly(document, clause);
  known.set(clause, found);
  return found;
}

function namesOnly(document: ResumeDocument, clause: string): boolean {
  const { things, isClear } = thingMeant(document, clause);
  const said = namesIn(bareWords(clause));
  const known = things.flatMap(({ text }) => namesIn(text));
  const found = said.filter((name) => known.some((other) => isAlike(name, other)));
  const isPersonal = personalMeant(document, clause).length > 0 && said.length <= 3;
  return (
    isClear && (isPersonal || things.some(({ kind }) => kind === 'section') || found.length >= maxWords * said.length)
  );
}

/** "married", "the date of birth": the part of a line that says it, anywhere except under a job. */
export function personalMeant({ head, sections }: ResumeDocument, words: string): Thing[] {
  const said = foldLetters(words).toLowerCase();
  const others = sections
    .filter(({ kind }) => !isWork(kind))
    .flatMap(({ entries }) => entries.flatMap((entry) => [...entry.head, ...entry.body]));
  const heads = sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.head));
  const all = [...new Set([...head.lines, ...heads, ...others])];
  // "Dave's telephone number" is not the person's own.
  const owners = namesIn(words).filter(
    (name) => name.length > 2 && all.some(({ text }) => hasAlike(namesIn(text), name)) && !isRequestWord(name),
  );
  const owned = all.filter(({ text }) => owners.some((name) => hasAlike(namesIn(text), name)));
  const lines = owners.length > 0 && !owned.some((line) => head.lines.includes(line)) ? owned : all;
  return personalParts
    .filter(({ called }) => called.test(said))
    .flatMap(({ written }) =>
      lines.flatMap((line): Thing[] =>
        [...foldLetters(line.text).toLowerCase().matchAll(written)]
          .filter(({ index, 0: found }) => head.lines.includes(line) || isApart(line.text, index, index + found.length))
          .map(({ index, 0: found }) => ({
            kind: 'part',
            line,
            text: line.text.slice(index, index + found.length).trim(),
          })),
      ),
    );
}

/** Between separators: "moins de 12 ans" below is not the person's age. */
const isApart = (text: string, from: number, to: number): boolean =>
  /(?:^|[,;|·•/(（，、:：])\s?$/u.test(text.slice(0, from)) && /^\s?(?:[,;|·•/)），、.。]|$)/u.test(text.slice(to));

function quotedMeant(document: ResumeDocument, words: string): Meant | undefined {
  const { quotes } = mentionsIn(document, words);
  const [quote] = quotes;
  if (!quote) return undefined;
  const found = thingsOf(document).filter(
    (thing) => (thing.kind === 'line' || thing.kind === 'entry') && contains(thing.text, quote),
  );
  return found.length > 0 ? { things: found, isClear: found.length === 1 } : undefined;
}

/** By its name alone: "the hobbies", "mi perfil". */
function sectionMeant(document: ResumeDocument, words: string): Thing | undefined {
  const bare = bareWords(words);
  const { sections } = mentionsIn(document, words);
  const [section, ...others] = sections;
  if (!section || others.length > 0 || lineUnit.test(foldLetters(words).toLowerCase())) return undefined;
  const heading = section.heading?.text ?? '';
  // "the Old Works job" is in the section that its words might also name.
  if (!contains(words, heading) && entriesNamedIn(document, words).length > 0) return undefined;
  const isNamed = bare.split(' ').length <= 2 || contains(words, heading);
  // Anything else that is named is in the section, or elsewhere.
  const rest = namesIn(bare).filter(
    (name) => !isRequestWord(name) && !namesIn(heading).some((other) => isAlike(name, other)),
  );
  const isOther = rest.some((name) =>
    thingsOf(document).some(({ kind, text }) => kind !== 'section' && namesIn(text).includes(name)),
  );
  return isNamed && !isOther ? { kind: 'section', section, text: heading } : undefined;
}

/** From this share of the words on, a thing counts as meant. */
const enough = 0.6;
const clearly = 1.25;

/** The share of a line that must be named for the whole line to be meant, if the message does not say "line". */
const maxShareOfLine = 0.3;
/** A line of this few words can be identified by a word that occurs nowhere else. */
const shortLine = 6;
/** The share of a line that is enough with "the … thing". */
const someOfLine = 0.2;
/** Or this share of what was said is in the line. */
const nearlyAll = 0.75;
const isMeantSpoken = ({ precision, recall }: Pick<Ranked, 'precision' | 'recall'>): boolean =>
  precision >= someOfLine || recall >= nearlyAll;
const about = pattern('u')`${wishCues.word('about')}`;

/** "Kafka" does not mean a line that says much else; but the first word of a line identifies it. */
function isMeantWhole({ thing, precision }: Omit<Ranked, 'isMeant'>, said: readonly string[]): boolean {
  const [first = ''] = namesIn(thing.text).filter((name) => name.length > 2);
  return (
    thing.kind === 'entry' ||
    thing.kind === 'section' ||
    precision >= maxShareOfLine ||
    said.some((name) => isAlike(name, first))
  );
}

interface Ranked {
  readonly thing: Thing;
  /** The share of what was said that it contains. */
  readonly recall: number;
  /** The share of it that was said. */
  readonly precision: number;
  readonly isMeant: boolean;
}

/** A line if a line is mentioned, a job if a job is; otherwise, or if there is none, anything. */
function described(document: ResumeDocument, words: string, within: Within): Meant {
  const folded = foldLetters(words).toLowerCase();
  const [isLine, isJob] = [lineUnit.test(folded), jobUnit.test(folded)];
  const found = describedAs(document, words, within, isLine, isJob);
  return found.things.length > 0 || !(isLine || isJob) ? found : describedAs(document, words, within, false, false);
}

function describedAs(
  document: ResumeDocument,
  words: string,
  { entry, section }: Within,
  isLine: boolean,
  isJob: boolean,
): Meant {
  const folded = foldLetters(words).toLowerCase();
  const lists = new Set(listSections(document).flatMap(({ entries }) => entries.flatMap(({ body }) => body)));
  const known = knownIn(document).filter(({ thing }) => {
    // A list of skills is not "about" one of them.
    if (isLine && !((thing.kind === 'line' || thing.kind === 'part') && !lists.has(thing.line))) return false;
    if (isJob && thing.kind !== 'entry') return false;
    if (entry) return 'line' in thing && entry.body.includes(thing.line);
    if (section)
      return 'line' in thing
        ? section.entries.some(({ head, body }) => body.includes(thing.line) || head.includes(thing.line))
        : thing.kind === 'entry' && section.entries.includes(thing.entry);
    return thing.kind !== 'section';
  });
  const said = namesIn(bareWords(words)).filter((name) => name.length > 1);
  const isSpoken = about.test(folded);
  const weights = said.map((name) => {
    const count = known.filter(({ names }) => names.some((other) => isAlike(name, other))).length;
    return { name, weight: count === 0 ? unknown(name) * (isSpoken ? 0.2 : 1) : 1 / Math.sqrt(count) };
  });
  // One word does not stand for a work bullet: "Kafka" is not the line about using it.
  const deeds = new Set<Line>(
    document.sections
      .filter(({ kind }) => isWork(kind) || kind === 'summary' || kind === 'skills')
      .flatMap(({ entries }) => entries.flatMap(({ body }) => body)),
  );
  const counted = new Map<string, number>();
  const linesWith = (name: string): number => {
    const count = counted.get(name) ?? namesOfLines(document).filter((names) => hasAlike(names, name)).length;
    counted.set(name, count);
    return count;
  };
  const isKnownBy = (thing: Thing, names: readonly string[], found: readonly { readonly name: string }[]) => {
    const isRemark = thing.kind === 'part' && /^[(（]/u.test(thing.text);
    const [most, least] = isRemark ? [2 * shortLine, 3] : [shortLine, 4];
    if (!isRemark && 'line' in thing && deeds.has(thing.line)) return false;
    return names.length <= most && found.some(({ name }) => name.length >= least && linesWith(name) === 1);
  };
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return nothing;
  const ranked = known
    .map(({ thing, names }) => {
      const found = weights.filter(({ name }) => names.some((other) => isAlike(name, other)));
      const shared = names.filter((name) => found.some((other) => isAlike(name, other.name)));
      return {
        thing,
        recall: found.reduce((sum, { weight }) => sum + weight, 0) / total,
        precision: shared.length / Math.max(1, names.length),
        isOnly: isKnownBy(thing, names, found),
      };
    })
    .filter(({ recall }) => recall >= enough)
    .map((one) => ({
      ...one,
      isMeant: one.isOnly || isLine || isJob || (isSpoken && isMeantSpoken(one)) || isMeantWhole(one, said),
    }))
    .sort((first, second) => worthOf(second) - worthOf(first));
  return itemsNamed(ranked[0]?.thing, said) ?? settle(ranked, said);
}

/** "Excel and SAP" from the line "Excel, Python, SAP" are two of its items. */
function itemsNamed(thing: Thing | undefined, said: readonly string[]): Meant | undefined {
  if (thing?.kind !== 'line') return undefined;
  const items = itemsOf(thing.line);
  const named = items.filter(({ text }) => {
    const names = namesIn(text.split(/[(（]/u)[0] ?? '');
    return names.length > 0 && names.every((name) => said.some((other) => isAlike(name, other)));
  });
  return named.length > 0 && named.length < items.length ? one(named) : undefined;
}

const hasAlike = (names: readonly string[], name: string): boolean => names.some((other) => isAlike(name, other));

/** A word missing from this resume counts against every reading; two characters of a sentence hardly do. */
const unknown = (name: string): number => {
  if (/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(name)) return 0.05;
  return isRequestWord(name) && !/\p{N}/u.test(name) ? 0.1 : 0.8;
};

const worthOf = ({ recall, precision }: Pick<Ranked, 'recall' | 'precision'>): number => recall + precision;

function settle(ranked: readonly Ranked[], said: readonly string[]): Meant {
  const [first, ...others] = ranked;
  if (!first) return nothing;
  const whole = labelled(first.thing, ranked, said);
  if (whole) return one([whole]);
  // An item and a line that consists only of this item are the same.
  const rivals = others.filter(({ thing }) => !isSame(thing, first.thing) && !holds(thing, first.thing));
  const [second] = rivals;
  const isClear = first.isMeant && (!second || worthOf(first) >= clearly * worthOf(second));
  return isClear
    ? one([first.thing])
    : { things: [first, ...rivals].slice(0, 3).map(({ thing }) => thing), isClear: false };
}

/** "the hobbies" of a line "Hobbies rugby, fishing": naming its first word means all of it. */
function labelled(
  { kind, text, ...thing }: Thing,
  ranked: readonly Ranked[],
  said: readonly string[],
): Thing | undefined {
  const line = ranked.find(
    (other) => 'line' in thing && other.thing.kind === 'line' && other.thing.line === thing.line,
  );
  const bare = (text.split(/[(（]/u)[0] ?? '').trim();
  const isFirst = line?.thing.text.startsWith(text) && /^\S{2,}\s+\S/u.test(bare);
  const names = namesIn(bare);
  return kind === 'item' &&
    isFirst &&
    (line?.precision ?? 1) < 0.5 &&
    names.some((name) => !said.some((other) => isAlike(name, other)))
    ? line?.thing
    : undefined;
}

const isSame = (first: Thing, second: Thing): boolean =>
  'line' in first && 'line' in second && first.line === second.line && bareText(first) === bareText(second);

const bareText = ({ text }: Thing): string => text.replace(/^[\p{P}\s]+/u, '');

/** Whether one is the line around an item, or the job around a line. */
function holds(outer: Thing, inner: Thing): boolean {
  if (!('line' in inner)) return false;
  if ('line' in outer) return outer.line === inner.line && outer.kind === 'line';
  return outer.kind === 'entry' && [...outer.entry.head, ...outer.entry.body].includes(inner.line);
}
