import type { Language } from '@fitted/contract/languages';
import { packs } from '@fitted/language/packs';
import type { GuardText, Word } from '../text/read-text.ts';
import type { Vocabulary } from '../vocabulary.ts';

interface WordIndex {
  readonly stems: ReadonlySet<string>;
  readonly folded: readonly string[];
  readonly compounds: readonly string[];
  readonly stemList: readonly string[];
}

const indexes = new WeakMap<GuardText, WordIndex>();

function indexOf(text: GuardText, { traits }: Vocabulary): WordIndex {
  const known = indexes.get(text);
  if (known) return known;
  const index = {
    stems: new Set(text.words.map(({ stem }) => stem)),
    folded: text.words.map(({ folded }) => folded),
    compounds: traits.joinsNouns ? text.words.filter((word) => !isBrand(word)).map(({ folded }) => folded) : [],
    stemList: [...new Set(text.words.filter(({ isCode }) => !isCode).map(({ stem }) => stem))],
  };
  indexes.set(text, index);
  return index;
}

/** The word itself in any form. Codes must match exactly, apart from points. */
export function hasForm(text: GuardText, word: Word, vocabulary: Vocabulary): boolean {
  const index = indexOf(text, vocabulary);
  if (index.stems.has(word.stem) || index.folded.includes(word.folded)) return true;
  if (word.isCode) return text.words.some((other) => withoutPoints(other) === withoutPoints(word));
  if (index.stemList.some((stem) => isSameFamily(stem, word.stem, vocabulary.language))) return true;
  return vocabulary.traits.joinsNouns && isInCompound(index.compounds, word);
}

/** Same as hasForm, for a single word. */
export function isFormOf(one: Word, word: Word, { language, traits }: Vocabulary): boolean {
  if (one.stem === word.stem || one.folded === word.folded) return true;
  if (word.isCode) return withoutPoints(one) === withoutPoints(word);
  if (!one.isCode && isSameFamily(one.stem, word.stem, language)) return true;
  return traits.joinsNouns && isInCompound(isBrand(one) ? [] : [one.folded], word);
}

function withoutPoints({ folded }: Word): string {
  return folded.replace(/\./gu, '');
}

/** A brand name ("PlanRadar") is not a compound. */
function isBrand({ raw }: Word): boolean {
  return /\p{Ll}\p{Lu}/u.test(raw);
}

/** "contador" and "contadora", "migrat" and "migr": one stem starts with the other, and the rest is short. */
function isSameFamily(one: string, other: string, language: Language): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length >= 3 && short.length < 5)
    return long.length - short.length === 1 && long.startsWith(short) && packs[language].stemming.shortTail.test(long);
  return short.length >= 5 && long.length - short.length <= 2 && long.startsWith(short);
}

// "Verpackungsmaterial" claims no more than "Verpackung".
const lightTail =
  /(?:material|materialien|arbeit|arbeiten|bereich|prozess|prozesse|tatigkeit|tatigkeiten|aufgaben|wesen)$/u;

function isInCompound(compounds: readonly string[], { folded, stem }: Word): boolean {
  const has = (part: string) => part.length >= 4 && compounds.some((other) => other.includes(part));
  if (has(stem) || has(folded)) return true;
  const light = lightTail.exec(folded);
  if (light && has(folded.slice(0, light.index).replace(/(?<=\p{L}{4})(?:s|en|er)$/u, ''))) return true;
  // "Elektroinstallation" from "Installation von Elektroanlagen".
  for (let at = 4; at <= folded.length - 4; at += 1) {
    const tail = stem.length > at ? stem.slice(at) : folded.slice(at);
    const head = folded.slice(0, at).replace(/(?<=\p{L}{4})(?:s|en|er)$/u, '');
    if (tail.length >= 4 && has(head) && has(tail)) return true;
  }
  return false;
}
