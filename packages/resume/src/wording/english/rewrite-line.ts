import type { ReasonCode } from '../../edit/edit.ts';
import { startsWithAddress } from '../addresses.ts';
import { capitalised, smallNames } from '../data/en-words.ts';
import { outsideQuotes } from '../quotes.ts';
import type { Rewording, RoleTime } from '../rewording.ts';
import { withoutFirstPerson } from './first-person.ts';
import { rewriteOpening } from './openings.ts';
import { sayPlainly, spellRight, withoutEmptyAdverbs } from './plain-words.ts';
import { withRoleTense } from './role-tense.ts';
import type { Tense } from './verbs.ts';

const names = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${capitalised.split(/\s+/u).join('|')})(?![\\p{L}\\p{N}-])`, 'gu');
const word = /[\p{L}'’-]+/gu;
const smallWords = new Set(smallNames.split(' '));

/** One line under a role, reworded without a new fact; undefined when it is fine or when no rule is sure. */
export function rewriteEnglishLine(text: string, time: RoleTime): Rewording | undefined {
  const role: Tense | undefined = time === 'current' ? 'present' : time === 'former' ? 'past' : undefined;
  const spelled = spellRight(text);
  const lean = withoutEmptyAdverbs(spelled);
  const reopened = reopen(lean, role);
  // "Reduced waste and I cut it": a sentence half in the first person reads worse than one wholly in it.
  const opened =
    reopened && / I\b/u.test(reopened.text.replace(/\b(?:which|that|where) I\b/gu, '')) ? undefined : reopened;
  const start = opened?.text ?? lean;
  const plain = sayPlainly(start);
  const tidy = capitaliseFirst(fixNames(plain));
  const result = likeShouting(text, tidy);
  if (result === text) return undefined;
  const isClearer = spelled !== text || plain !== start;
  const reason: ReasonCode = opened?.reason ?? (isClearer ? 'clearer' : lean === spelled ? 'punctuation' : 'filler');
  return { text: result, reason };
}

function reopen(text: string, role: Tense | undefined): Rewording | undefined {
  const opening = rewriteOpening(text, role);
  if (opening) {
    const isFirstPerson = /^(?:i\b|i['’]?m\b|im\b|my\b)/iu.test(text);
    // "Was responsible for" without its verb is shorter, not stronger.
    return { text: opening.text, reason: opening.isVerb ? 'weak-opening' : isFirstPerson ? 'first-person' : 'shorter' };
  }
  return withoutFirstPerson(text, role) ?? withRoleTense(text, role);
}

/** In a line of capitals, new words are written in capitals too. */
function likeShouting(before: string, after: string): string {
  const letters = before.replace(/[^\p{L}]/gu, '');
  const small = letters.replace(/[^\p{Ll}]/gu, '');
  if (letters.length < 8 || small.length > letters.length / 5) return after;
  const own = new Set(before.match(word));
  return after.replace(word, (found) => (own.has(found) ? found : found.toUpperCase()));
}

function fixNames(text: string): string {
  return outsideQuotes(text, (part) =>
    part
      .replace(names, (name) => name.charAt(0).toUpperCase() + name.slice(1))
      .replace(/(?<![\p{L}\p{N}'’.-])i(?=\s\p{Ll}{2})/gu, 'I'),
  );
}

function capitaliseFirst(text: string): string {
  if (startsWithAddress(text)) return text;
  const [first = ''] = /^[\p{L}\p{N}.'’/@#+-]+/u.exec(text) ?? [];
  if (!/^\p{Ll}[\p{Ll}'’-]*$/u.test(first) || smallWords.has(first)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
