import type { Language } from '@fitted/contract/languages';
import type { OpeningRule } from '@fitted/language/opening-rule';
import { assistantWords } from '@fitted/language/packs';
import { startsWithAddress } from '@fitted/resume/wording/addresses';
import { rewriteEnglishLine } from '@fitted/resume/wording/english/rewrite-line';
import { rewriteEnglishProfile } from '@fitted/resume/wording/english/rewrite-profile';
import type { Rewording, RoleTime } from '@fitted/resume/wording/rewording';

/** One line under a role, worded better with the facts unchanged; undefined when no rule of its language is sure. */
export function rewriteLine(text: string, language: Language, time: RoleTime): Rewording | undefined {
  // "1. 我负责": a list number stays in front of the line.
  const [number = ''] = /^\d{1,2}[.)、．](?!\d)\s*/u.exec(text) ?? [];
  const rewording = rewriteWords(text.slice(number.length), language, time);
  return rewording && { ...rewording, text: number + rewording.text };
}

function rewriteWords(text: string, language: Language, time: RoleTime): Rewording | undefined {
  const { firstPerson } = assistantWords[language];
  if (!firstPerson) return rewriteEnglishLine(text, time);
  return applyRules(text, firstPerson.openings, firstPerson.pronouns) ?? withCapital(text);
}

/** A line of the profile at the top. */
export function rewriteProfile(text: string, language: Language): Rewording | undefined {
  const { firstPerson } = assistantWords[language];
  if (!firstPerson) return rewriteEnglishProfile(text);
  const rewording = applyRules(text, firstPerson.profileOpenings, firstPerson.pronouns);
  // A profile half in the first person reads worse than one that is wholly so.
  const isHalf = rewording !== undefined && firstPerson.pronouns.test(rewording.text);
  return isHalf ? undefined : (rewording ?? withCapital(text));
}

function applyRules(text: string, rules: readonly OpeningRule[], pronouns: RegExp): Rewording | undefined {
  const applied = rules.reduce<Rewording | undefined>((before, { pattern, replacement, reason }) => {
    const start = before?.text ?? text;
    const changed = start.replace(pattern, replacement);
    return changed === start || changed.trim() === '' ? before : { text: changed, reason: before?.reason ?? reason };
  }, undefined);
  if (!applied) return undefined;
  const isPersonal = applied.reason === 'first-person';
  // "Mich um die Tiere gekümmert": a half-removed first person reads worse than a whole one.
  if (isPersonal && pronouns.test(applied.text)) return undefined;
  // "k8s" and "iOS" keep their lower-case letter.
  const isWord = /^\p{Ll}+(?![\p{L}\p{N}])/u.test(applied.text);
  const capital = isWord ? applied.text.charAt(0).toUpperCase() + applied.text.slice(1) : applied.text;
  // "Fui responsable" has no "yo": without its verb it is shorter, not less personal.
  return { text: capital, reason: isPersonal && !pronouns.test(text) ? 'shorter' : applied.reason };
}

function withCapital(text: string): Rewording | undefined {
  const isSmall = !startsWithAddress(text) && /^\p{Ll}\p{Ll}+(?:[\s,;:]|$)/u.test(text);
  return isSmall ? { text: text.charAt(0).toUpperCase() + text.slice(1), reason: 'punctuation' } : undefined;
}
