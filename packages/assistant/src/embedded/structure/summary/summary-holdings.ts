import { pattern } from '@fitted/language/pattern';
import type { Entry, Line } from '@fitted/resume/document';
import { readItemList } from '@fitted/resume/edit/reorder-items';
import { linesOf } from '@fitted/resume/edit/text-at';
import { trimEdges } from '@fitted/resume/parse/heads/head-pieces';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import { findDegreeLevels, isHigher } from '@fitted/resume/qualifications/degrees';
import { isWork } from '@fitted/resume/section-traits';
import { lineCues } from '../../../cues.ts';
import { schoolBelow } from '../../data/clutter-words.ts';
import { isTooPlain } from '../../data/plain-things.ts';
import { hasOpenBracket } from '../../lines/torn-lines.ts';
import type { Reading } from '../../reading.ts';
import { inPostingSpelling } from '../../wording/posting-spelling.ts';
import { provenThings } from './proven-things.ts';

export interface Holding {
  readonly text: string;
  readonly weight: number;
}

const longest = 60;
const coursed: ReadonlySet<string> = new Set(['tool', 'practice']);
const holdingKinds: ReadonlySet<string> = new Set(['credential', 'degree', 'licence', 'language']);

/** Certificates, degrees, licences and languages that are asked for, as the person writes them. */
export function findHoldings(reading: Reading): Holding[] {
  const places = placesOf(reading);
  const found = reading.match().matched.flatMap(({ requirement, how, places: where }) => {
    if (how === 'partial') return [];
    for (const place of where) {
      const at = places.get(place.lineId);
      // A course is held, whatever it is that the posting asks for.
      const isCourse =
        at?.isHead && coursed.has(requirement.kind) && !readItemList(at.line.text)?.items[1]?.match(/\p{L}/u);
      if (!isCourse && !holdingKinds.has(requirement.kind)) continue;
      const text = at && nameIn(at, place, requirement.text);
      if (!text || !isName(text) || schoolBelow.test(text)) continue;
      // "English", without how good it is, in an English resume.
      if (requirement.kind === 'language' && !/[\s（(]/u.test(text)) continue;
      // "GCSE Maths" asked for and A-levels held: not what introduces anybody.
      if (requirement.kind === 'degree' && !findDegreeLevels(at.line.text).some(isHigher) && !at.isHead) continue;
      return [{ text: inPostingSpelling(reading, text), weight: requirement.weight }];
    }
    return [];
  });
  const unique = found.filter((one, at) => found.findIndex(({ text }) => text === one.text) === at);
  return unique
    .filter((one) => !unique.some((other) => other !== one && other.text.includes(one.text)))
    .sort((one, other) => other.weight - one.weight);
}

/** Tools and methods that are asked for, written as names and shown by work. */
export function findTools(reading: Reading): Holding[] {
  return provenThings(reading)
    .filter(
      ({ weight, shownIn, skill, name }) =>
        weight > 0 && shownIn.size > 0 && !isTooPlain(skill) && (skill.isTool || /\p{Lu}\P{Ll}*\p{Lu}/u.test(name)),
    )
    .map(({ name, weight }) => ({ text: inPostingSpelling(reading, name), weight }))
    .sort((one, other) => other.weight - one.weight);
}

interface HeldPlace {
  readonly line: Line;
  readonly isHead: boolean;
  readonly entry: Entry | undefined;
}

/** Everywhere except in work: a drugs box that is checked is not a certificate. */
function placesOf({ document }: Reading): ReadonlyMap<string, HeldPlace> {
  const places = new Map<string, HeldPlace>();
  const inWork = new Set(
    document.sections
      .filter(({ kind }) => isWork(kind) || kind === 'summary' || kind === 'interests')
      .flatMap(({ entries }) => entries.flatMap(({ head, body }) => [...head, ...body].map(({ id }) => id))),
  );
  const entries = document.sections.flatMap((section) => section.entries);
  const entryOf = new Map(entries.flatMap((entry) => [...entry.head, ...entry.body].map(({ id }) => [id, entry])));
  for (const line of linesOf(document)) {
    if (inWork.has(line.id)) continue;
    const entry = entryOf.get(line.id);
    places.set(line.id, { line, entry, isHead: entry?.head.some(({ id }) => id === line.id) ?? false });
  }
  return places;
}

function nameIn(
  { line, entry, isHead }: HeldPlace,
  { at, length }: { readonly at: number; readonly length: number },
  asked: string,
): string | undefined {
  const list = readItemList(line.text);
  // Of several on one line, the one that is asked for.
  if (list && list.items.length > 1 && length >= line.text.length && (!isHead || hasCjk(line.text)))
    return likest(list.items, asked);
  return isHead && entry ? (headName(line, entry) ?? entry.fields.title) : itemAt(line, at);
}

function likest(items: readonly string[], asked: string): string | undefined {
  const shared = (item: string) =>
    [...new Set(item)].filter((letter) => asked.includes(letter)).length / Math.sqrt(item.length);
  return [...items].sort((one, other) => shared(other) - shared(one))[0];
}

const dates = '(?:(?:\\p{Lu}\\p{L}{2,8}\\.? )?(?:\\d{1,2}[./])?(?:19|20)\\d\\d年?)';
const range = `${dates}(?:\\s?[-–—~～]\\s?(?:${dates}|\\d\\d))?`;
const obtained = lineCues.any('obtained');
const rangeBefore = pattern('u')`^${range}[\s:,：]*`;
const rangeBehind = pattern(
  'u',
)`(?:\s?[,(（–—-]\s?(?:${obtained} |yearly, )?|(?<=\p{L})\s)${range}${obtained}?[)）.]?$`;
const emptyAside = pattern('gu')`[(（]\s?${obtained}?\s?[)）]`;
const obtainedBehind = pattern('iu')`${obtained}$`;

/** The head without its school and dates: "Diploma in Dental Nursing", "信息管理与信息系统 本科". */
function headName({ text }: Line, { fields: { title, organisation, period } }: Entry): string | undefined {
  const bare = text
    .replace(period?.text ?? '\0', (found, from: number) => (/[\p{L}\p{N}:]$/u.test(text.slice(0, from)) ? found : ''))
    .replace(rangeBefore, '')
    .replace(rangeBehind, '')
    .replace(emptyAside, '');
  const alone = organisation && organisation !== bare && title ? bare.replace(organisation, '') : bare;
  const name = trimEdges(alone.replace(obtainedBehind, '').replace(/,(?:\s*,)+/gu, ','));
  return name !== '' && isName(name) ? name : undefined;
}

/** The item of a list that a place is in, or the whole line. */
function itemAt({ text }: Line, at: number): string | undefined {
  const list = readItemList(text);
  if (!list || list.items.length < 2) return text.trim().replace(/[.;,，。；]$/u, '');
  let from = text.indexOf(list.items[0] ?? '');
  for (const item of list.items) {
    from = text.indexOf(item, from);
    if (at < from + item.length) return at >= from ? item : undefined;
    from += item.length;
  }
  return undefined;
}

function isName(text: string): boolean {
  if (hasOpenBracket(text) || /[:：;；|]\s|[:：]$|^[^\p{L}\p{N}]|^\p{Ll}+$/u.test(text)) return false;
  return text.length > 2 && text.length <= (hasCjk(text) ? longest / 2 : longest);
}
