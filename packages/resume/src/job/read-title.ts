import type { Language } from '@fitted/contract/languages';
import { traitsOf } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../cues.ts';
import { foldText } from '../lexicon/fold-text.ts';
import { titleScore } from '../parse/rows/row-signs.ts';
import { titleNoise } from './data/title-noise.ts';
import { phraseList } from './phrase-list.ts';

/** The roles named in a posting's title; any one of them is enough. */
export interface ReadTitle {
  /** "Welder / Fabricator 2nd shift" → Welder, Fabricator. */
  readonly roles: readonly string[];
  /** The head noun of each role: "Driver" in "Class A CDL Driver". */
  readonly nouns: readonly string[];
}

const noise = phraseList(titleNoise);
/** The endings of "Técnico/a", "Aide-soignant(e)", "Entwickler:in". */
const genderEnding =
  /(?<=\p{L})(?:\((?:e|ne|a|in|trice|euse|se|ère)\)|[/:*_](?:a|as|in|innen|e|ne|trice|euse|se)(?!\p{L}))/giu;
/** (m/w/d), H/F, (all genders): what follows narrows the role. */
export const genderMark =
  /[([（]?\b(?:[mwfhdx]\s?[/|]\s?){1,2}[mwfhdx]\b[)\]）]?|\((?:all genders?|gn|hombre\/mujer|mujer\/hombre)\)/giu;
const bracketed = /[(（[【]([^()（）[\]【】]*)[)）\]】]/gu;
/** What follows a dash, a bar or a comma: a specialisation, the pay or the location. */
const aside = /(?<!\s)\s+[-–—|·•]\s.*|(?:(?<!\s)\s+)?[|｜!！].*|,\s.*|\s[$€£¥]?\d[\d.,]*\s?k\b.*/isu;
const ofWord = pattern('u')`^(?<noun>.+?)\s${readingCues.any('ofWord')}\s`;

const titleJoint = pattern('iu')`(?:(?<!\s)\s+)?\/\s*|(?<!\s)\s+${readingCues.any('titleJoint')}\s+|／`;

export function readTitle(title: string, language: Language): ReadTitle {
  const plain = title.replace(genderEnding, '').replace(genderMark, ' ‖ ');
  const inBrackets = [...plain.matchAll(bracketed)].map(([, inner = '']) => inner);
  const [main = ''] = plain
    .replace(bracketed, ' ')
    .split('‖')
    .filter((part) => part.trim() !== '');
  const named = [main.replace(aside, ''), ...inBrackets.filter((inner) => titleScore(inner) >= 2)]
    .flatMap((name) => name.split(titleJoint))
    .map((name) => withoutNoise(name).trim())
    .filter((name) => /\p{L}/u.test(name));
  const roles = [...new Set(named.length > 0 ? named : [title])];
  return { roles, nouns: roles.map((role) => nounOf(role, language)) };
}

/** Removes phrases about hours and contracts, keeping the original letters. */
function withoutNoise(name: string): string {
  const folded = foldText(name);
  let rest = '';
  let from = 0;
  for (let place = noise.find(folded.text); place; place = noise.find(folded.text, place.to)) {
    rest += name.slice(from, folded.at[place.from]);
    from = (folded.at[place.to - 1] ?? name.length) + 1;
  }
  return (rest + name.slice(from)).replace(/\s+/gu, ' ').replace(/^[\s,·-]+|(?<![\s,·-])[\s,·-]+$/gu, '');
}

/** The first word in languages where adjectives follow the noun; otherwise the last word, or the last one before "of". */
function nounOf(role: string, language: Language): string {
  if (traitsOf(language).adjectivesFollow) return role.split(' ')[0] ?? role;
  const words = (ofWord.exec(role)?.groups?.noun ?? role).replace(/(?<!\s)\s+(?:[IVX]{1,3}|\d)$/u, '').split(' ');
  return words.at(-1) ?? role;
}
