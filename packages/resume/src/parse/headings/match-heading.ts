import type { SectionKind } from '@fitted/contract/edits/edit-codes';
import { pattern } from '@fitted/language/pattern';
import { readingCues } from '../../cues.ts';
import { headingFragments } from '../data/heading-fragments.ts';
import { ambiguousHeadings, headingJoiners, headingModifiers, headings } from '../data/headings.ts';
import { cachedWhileParsing } from '../words/cache-while-parsing.ts';
import { foldWord } from '../words/word-list.ts';

export type HeadingKind = SectionKind | 'contact';

export interface HeadingMatch {
  readonly kind: HeadingKind;
  /** The whole text is a known heading, not only built from heading words. */
  readonly isExact: boolean;
  /** The same words are also a job title or a label inside a section. */
  readonly isAmbiguous: boolean;
}

/** Capitals are often typed without accents ("EXPERIENCES", "FORMACION"), and ß in capitals is SS. */
function foldHeading(text: string): string {
  return foldWord(text).normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/gu, 'ss');
}

/** German on a keyboard without umlauts: "Persoenliche Daten". */
function spellOutUmlauts(name: string): string {
  return name.replace(/ä/gu, 'ae').replace(/ö/gu, 'oe').replace(/ü/gu, 'ue');
}

function headingSet(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(foldHeading));
}

const kindByHeading = new Map<string, HeadingKind>();
const kindByLetters = new Map<string, { readonly kind: HeadingKind; readonly words: string }>();
for (const [kind, names] of Object.entries(headings) as [HeadingKind, readonly string[]][]) {
  for (const name of names.flatMap((heading) => [heading, spellOutUmlauts(heading)])) {
    const folded = foldHeading(name);
    if (kindByHeading.has(folded)) continue;
    kindByHeading.set(folded, kind);
    kindByLetters.set(folded.replace(/\s/gu, ''), { kind, words: folded });
  }
}
const ambiguous = headingSet(ambiguousHeadings);
const modifiers = headingSet(headingModifiers);
const joiners = headingSet(headingJoiners);
const joinerMarks = pattern('u')`\s?(?:[&/+,|・、]|${readingCues.any('headingJoint')})\s?|\s[–-]\s`;

/** What a heading means, or undefined if it is not a known heading. Linear in the (short) text. */
export const matchHeading: (text: string) => HeadingMatch | undefined = cachedWhileParsing((text) => {
  const bare = bareHeading(text);
  if (bare === '' || bare.length > maxHeadingLength) return undefined;
  return exactly(bare) ?? matchParts(bare) ?? matchLoosely(text, bare);
});

/** The same for a text that is a known heading as a whole, without looking at its parts. */
export function matchWholeHeading(text: string): HeadingMatch | undefined {
  const bare = bareHeading(text);
  return bare === '' || bare.length > maxHeadingLength ? undefined : exactly(bare);
}

const maxHeadingLength = 60;

function exactly(bare: string): HeadingMatch | undefined {
  const kind = kindByHeading.get(bare) ?? kindByHeading.get(bare.replace(/,/gu, '').replace(/\s?&\s?/gu, ' and '));
  if (kind) return { kind, isExact: true, isAmbiguous: ambiguous.has(bare) };
  const spaced = kindByLetters.get(bare.replace(/\s/gu, ''));
  return spaced && { kind: spaced.kind, isExact: true, isAmbiguous: ambiguous.has(spaced.words) };
}

const bracketBehind = /(?:(?<!\s)\s+)?[(（][^()（）]{1,24}[)）]\s*[:：]?$/u;

/** "Educational Qualification", "Projects (freelance)", "UX Projects". */
function matchLoosely(text: string, bare: string): HeadingMatch | undefined {
  if (bracketBehind.test(text)) {
    const inner = matchHeading(text.replace(bracketBehind, ''));
    return inner && { ...inner, isExact: false };
  }
  const words = bare.split(' ');
  const counted = words.length > 1 ? kindByHeading.get(`${bare}s`) : undefined;
  if (counted) return { kind: counted, isExact: false, isAmbiguous: false };
  const isOfProjects = words.length === 2 && words[1] === 'projects' && /^\p{Lu}/u.test(text);
  return isOfProjects ? { kind: 'projects', isExact: false, isAmbiguous: true } : undefined;
}

/** All kinds that a heading names: two for "Education & Certifications". Empty for an unknown heading. */
export function headingKinds(text: string): readonly HeadingKind[] {
  const whole = matchHeading(text);
  if (!whole) return [];
  const parts = partsOf(bareHeading(text)).flatMap((part) => {
    const kind = matchPart(part);
    return kind === undefined || kind === 'modifier' ? [] : [kind];
  });
  return [...new Set([whole.kind, ...parts])];
}

/** Restores the spaces of a letter-spaced heading: "WORKEXPERIENCE" becomes "WORK EXPERIENCE". */
export function respaceHeading(text: string): string {
  if (!/^\p{Lu}{8,}$/u.test(text)) return text;
  const words = kindByLetters.get(foldHeading(text))?.words.split(' ') ?? [];
  if (words.length < 2) return text;
  const spaced: string[] = [];
  let from = 0;
  for (const word of words) {
    spaced.push(text.slice(from, from + word.length));
    from += word.length;
  }
  return spaced.join(' ');
}

// Icons, "1.", "IV)", "A.", "一、" or a bare "01" before a heading, and "(continued)" after it, are not part of it.
const leadingMarks = /^[\s\p{P}\p{S}\p{M}\p{Cf}\p{Co}]+/u;
const numbering =
  /^(?:(?:\d{1,2}|[IVX]{1,4}|[A-H]|[一二三四五六七八九十]{1,2})\s*(?:[.)、:]|[–—-](?=\s))\s*|0\d\s+|[①-⑳❶-❿]\s*)/iu;
const aside = pattern('iu')`
  (?:(?<!\s)\s+)?\((?:cont(?:inued|inuación|['’]?d|\.)?|suite|forts(?:etzung|\.)?|auswahl|auszug|selected|selection
  |sélection|selección|extracto?|続き|续|抜粋|节选)\)$
`;

/** The number before a heading, as in "01 Experience"; otherwise empty. */
export function headingNumber(text: string): string {
  return /^[\s\p{P}\p{S}]*0\d\s+(?=\p{L})/u.exec(text)?.[0] ?? '';
}

const plainWords = /^[a-z]+(?: [a-z]+)*$/;

function bareHeading(text: string): string {
  // Most texts need no cleaning or folding.
  if (plainWords.test(text)) return text;
  const named = text.replace(leadingMarks, '');
  // Circled numbers must be removed before NFKC turns them into plain ones.
  const plain = (/^[①-⑳❶-❿]/u.test(named) ? named : named.normalize('NFKC')).replace(numbering, '');
  return foldHeading(
    plain
      .normalize('NFKC')
      .replace(/(?<![\s:])[\s:]+$/u, '')
      .replace(aside, ''),
  )
    .replace(/^[\s\p{P}\p{S}]+|(?<![\s\p{P}\p{S}])[\s\p{P}\p{S}]+$/gu, '')
    .replace(/\s+/gu, ' ');
}

function partsOf(bare: string): string[] {
  return bare
    .split(joinerMarks)
    .flatMap((part) => splitAtJoiners(part))
    .filter((part) => part !== '');
}

function matchParts(bare: string): HeadingMatch | undefined {
  let first: HeadingKind | undefined;
  for (const part of partsOf(bare)) {
    const kind = matchPart(part);
    if (!kind) return undefined;
    if (kind !== 'modifier') first ??= kind;
  }
  return first ? { kind: first, isExact: false, isAmbiguous: false } : undefined;
}

function splitAtJoiners(part: string): string[] {
  const pieces: string[][] = [[]];
  for (const word of part.split(' ')) {
    if (joiners.has(word)) pieces.push([]);
    else pieces.at(-1)?.push(word);
  }
  return pieces.map((words) => words.join(' '));
}

function matchPart(part: string): HeadingKind | 'modifier' | undefined {
  const words = part.split(' ');
  for (let from = 0; from < words.length; from += 1) {
    const kind = kindByHeading.get(words.slice(from).join(' '));
    if (kind) return kind;
    if (!modifiers.has(words[from] ?? '')) break;
  }
  return words.every((word) => modifiers.has(word)) ? 'modifier' : matchRomance(words);
}

/** Spanish and French put the modifier after the noun: "Experiencia profesional relevante". */
function matchRomance(words: readonly string[]): HeadingKind | undefined {
  const kind = kindByHeading.get(words[0] ?? '');
  return kind && words.length <= 4 && words.slice(1).every((word) => modifiers.has(word)) ? kind : undefined;
}

/** Guesses the kind from single known words: "POSITIONS & CONTRIBUTIONS". Only for rows that look like headings. */
export function guessKind(text: string): HeadingKind {
  const bare = bareHeading(text);
  for (const word of bare.split(/[\s&/,·・-]+/u)) {
    const kind = kindByHeading.get(word) ?? kindByHeading.get(`${word}s`);
    if (kind && kind !== 'other' && !ambiguous.has(word)) return kind;
  }
  return headingFragments.find(({ fragment }) => fragment.test(bare))?.kind ?? 'other';
}
