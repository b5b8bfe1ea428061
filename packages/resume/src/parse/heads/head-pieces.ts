import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../../cues.ts';
import type { Period } from '../../document.ts';
import { isNamedByComma } from '../../section-traits.ts';
import { degreeUnits } from '../data/degree-words.ts';
import { legalForms } from '../data/organisation-words.ts';
import { contractWords, gradeWords, studyWords } from '../data/study-words.ts';
import { type FoundPeriod, findPeriod, isDateLabel, isDuration } from '../periods/periods.ts';
import { degreeScore, organisationScore, titleScore } from '../rows/row-signs.ts';
import type { Row } from '../rows/rows.ts';
import { foldedWords, foldWord, hasCjk, wordSet } from '../words/word-list.ts';
import { fieldOfLabel, withoutFieldLabel } from './field-labels.ts';
import { isKnownPlaceName, isRegionOrCountry, placeScore } from './places.ts';
import { typedCells } from './typed-cells.ts';

/** The head of an entry taken apart: its dates, its place and the remaining names. */
export interface HeadPieces {
  readonly names: readonly string[];
  /** Names with a label: "Employer: Met Office". */
  readonly labelled: { readonly title?: string; readonly organisation?: string };
  readonly place?: string;
  readonly period?: Period;
}

const legal = wordSet(legalForms);
const studies = wordSet(studyWords);
const contracts = wordSet(contractWords);
const grade = new RegExp(`(?:^|[\\s(])(?:${gradeWords.join('|')})(?=$|[\\s):：])`, 'iu');
const edges = /^[\s|,，、；;:：·•–—\-/@（(]+|(?<![\s|,，、；;:：·•–—\-/@（(])[\s|,，、；;:：·•–—\-/@（(]+$/gu;
const dashlessBreak = /(?:(?<!\s)\s+)?[|｜•●▪◆¦]\s*|(?<!\s)\s+[·∙⋅‧]\s+|　+/u;
const strongBreak = /(?:(?<!\s)\s+)?[|｜•●▪◆¦／—]\s*|(?<!\s)\s+(?:[·∙⋅‧–―\-\u00AD~@]|\/\/?)\s+|　+/u;
/** File readers put the address of a linked name after it: "FlashInfer (github.com)". */
const linkInBrackets = /(?:(?<!\s)\s+)?[(（](?:https?:\/\/|www\.)?[\w.-]+\.\p{Ll}{2,}(?:\/[^\s()]*)?[)）]$/u;
/** Japanese forms list events: "東海精機株式会社 入社". */
const eventWord = pattern('u')`(?:^|(?<!\s)\s+)${readingCues.any('eventWord')}$`;
/** "Conductor de camión. Desde", before the dates. */
const nameEnd =
  /(?:(?<=\p{Ll}{3})(?<!Corp|Univ|Bros|Dept|Assoc)\.)?(?:\s(?:[Dd]esde|[Ff]rom|[Ss]ince|[Ss]eit|[Dd]epuis))?$/u;
const placeLabel = pattern('iu')`^${readingCues.any('placeLabel')}\s*[:：]\s*`;

const roleLabel = /^role\s?[:：]\s?/iu;
/** "Fellow. Centre for Ice Studies": a full stop separates a role or a degree from the next name. */
const pointBreak = /(?<=\p{Ll}{3})(?<!Corp|Univ|Bros|Dept|Assoc|Prof|Inst)\.\s(?=\p{Lu})/u;

function splitAtPoint(text: string): string[] {
  const [first = '', ...rest] = text.split(pointBreak);
  return rest.length > 0 && rest.length < 3 && (titleScore(first) >= 2 || degreeScore(first) > 0)
    ? [first, ...rest]
    : [text];
}

export function takeApart(rows: readonly Row[], kind: SectionKind): HeadPieces {
  const known = apart.get(rows);
  if (known?.kind === kind) return known.pieces;
  const pieces = readPieces(rows, kind);
  apart.set(rows, { kind, pieces });
  return pieces;
}

/** Cached, because a head is read in both orders of its names and together with the heads above it. */
const apart = new WeakMap<readonly Row[], { readonly kind: SectionKind; readonly pieces: HeadPieces }>();

function readPieces(rows: readonly Row[], kind: SectionKind): HeadPieces {
  const names: string[] = [];
  let period: Period | undefined;
  let place: string | undefined;
  const labelled: { title?: string; organisation?: string } = {};
  for (const cell of rows.flatMap((row) => typedCells(row, kind))) {
    const found = findPeriod(cell);
    const isNewPeriod = found !== undefined && (!period || isBetter(found, period));
    if (found && isNewPeriod) period = found.period;
    // A remark in brackets after the dates ("not completed") is not a name.
    const rests = found
      ? [
          cell.slice(0, found.from),
          withoutDuration(cell.slice(found.to).replace(/^\.\s/u, ' ')).replace(
            /^\s*[(（]\p{Ll}[^()（）]*[)）]\s*$/u,
            '',
          ),
        ]
      : [cell];
    for (const piece of rests
      .map(dropDateLabel)
      .flatMap((rest) => splitNames(trimEdges(rest), isPartedByComma(rest, kind) ? dashlessBreak : strongBreak))
      .flatMap((name) => (kind === 'publications' || kind === 'awards' ? [name] : splitAtPoint(name)))) {
      const text = dropAsides(
        trimEdges(withoutFieldLabel(piece.replace(placeLabel, '')).replace(roleLabel, ''))
          .replace(linkInBrackets, '')
          .replace(eventWord, '')
          .trimEnd()
          .replace(nameEnd, ''),
      );
      // A percentage is not a name: "12th, CBSE, 2017, 88.4%".
      if (
        !/[\p{L}\p{N}]/u.test(text) ||
        /^[\d.,\s]+%$/u.test(text) ||
        isDateLabel(text) ||
        isDuration(text) ||
        isAside(text)
      )
        continue;
      if (!place && isWholePlace(text, placeLabel.test(piece))) place = text;
      else {
        names.push(text);
        const field = fieldOfLabel(piece);
        if (field) labelled[field] ??= text;
      }
    }
  }
  const peeled = place ? { names, place } : peelPlace(names, kind);
  return { names: peeled.names, labelled, ...(peeled.place && { place: peeled.place }), ...(period && { period }) };
}

/** "2024 (4 mois) : Stage". */
function withoutDuration(rest: string): string {
  const bracket = /^\s*[(（]([^()（）]*)[)）]/u.exec(rest);
  return bracket?.[1] && isDuration(bracket[1]) ? rest.slice(bracket[0].length) : rest;
}

function isBetter({ isStrong, period }: FoundPeriod, current: Period): boolean {
  const isRange = period.isCurrent || period.end !== undefined;
  // The dates of the role itself may come after the whole time with the employer.
  return (
    isStrong && (isRange || (!current.isCurrent && current.end === undefined && current.start?.month === undefined))
  );
}

export function trimEdges(text: string): string {
  const trimmed = text.replace(edges, '');
  // A closing bracket is removed only if its opening one was removed with the dates.
  return /^[^([（【]*[)\]）】]/u.test(trimmed)
    ? trimmed.replace(/^[)\]）】\s,]+|[)\]）】]$/gu, '').replace(edges, '')
    : trimmed;
}

/** Splits at every break except the slash of "Server / Bartender", which is one role. */
/** "Developer (boards / steering)": what is in brackets is not parted. */
const openBracket = /[(（][^()（）]*$/u;

function splitNames(text: string, breaks: RegExp): string[] {
  const pieces = text.split(breaks);
  const names = pieces.slice(0, 1);
  let at = 0;
  for (const [index, piece] of pieces.slice(1).entries()) {
    const above = pieces[index] ?? '';
    const from = at + above.length;
    at = text.indexOf(piece, from);
    const isOneRole = /^\s*\/\s*$/u.test(text.slice(from, at)) && isRoleBeside(above) && titleScore(piece) >= 2;
    const isInBrackets = openBracket.test(names.at(-1) ?? '') && /^[^()（）]*[)）]/u.test(text.slice(at));
    if (isOneRole || isInBrackets) names.push((names.pop() ?? '') + text.slice(from, at) + piece);
    else names.push(piece);
  }
  return names;
}

/** "NQT / Class Teacher": next to a role, a few capitals are a role too. */
function isRoleBeside(text: string): boolean {
  return titleScore(text) >= 2 || /^\p{Lu}{2,5}$/u.test(text.trim());
}

/** "BLS, ACLS — Heart Association" is split at its dash instead. */
function isPartedByComma(text: string, kind: SectionKind): boolean {
  if (!isNamedByComma(kind) || !text.includes(',')) return false;
  return kind !== 'certifications' || !/\s[–—]\s/u.test(text.slice(text.lastIndexOf(',')));
}

/** "RN License, State of Ohio — exp." before its date. */
function dropDateLabel(text: string): string {
  const last = /(?<!\s)\s+[–—-]\s+([^\s–—-][^–—-]{1,23})$/u.exec(text);
  return last?.[1] && isDateLabel(last[1]) ? text.slice(0, last.index) : text;
}

/** "Juris Doctor, cum laude": the degree without its grade. */
export function dropAsides(text: string): string {
  const parts = splitCommas(text);
  const last = parts.at(-1) ?? '';
  if (parts.length < 2 || !(isAside(last) || isDateLabel(last))) return text;
  return dropAsides(trimEdges(text.slice(0, text.lastIndexOf(last))));
}

/** A kind of contract or a grade: next to the names, but not a name. */
function isAside(text: string): boolean {
  const bare = text.replace(/(?<=\S)\s*[(（][^()（）]*[)）]/gu, '');
  return contracts.has(foldWord(bare.replace(/[()（）]/gu, ''))) || (grade.test(bare) && bare.length < 40);
}

function isWholePlace(text: string, isLabelled: boolean): boolean {
  if (isLabelled) return true;
  // "The Copper Kettle (Denver, CO)" is more than a place; "Austin, TX (hybrid)" is not.
  if (placeScore(text) < 2 || /[^,]\s[(（][^()（）,]+,[^()（）]+[)）]$/u.test(text) || isNameInCountry(text))
    return false;
  const parts = splitCommas(text);
  // "Stripe, San Francisco, CA" also looks like a place.
  return parts.length <= 2 || (parts.length === 3 && isRegionOrCountry(parts[1] ?? ''));
}

/** "Union Glass (Italy)" is a company in Italy; "Vienna (Austria)" is a town. */
function isNameInCountry(text: string): boolean {
  const [, name = '', country = ''] = /^([^()（）,]*[^()（）,\s])\s?[(（]([^()（）,]+)[)）]$/u.exec(text) ?? [];
  return isRegionOrCountry(country) && !isKnownPlaceName(name);
}

/** "St Mary Hospital, Boston, MA": the place at the end of a name. */
function peelPlace(names: readonly string[], kind: SectionKind): { names: readonly string[]; place?: string } {
  for (const [index, name] of names.entries()) {
    const bracket = /^(.*\S)\s*[(（]([^()（）]+)[)）]$/u.exec(name);
    if (bracket?.[1] && bracket[2] && placeScore(bracket[2]) === 2)
      return { names: names.with(index, bracket[1]), place: bracket[2] };
    const parts = splitCommas(name);
    if (parts.length < 2) continue;
    const count = countPlaceParts(parts);
    if (count === 0 || (kind === 'education' && /^university of/iu.test(parts[0] ?? '') && parts.length === 2))
      continue;
    const from = name.lastIndexOf(parts.at(-count) ?? '');
    return { names: names.with(index, trimEdges(name.slice(0, from))), place: name.slice(from) };
  }
  return { names };
}

/** How many of the last parts are the place: city and region, a known city, or what follows a clear employer. */
function countPlaceParts(parts: readonly string[]): 0 | 1 | 2 {
  const last = parts.at(-1) ?? '';
  if (parts.length > 2 && (isRegionOrCountry(stripPostcode(last)) || placeScore(parts.slice(-2).join(', ')) === 2))
    return 2;
  if (isKnownPlaceName(last) || (isRegionOrCountry(last) && last.length > 2)) return 1;
  const before = parts.slice(0, -1).join(', ');
  const isNamed = /^\p{Lu}\p{Ll}+(?:[-'’ ]\p{Lu}?\p{Ll}+)?$/u.test(last);
  if (!isNamed || organisationScore(before) <= titleScore(before)) return 0;
  if (organisationScore(last) + titleScore(last) + degreeScore(last) > 0) return 0;
  return foldedWords(last).some((word) => studies.has(word)) ? 0 : 1;
}

function stripPostcode(text: string): string {
  return text.replace(/\s?\d{4,6}(?:-\d{4})?$/u, '');
}

/** Splits at commas outside brackets; a legal form stays with its name ("Omnious Co., Ltd."). */
export function splitCommas(text: string): string[] {
  const bounds = [-1, ...commaPositions(text), text.length];
  return bounds
    .slice(1)
    .map((bound, index) => text.slice((bounds[index] ?? -1) + 1, bound).trim())
    .filter((part) => part !== '');
}

const space = new RegExp(`\\s(?!(?:${degreeUnits.join('|')})(?=\\s|$))`, 'gu');

/** Where a head may be split in two: at its commas and, in Chinese and Japanese, at its spaces. */
export function findCuts(text: string): number[] {
  const spaces = hasCjk(text) ? [...text.matchAll(space)].map((match) => match.index) : [];
  return [...commaPositions(text), ...spaces].sort((a, b) => a - b);
}

function commaPositions(text: string): number[] {
  const positions: number[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '(' || character === '（') depth += 1;
    else if (character === ')' || character === '）') depth = Math.max(0, depth - 1);
    else if (depth === 0 && /[,，、]/u.test(character) && !isLegalForm(text, at + 1)) positions.push(at);
  }
  return positions;
}

function isLegalForm(text: string, from: number): boolean {
  const word = /^\s*([^\s,，、]{1,7})(?=\s*(?:[,，、(（]|$))/u.exec(text.slice(from, from + 12))?.[1];
  // "C.A." is a company, "CA" a state.
  return word !== undefined && (word === 'C.A.' || (word !== 'CO' && legal.has(foldWord(word))));
}
