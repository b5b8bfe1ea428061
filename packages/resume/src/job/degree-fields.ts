import type { Language } from '@fitted/contract/languages';
import { postingTables, traitsOf } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import { contentWords } from '../match/content-words.ts';
import { findDegreeLevels } from '../qualifications/degrees.ts';
import { jobCues } from './job-cues.ts';
import { foldPhrase } from './phrase-list.ts';

const behind = pattern('isu')`(?<!\p{L})${jobCues.any('fieldBehind')}\s+(?<field>\S.*)$`;
const fieldCues = pattern('u')`
  ^(?:${jobCues.any('studyMode')})?(?<field>[\p{Script=Han}\p{Script=Katakana}ー]+?)
  ${jobCues.any('fieldTail')}${jobCues.any('fieldNoun')}
`;
const degreeCues = pattern('gu')`${jobCues.any('degreeCues')}`;

const noField = pattern('u')`${jobCues.any('noField')}`;

const fieldOpening = pattern('u')`${jobCues.any('fieldOpening')}`;

/** The fields of study that a piece of a posting asks for, folded: "Bachelor's degree in Civil Engineering" → civil engineering. */
export function degreeFields(text: string, language: Language): string[] {
  const isNaming = findDegreeLevels(text).length > 0;
  if (!traitsOf(language).writesSpaces) {
    if (!isNaming && !fieldOpening.test(text)) return [foldPhrase(text)];
    const field = fieldCues.exec(text.replace(degreeCues, ''))?.groups?.field;
    return field && !noField.test(field) ? [foldPhrase(field)] : [];
  }
  // "Bachelor's, Law or Psychology": a piece without a degree is itself a field.
  const field = isNaming ? behind.exec(text)?.groups?.field : text;
  if (!field || postingTables[language].postings.openTail.test(field) || contentWords(field).size === 0) return [];
  if (
    isNaming &&
    /^(?:a|an|the|any|your|una?|ein\p{L}*)?\s?(?:related|relevant|similar|field|discipline|subject)/iu.test(field)
  )
    return [];
  return [foldPhrase(field)];
}
