import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../../cues.ts';
import type { EntryFields } from '../../document.ts';
import { hasSingleNames } from '../../section-traits.ts';
import { studyWords } from '../data/study-words.ts';
import { degreeScore, organisationScore, schoolScore, titleScore } from '../rows/row-signs.ts';
import type { Row } from '../rows/rows.ts';
import { countWords, foldedWords, wordSet } from '../words/word-list.ts';
import { dropAsides, findCuts, type HeadPieces, splitCommas, takeApart } from './head-pieces.ts';
import { roleOrEmployer } from './name-kind.ts';

/** Which of the two names comes first in a head. */
export type NameOrder = 'title-first' | 'organisation-first';

export interface ReadFields {
  readonly fields: EntryFields;
  /** Set only if the words themselves show it, not for a guess. */
  readonly order?: NameOrder;
}

const studies = wordSet(studyWords);
/** A part of an employer, which is not an employer's name. */
const inHouse = /(?:^|\s)(?:teams?|lead|department|division|unit|squad)$/iu;

/** `isPattern`: the other entries have the assumed order, so only a clear word overrides it. */
export function readEntryFields(
  kind: SectionKind,
  head: readonly Row[],
  assumed: NameOrder,
  isPattern = false,
): ReadFields {
  const { names, labelled, place, period } = takeApart(head, kind);
  const named = hasSingleNames(kind)
    ? nameFirst(names, kind)
    : kind === 'education'
      ? nameEducation(names, assumed)
      : ((isPattern ? nameInOrder(names, assumed) : undefined) ?? nameRole(names, assumed));
  const { order, title, organisation } = { ...named, ...labelledNames(labelled, names) };
  const fields = {
    ...(title && { title: dropAsides(title) }),
    ...(organisation && { organisation }),
    ...(place && { place }),
    ...(period && { period }),
  };
  return { fields, ...(order && { order }) };
}

/** If only one of the two is labelled, the first remaining name is the other. */
function labelledNames(labelled: HeadPieces['labelled'], names: readonly string[]): Names {
  const { title, organisation } = labelled;
  if (title === undefined && organisation === undefined) return {};
  const other = names.find((name) => name !== title && name !== organisation);
  const [as, of] = [title ?? other, organisation ?? other];
  return { ...(as && { title: as }), ...(of && { organisation: of }) };
}

type Score = (text: string) => number;

interface Names {
  readonly title?: string;
  readonly organisation?: string;
  readonly order?: NameOrder;
}

function nameFirst(names: readonly string[], kind: SectionKind): Names {
  const [first, second] = names;
  if (!first) return {};
  if (second) return { title: first, organisation: second };
  const parts = splitCommas(first);
  const last = parts.at(-1) ?? '';
  const isIssuer =
    organisationScore(last) > 0 || (kind === 'certifications' && /^\p{Lu}/u.test(last) && !/\d/u.test(last));
  if (parts.length > 1 && isIssuer) return { title: beforePart(first, last), organisation: last };
  return { title: first };
}

function nameRole(names: readonly string[], assumed: NameOrder): Names {
  const inBrackets = names.length === 1 ? splitAtBracket(names[0] ?? '') : undefined;
  return inBrackets ?? nameBy(names, assumed, roleLean, roleEvidence);
}

function nameInOrder([first, second, ...more]: readonly string[], order: NameOrder): Names | undefined {
  if (!first || !second || more.length > 0) return undefined;
  const [title, organisation] = order === 'title-first' ? [first, second] : [second, first];
  return titleScore(organisation) < 2 ? { title, organisation } : undefined;
}

/** "Engineer (Flowers Software, Germany)": a bracket after a role names the employer, unless it is a mere remark. */
function splitAtBracket(text: string): Names | undefined {
  const [, title, inner] = /^([^()（）]*[^()（）\s])\s*[(（]([^()（）]{3,60})[)）]$/u.exec(text) ?? [];
  if (!title || !inner || titleScore(title) < 2 || !/^\p{Lu}/u.test(inner)) return undefined;
  const [organisation = ''] = splitCommas(inner);
  const isNamed = organisation !== inner || organisationScore(inner) > 0;
  return isNamed && titleScore(organisation) === 0 ? { title, organisation, order: 'title-first' } : undefined;
}

/** The weight of the name model relative to the word lists, and its maximum. */
const learntWeight = 0.5;
const maxLearnt = 2;
/** Below this the name model is ignored. */
const minLearnt = 1;

/** The opinion of the name model, because the word lists know only few employers. */
function learntLean(text: string): number {
  const learnt = roleOrEmployer(text);
  return Math.abs(learnt) < minLearnt ? 0 : Math.max(-maxLearnt, Math.min(maxLearnt, learnt * learntWeight));
}

/** A clear verdict of the name model counts as much as a listed word. */
function roleEvidence(text: string): number {
  return Math.max(titleScore(text), learntLean(text) >= 1 ? 2 : 0);
}

/** The word lists come first; the name model decides only if they say nothing. */
function roleLean(text: string): number {
  return wordLean(text) || learntLean(text);
}

const beforeSubject = pattern('u')`^(.+?)(?<!\s)\s+${readingCues.any('subjectOf')}\s`;

/** "Director of the Student Group" is a role, whatever it is in charge of. */
function wordLean(text: string): number {
  const subject = beforeSubject.exec(text)?.[1];
  const score = titleScore(text);
  // "Engineer, Data Team": after the comma is the role's department.
  const [first = ''] = splitCommas(text);
  const isInHouse = organisationScore(text) < 2 || inHouse.test(text);
  if (first !== text && titleScore(first) >= 2 && organisationScore(first) === 0 && isInHouse) return score;
  return subject !== undefined && titleScore(subject) > 0 ? score : score - organisationScore(text);
}

function nameEducation(names: readonly string[], assumed: NameOrder): Names {
  const atSchool = names.length === 1 ? splitAtSchool(names[0] ?? '') : undefined;
  if (atSchool) return atSchool;
  const named = nameBy(
    names,
    assumed,
    (text) => degreeScore(text) - schoolScore(text) - organisationScore(text) / 2,
    degreeScore,
  );
  const parts = splitCommas(named.organisation ?? '');
  const study = parts.findIndex(
    (part, index) => index > 0 && schoolScore(part) === 0 && foldedWords(part).some((word) => studies.has(word)),
  );
  return study > 0 && named.organisation
    ? { ...named, organisation: beforePart(named.organisation, parts[study] ?? '') }
    : named;
}

/** "AAT Level 3, Tawe College": what is next to a school was studied there. */
function splitAtSchool(text: string): Names | undefined {
  for (const cut of findCuts(text).reverse()) {
    const left = text.slice(0, cut).trim();
    const right = text.slice(cut + 1).trim();
    if (schoolScore(right) > 0 && schoolScore(left) === 0)
      return { title: left, organisation: right, order: 'title-first' };
    if (schoolScore(left) > 0 && schoolScore(right) === 0 && degreeScore(right) > 0) {
      return { title: right, organisation: left, order: 'organisation-first' };
    }
  }
  return undefined;
}

function nameBy(
  names: readonly string[],
  assumed: NameOrder,
  lean: (text: string) => number,
  evidence: (text: string) => number,
): Names {
  const [first, second] = names;
  if (!first) return {};
  if (!second) return splitSingle(first, assumed, lean, evidence);
  const leans = names.map(lean);
  const most = Math.max(...leans);
  const least = Math.min(...leans);
  if (most - least < 0.75 || (most <= 0 && least >= 0)) {
    return assumed === 'title-first' ? { title: first, organisation: second } : { title: second, organisation: first };
  }
  const [title, organisation] = pickPair(leans, most, least, assumed);
  const fromOne = splitSingle(names[title] ?? '', assumed, lean, evidence);
  // "Nurse, St Mary Hospital" in one cell next to something else: the employer with evidence wins.
  if (
    fromOne.organisation &&
    organisationScore(fromOne.organisation) > 0 &&
    !inHouse.test(fromOne.organisation) &&
    organisationScore(names[organisation] ?? '') === 0
  )
    return fromOne;
  return {
    title: names[title] ?? first,
    organisation: names[organisation] ?? second,
    order: title < organisation ? 'title-first' : 'organisation-first',
  };
}

/** Picks the clearest name of one kind first; if the other kind is unclear, its position decides. */
function pickPair(leans: readonly number[], most: number, least: number, assumed: NameOrder): [number, number] {
  if (least < 0 && (most > 0 || leans.filter((score) => score === most).length === 1))
    return [leans.indexOf(most), leans.indexOf(least)];
  if (least < 0) {
    const organisation = leans.indexOf(least);
    return [
      organisation === 0 ? 1 : assumed === 'title-first' ? 0 : Math.min(organisation + 1, leans.length - 1),
      organisation,
    ];
  }
  const title = leans.indexOf(most);
  return [title, title === 0 ? 1 : 0];
}

const atWord = pattern('u')`^(.{3,60}?)(?<!\s)\s+(?:${readingCues.any('atWord')}|@)\s+(?=[\p{Lu}\d"“'])(.+)$`;
const inWord = /^(.{3,60}?)(?<!\s)\s+(?:for|en|in der|im)\s+(?=[\p{Lu}\d"“'])(.+)$/u;

/** One piece that may contain both: "Nurse at St Mary", "Nexus AI, Co-Founder & CTO". */
function splitSingle(text: string, assumed: NameOrder, lean: Score, evidence: Score): Names {
  const at = atWord.exec(text) ?? (evidence === roleEvidence ? inWord.exec(text) : null);
  if (at?.[1] && at[2] && (atWord.test(text) || evidence(at[1]) > 0) && evidence(at[2]) < 2) {
    return { title: at[1], organisation: at[2], order: 'title-first' };
  }
  const cuts = findCuts(text);
  let most = 0;
  let best: Names | undefined;
  for (const cut of cuts) {
    const left = text.slice(0, cut).trim();
    const right = text.slice(cut + 1).trim();
    const gain = lean(left) - lean(right);
    // Of equal cuts the last before an employer wins: "Class Teacher, Year 5, Avonside School".
    const isBetter = Math.abs(gain) > most || (Math.abs(gain) === most && organisationScore(right) > 0);
    if (Math.abs(gain) < 1 || !isBetter) continue;
    const names = gain > 0 ? { title: left, organisation: right } : { title: right, organisation: left };
    if (evidence(names.title) < 2 || evidence(names.organisation) >= 2) continue;
    best = { ...names, order: gain > 0 ? 'title-first' : 'organisation-first' };
    most = Math.abs(gain);
  }
  return best ?? nameWhole(text, cuts, assumed, lean);
}

/** If no word decides, a single comma still separates two short names, in the order of the other entries. */
function nameWhole(text: string, cuts: readonly number[], assumed: NameOrder, lean: Score): Names {
  const cut = cuts.length === 1 && lean === roleLean ? cuts[0] : undefined;
  const left = text.slice(0, cut).trim();
  const right = cut === undefined ? '' : text.slice(cut + 1).trim();
  if (
    /^\p{Lu}/u.test(right) &&
    countWords(left) <= 5 &&
    countWords(right) <= 5 &&
    lean(left) >= 0 &&
    lean(right) <= 0
  ) {
    return assumed === 'title-first' ? { title: left, organisation: right } : { title: right, organisation: left };
  }
  if (lean(text) > 0) return { title: text };
  if (lean(text) < 0) return { organisation: text };
  return assumed === 'organisation-first' ? { organisation: text } : { title: text };
}

/** The text before a part of a comma-separated list. */
function beforePart(text: string, part: string): string {
  const at = text.lastIndexOf(part);
  return text.slice(0, Math.max(0, at)).replace(/(?<![\s,，、])[\s,，、]+$/u, '');
}
