import type { Language } from '@fitted/contract/languages';
import { type OpeningRule, openingRules, profileRules } from './data/openings.ts';
import { rewriteEnglishLine } from './english/rewrite-line.ts';
import { rewriteEnglishProfile } from './english/rewrite-profile.ts';
import type { Rewording, RoleTime } from './rewording.ts';

/** One line under a role, worded better with the facts unchanged; undefined when no rule of its language is sure. */
export function rewriteLine(text: string, language: Language, time: RoleTime): Rewording | undefined {
  return language === 'en' ? rewriteEnglishLine(text, time) : applyRules(text, openingRules[language]);
}

/** A line of the profile at the top. */
export function rewriteProfile(text: string, language: Language): Rewording | undefined {
  return language === 'en' ? rewriteEnglishProfile(text) : applyRules(text, profileRules[language]);
}

function applyRules(text: string, rules: readonly OpeningRule[]): Rewording | undefined {
  for (const { pattern, replacement, reason } of rules) {
    const changed = text.replace(pattern, replacement);
    if (changed === text || changed.trim() === '') continue;
    return { text: changed.charAt(0).toUpperCase() + changed.slice(1), reason };
  }
  const isSmall = /^\p{Ll}\p{Ll}+(?:[\s,;:]|$)/u.test(text);
  return isSmall ? { text: text.charAt(0).toUpperCase() + text.slice(1), reason: 'punctuation' } : undefined;
}
