import type { Entry } from '../../document.ts';
import { wordPattern } from '../../lexicon/word-pattern.ts';
import { isWork } from '../../section-traits.ts';
import type { GuardSource, Source } from '../source.ts';
import { fold } from '../text/fold.ts';
import type { Vocabulary } from '../vocabulary.ts';

/*
 * Text that consists only of the person's own words needs no interpretation: a line split where its sentences end, names copied
 * from their own lists, and a role named as its head names it.
 */

const encoded: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
};

/** Only HTML entities were decoded: "Sales &amp; Marketing". */
export function isDecoded(before: string, after: string): boolean {
  const plain = before.replace(/&(#39|[a-z]{2,4});/gu, (whole, name: string) => encoded[name] ?? whole);
  return plain !== before && oneSpaced(plain) === oneSpaced(after);
}

function oneSpaced(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

const sentenceEnd = /[.!?;。！？；…]["”’)）]?$/u;
const lostBullet = /^\s*[•●▪■➢➤✓❖◦]/u;

/** The old line letter for letter, split where its sentences end. */
export function isBrokenAtSentences(before: string, parts: readonly string[]): boolean {
  if (parts.length < 2) return false;
  let rest = before.trim();
  let last = '';
  for (const written of parts) {
    // A semicolon at the end of a part may become a full stop.
    const part = written.trim().replace(/[.;。；]$/u, '');
    const isBorder = last === '' || sentenceEnd.test(last) || /^\s*[;；]/u.test(rest) || lostBullet.test(rest);
    rest = rest.replace(/^[\s•●▪■➢➤✓❖◦;；]+/u, '');
    if (!isBorder || !startsWith(rest, part)) return false;
    rest = rest.slice(part.length);
    const [end = ''] = /^[.;。；]/u.exec(rest) ?? [];
    rest = rest.slice(end.length);
    last = part + end;
  }
  return /^[\s.;。；]*$/u.test(rest);
}

/** The first letter may become a capital. */
function startsWith(text: string, part: string): boolean {
  const [first = ''] = part;
  const own = text.slice(0, first.length);
  return (
    text.slice(first.length, part.length) === part.slice(first.length) && own.toUpperCase() === first.toUpperCase()
  );
}

/** The lines that list the names, if the sentence consists only of names that are items in the person's own skills lists. */
export function findListed(sentence: string, source: GuardSource): readonly Source[] | undefined {
  const names = namesOf(sentence);
  const listed = itemsListed(source);
  const lines = names.map((name) => listed.get(fold(name)));
  return names.length > 1 && lines.every((line) => line !== undefined) ? lines : undefined;
}

/** Whether the whole text is an item of their own skills lists without a limit. */
export function isListed(item: string, source: GuardSource): boolean {
  return itemsListed(source).has(fold(item));
}

const maxWordsOfName = 8;

/**
 * The lines that the names stand in, if the sentence consists only of names that stand whole in lines of the person. What was done
 * with them is not said by that, nor whether a line denies it, so the person has to be asked.
 */
export function findNamed(sentence: string, { all }: GuardSource): readonly Source[] | undefined {
  const names = namesOf(sentence);
  if (names.length < 2 || names.some((name) => name.split(/\s+/u).length > maxWordsOfName)) return undefined;
  const lines = names.map((name) => {
    const whole = wordPattern(name);
    return all.find(({ text }) => whole.test(text.raw));
  });
  return lines.every((line) => line !== undefined) ? lines : undefined;
}

/** Commas within brackets belong to the name: "Python (Django, Flask)". */
function namesOf(sentence: string): string[] {
  const names: string[] = [];
  let depth = 0;
  let from = 0;
  const list = sentence.trimEnd().replace(/[.。]$/u, '');
  for (const [at, character] of [...list.matchAll(/[,、，(（)）]/gu)].map(
    (match) => [match.index, match[0]] as const,
  )) {
    if (/[(（]/u.test(character)) depth += 1;
    else if (/[)）]/u.test(character)) depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      names.push(list.slice(from, at));
      from = at + 1;
    }
  }
  return [...names, list.slice(from)].map((name) => name.trim()).filter(Boolean);
}

function withoutLabel(line: string): string {
  return line.replace(/^[^:：,，、(（]{2,40}[:：\t]\s*/u, '');
}

function firstOf(list: string): string {
  return (namesOf(list)[0] ?? '').replace(/[(（][^()（）]*[)）]/u, '');
}

const listedBySource = new WeakMap<GuardSource, ReadonlyMap<string, Source>>();

function itemsListed(source: GuardSource): ReadonlyMap<string, Source> {
  const known = listedBySource.get(source) ?? readListed(source);
  listedBySource.set(source, known);
  return known;
}

/** "Some experience: C++", "Learning: Go", "(unpaid)": leaving this out would make the item claim more. */
function makesSmall(text: string, { levels, limits, negations, supporting, unsure, frequencies }: Vocabulary): boolean {
  return [levels, limits, negations, supporting, unsure, frequencies].some((table) => table.occurs(fold(text)));
}

function readListed({ document, byLine, vocabulary }: GuardSource): Map<string, Source> {
  const isSmall = (text: string) => makesSmall(text, vocabulary);
  const listed = new Map<string, Source>();
  for (const { kind, heading, groups, entries } of document.sections) {
    if (kind !== 'skills' || isSmall(heading?.text ?? '')) continue;
    const lines = entries.flatMap(({ head, body }) => [...head, ...body]);
    for (const { label, items } of groups) {
      if (label !== undefined && isSmall(label)) continue;
      for (const item of items) {
        const inList = lines.find(({ text }) => namesOf(withoutLabel(text)).includes(item));
        const line = inList ?? lines.find(({ text }) => text.includes(item));
        const found = line && byLine.get(line.id);
        // "Basic Python, SQL": a limit before the first name may apply to all. In a line that is not a list, any word may be a limit.
        const around = inList ? firstOf(withoutLabel(inList.text)) : (line?.text.replace(item, ' ') ?? '');
        if (found && !isSmall(around)) listed.set(fold(item), found);
      }
    }
  }
  return listed;
}

/** The head lines of the role that the sentence names, if it has only the role's title, employer, period and joining words. */
export function findRoleNamed(sentence: string, source: GuardSource): readonly Source[] | undefined {
  const said = fold(sentence).replace(/[.。]\s*$/u, '');
  for (const { kind, entries } of source.document.sections) {
    if (!isWork(kind) && kind !== 'education') continue;
    for (const entry of entries) {
      if (!isNameOf(said, entry, source)) continue;
      const lines = entry.head.flatMap(({ id }) => source.byLine.get(id) ?? []);
      if (lines.length > 0) return lines;
    }
  }
  return undefined;
}

/** The head lines of the first of these roles whose whole title this is. */
export function findRoleTitled(
  title: string,
  roles: readonly Entry[],
  { byLine, vocabulary }: GuardSource,
): readonly Source[] | undefined {
  const said = fold(title);
  const role = roles.find(({ fields, head }) => {
    const { title: own = '', place = '', period } = fields;
    const beside = [fold(period?.text ?? ''), fold(place)];
    const isOwn = said.length > 1 && bareName(own, vocabulary) === said;
    return (
      isOwn && head.some(({ text }) => standsWhole(fold(text), said, beside) && !isLimited(text, said, vocabulary))
    );
  });
  return role?.head.flatMap(({ id }) => byLine.get(id) ?? []);
}

/** "Data Engineer (part-time)", whether or not the bracket was read as part of the title. */
function isLimited(line: string, title: string, vocabulary: Vocabulary): boolean {
  const folded = fold(line);
  const behind = folded.slice(folded.indexOf(title) + title.length);
  const [aside = ''] = /^\s?[(（][^()（）]*[)）]/u.exec(behind) ?? [];
  return makesSmall(aside, vocabulary);
}

function isNameOf(said: string, { fields, head }: Entry, { vocabulary }: GuardSource): boolean {
  const { title = '', organisation = '', place = '', period } = fields;
  const name = bareName(title, vocabulary);
  if (
    name.length < 2 ||
    !period ||
    !head.some(({ text }) => standsWhole(fold(text), name, [fold(period.text), fold(place)]))
  )
    return false;
  const isLater = said.indexOf(name) > 0;
  let rest = withoutOnce(said, name);
  if (rest === undefined || (isLater && vocabulary.traits.writesSpaces)) return false;
  rest = withoutOnce(rest, bareName(organisation, vocabulary)) ?? rest;
  const since = period.isCurrent && period.start ? String(period.start.year) : '';
  const timeless = withoutOnce(rest, fold(period.text)) ?? (since === '' ? undefined : withoutOnce(rest, since));
  if (timeless === undefined) return false;
  if (!vocabulary.traits.writesSpaces) return /^[年至今からの、，,（）()\s]*$/u.test(timeless);
  return (timeless.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => joining.has(word));
}

/** Drops a bracketed aside, unless it is a limit. */
function bareName(name: string, vocabulary: Vocabulary): string {
  const [aside = ''] = /[(（][^()（）]*[)）]/u.exec(name) ?? [];
  return fold(makesSmall(aside, vocabulary) ? name : name.replace(aside, '').replace(/ (?=[ ,;])/gu, ''));
}

const joining: ReadonlySet<string> = new Set(['at', 'since', 'en', 'desde', 'depuis', 'seit', 'bei']);

function withoutOnce(text: string, part: string): string | undefined {
  const at = part === '' ? -1 : text.indexOf(part);
  return at < 0 ? undefined : `${text.slice(0, at)} ${text.slice(at + part.length)}`;
}

/** "Head of Sales" is not the title of an "Assistant to the Head of Sales". */
function standsWhole(line: string, name: string, beside: readonly string[]): boolean {
  const at = line.indexOf(name);
  if (at < 0) return false;
  const before = line.slice(0, at).trimEnd();
  const after = line.slice(at + name.length).trimStart();
  const known = beside.filter((one) => one !== '');
  const isOpen = before === '' || known.some((one) => before.endsWith(one)) || /[,;|:·•/(–—\t-]$/u.test(before);
  if (!isOpen) return false;
  return after === '' || known.some((one) => after.startsWith(one)) || /^(?:[,;|:·•/(–—@\t\d-]|at\s)/u.test(after);
}
