import type { SectionKind } from '../../document.ts';
import { matchHeading } from '../../parse/match-heading.ts';
import { type Claim, claim } from '../claim.ts';
import type { Scope } from '../scope.ts';
import type { GuardText } from '../text/read-text.ts';
import { checkWords } from './words.ts';

// Renaming one of these into another would move the section's weight: hobbies are no experience.
const weighty: ReadonlySet<string> = new Set<SectionKind>([
  'experience',
  'education',
  'certifications',
  'awards',
  'publications',
]);

/** A heading may become any standard heading of the same meaning. */
export function checkHeading(after: GuardText, scope: Scope): Claim[] {
  const kind = matchHeading(after.raw)?.kind;
  const own = scope.place === 'heading' ? (scope.section?.kind ?? 'other') : 'other';
  const isSame = kind === own || (own === 'other' && kind !== undefined && kind !== 'experience');
  if (isSame) return [];
  if (kind !== undefined && (weighty.has(kind) || weighty.has(own))) return [claim('wording', { words: after.raw })];
  return kind === undefined ? checkWords(after, scope) : [];
}
