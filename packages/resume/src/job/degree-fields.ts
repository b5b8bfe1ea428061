import type { Language } from '@fitted/contract/languages';
import { packs, traitsOf } from '@fitted/language/packs';
import { contentWords } from '../match/content-words.ts';
import { findDegreeLevels } from '../qualifications/degrees.ts';
import { foldPhrase } from './phrase-list.ts';

const behind =
  /(?<!\p{L})(?:studium(?: (?:der|des|im))?|in|of|en|de|des|der|du|im|mention|spécialité|bereich|fachrichtung|subject|major in|d['’])\s+(?<field>\S.*)$/isu;
const signs =
  /^(?:全日制|统招|统招的)?(?<field>[\p{Script=Han}\p{Script=Katakana}ー]+?)(?:及)?(?:等)?(?:相关)?(?:专业|学科|系|学部|専攻|分野)/u;
const degreeSigns =
  /(?:大学)?(?:本科|大专|专科|硕士|博士|学士|研究生|高中|中专)(?:及)?(?:以上)?(?:学历|学位)?|大卒|修士|博士|学士|以上/gu;

/** The fields of study that a piece of a posting asks for, folded: "Bachelor's degree in Civil Engineering" → civil engineering. */
export function degreeFields(text: string, language: Language): string[] {
  const isNaming = findDegreeLevels(text).length > 0;
  if (!traitsOf(language).writesSpaces) {
    if (!isNaming && !/专业|専攻|学科/u.test(text)) return [foldPhrase(text)];
    const field = signs.exec(text.replace(degreeSigns, ''))?.groups?.field;
    return field && !/^(?:相关|不限|等|专业|同|或)/u.test(field) ? [foldPhrase(field)] : [];
  }
  // "Bachelor's, Law or Psychology": a piece without a degree is itself a field.
  const field = isNaming ? behind.exec(text)?.groups?.field : text;
  if (!field || packs[language].postings.openTail.test(field) || contentWords(field).size === 0) return [];
  if (
    isNaming &&
    /^(?:a|an|the|any|your|una?|ein\p{L}*)?\s?(?:related|relevant|similar|field|discipline|subject)/iu.test(field)
  )
    return [];
  return [foldPhrase(field)];
}
