import { pattern } from '@fitted/language/pattern';
import { matchCues } from '../../cues.ts';
import type { RequirementOption } from '../../job/job-profile.ts';
import { foldPhrase } from '../../job/phrase-list.ts';
import { wordPattern } from '../../lexicon/word-pattern.ts';
import { findDegreeLevels, isNearField } from '../../qualifications/degrees.ts';
import type { MatchIndex } from '../match-index.ts';
import { isEvidence, type PlacedLine } from '../read-lines.ts';
import { covered, readSenses } from '../senses.ts';
import { placeOf } from './match-words.ts';
import { credits, met, near, type Verdict } from './verdict.ts';

/** One degree of a resume, with all lines of its entry, because the field is often on the line below. */
interface Studied {
  readonly line: PlacedLine;
  readonly lines: readonly PlacedLine[];
  readonly level: number;
  readonly isFinished: boolean;
}

const studySections: ReadonlySet<string> = new Set([
  'education',
  'certifications',
  'summary',
  'contact',
  'other',
  'skills',
]);
const fieldShare = 0.7;
const marked = /(?<!\p{L})(?:at )?grades? [\dA-F]|\d\/[A-F](?!\p{L})|(?<!\p{L})note \d|\d:\d/iu;
const studyLabel = pattern('iu')`^\W{0,3}${matchCues.any('studyLabel')}\s?[:：]`;
const sameField = pattern('u')`${matchCues.any('sameField')}`;
const experienceInstead = pattern('iu')`${matchCues.any('experienceInstead')}`;

/** A degree at or above the level asked for, in the right field: a PhD meets "Master's", BSc Informatics "computer science". */
export function matchDegree(option: RequirementOption, isOpen: boolean, index: MatchIndex): Verdict | undefined {
  const { degree } = option;
  if (!degree) return undefined;
  const studied = degreesOf(index);
  const shortForms = option.aliases.map((alias) => wordPattern(alias, 'u'));
  const isOfField = (one: Studied) =>
    shortForms.some((form) => form.test(one.line.source)) ||
    degree.fields.length === 0 ||
    degree.fields.some((field) => hasField(field, one, index, isOpen));
  const fitting = studied.find((one) => one.isFinished && one.level >= degree.level && isOfField(one));
  // Grades are rarely given, and a higher degree does not show one.
  if (fitting && marked.test(option.text)) return near([placeOf(fitting.line)]);
  if (fitting) {
    const isSame = fitting.level === degree.level;
    return met(isSame ? 'literal' : 'related', [placeOf(fitting.line)], false, isSame ? 1 : credits.related);
  }
  const close = studied.find((one) => one.level >= degree.level) ?? studied.find(isOfField);
  if (close && (close.level >= 3 || degree.level <= 2)) return near([placeOf(close.line)]);
  // "or equivalent experience": only the person can say whether theirs is.
  const worked = experienceInstead.test(option.text) ? index.lines.find(isEvidence) : undefined;
  return worked && near([placeOf(worked)]);
}

function degreesOf({ lines, entries }: MatchIndex): Studied[] {
  return lines.flatMap((line): Studied[] => {
    const isStudy = studySections.has(line.section) || line.part === 'head' || studyLabel.test(line.text);
    if (line.part === 'heading' || !isStudy) return [];
    const highest = (text: string) => findDegreeLevels(text).at(-1);
    const level = highest(line.source);
    const unfinished = line.partly ? highest(line.partly.source) : undefined;
    const around = line.section === 'education' && line.entryId ? (entries.get(line.entryId) ?? [line]) : [line];
    if (level !== undefined) return [{ line, lines: around, level, isFinished: true }];
    return unfinished === undefined ? [] : [{ line, lines: around, level: unfinished, isFinished: false }];
  });
}

function hasField(field: string, { lines }: Studied, { meanings }: MatchIndex, isOpen: boolean): boolean {
  const senses = readSenses(field, meanings);
  const keys = new Set(lines.flatMap(({ keys: own }) => [...own]));
  const compounds = lines.flatMap((line) => line.compounds);
  if (senses.length > 0 && covered(senses, keys, compounds) >= fieldShare) return true;
  const folded = foldPhrase(lines.map(({ source }) => source).join(' '));
  return isNearField(field, folded) && (isOpen || isSameFamily(field));
}

/** Computer science and informatics are the same field; business and economics are only related. */
function isSameFamily(field: string): boolean {
  return sameField.test(field);
}
