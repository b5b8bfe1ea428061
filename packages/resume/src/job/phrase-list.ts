import { foldText } from '../lexicon/fold-text.ts';

export function foldPhrase(text: string): string {
  return foldText(text).text.trim();
}

/** Phrases to look for in folded text, whole words in scripts with spaces. A pattern of the same phrases is twenty times slower. */
export interface PhraseList {
  /** The first place where one of the phrases stands. */
  readonly find: (folded: string, from?: number) => PhrasePlace | undefined;
  readonly findAll: (folded: string) => string[];
}

interface PhrasePlace {
  readonly from: number;
  readonly to: number;
}

const wordSign = /[\p{L}\p{N}]/u;
const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Reads lists such as 'a plus|desirable'. */
export function phraseList(lists: readonly string[]): PhraseList {
  const byStart = new Map<string, string[]>();
  const phrases = lists.flatMap((list) => list.split('|')).map(foldPhrase);
  for (const phrase of phrases.sort((one, other) => other.length - one.length)) {
    const start = phrase.slice(0, 2);
    byStart.set(start, [...(byStart.get(start) ?? []), phrase]);
  }
  const standsAt = (folded: string, phrase: string, at: number) =>
    folded.startsWith(phrase, at) && (spaceless.test(phrase) || !clings(folded, at + phrase.length));
  const find = (folded: string, start = 0): PhrasePlace | undefined => {
    for (let at = start; at < folded.length; at += 1) {
      const stands = (candidate: string) => standsAt(folded, candidate, at);
      // A phrase may be a single sign.
      const phrase =
        byStart.get(folded.slice(at, at + 2))?.find(stands) ?? byStart.get(folded.charAt(at))?.find(stands);
      if (phrase && (spaceless.test(phrase) || !clings(folded, at))) return { from: at, to: at + phrase.length };
    }
    return undefined;
  };
  const findAll = (folded: string) => {
    const found: string[] = [];
    for (let place = find(folded); place; place = find(folded, place.to))
      found.push(folded.slice(place.from, place.to));
    return found;
  };
  return { find, findAll };
}

export function hasPhrase(list: PhraseList, folded: string): boolean {
  return list.find(folded) !== undefined;
}

/** The text without the phrases. */
export function withoutPhrases(list: PhraseList, folded: string): string {
  let rest = '';
  let from = 0;
  for (let place = list.find(folded); place; place = list.find(folded, from)) {
    rest += `${folded.slice(from, place.from)} `;
    from = place.to;
  }
  return (rest + folded.slice(from)).trim();
}

function clings(folded: string, at: number): boolean {
  return wordSign.test(folded.charAt(at - 1)) && wordSign.test(folded.charAt(at));
}
