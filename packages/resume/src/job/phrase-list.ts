import { foldText } from '../lexicon/fold-text.ts';
import { hasCjk } from '../parse/words/word-list.ts';

export function foldPhrase(text: string): string {
  return foldText(text).text.trim();
}

/** Phrases to find in folded text, as whole words in scripts with spaces. A regular expression would be twenty times slower. */
export interface PhraseList {
  /** The first match of any of the phrases. */
  readonly find: (folded: string, from?: number) => PhrasePlace | undefined;
  readonly findAll: (folded: string) => string[];
}

interface PhrasePlace {
  readonly from: number;
  readonly to: number;
}

const wordCharacter = /[\p{L}\p{N}]/u;

/** Compiles lists such as 'a plus|desirable'. */
export function phraseList(lists: readonly string[]): PhraseList {
  const byPair = new Map<number, Phrase[]>();
  const bySingle = new Map<number, Phrase[]>();
  const texts = lists.flatMap((list) => list.split('|')).map(foldPhrase);
  for (const text of texts.sort((one, other) => other.length - one.length)) {
    const [phrases, start] = text.length > 1 ? [byPair, pairAt(text, 0)] : [bySingle, text.charCodeAt(0)];
    phrases.set(start, [...(phrases.get(start) ?? []), { text, isSpaceless: hasCjk(text) }]);
  }
  const find = (folded: string, from = 0) => findFirst({ byPair, bySingle }, folded, from);
  const findAll = (folded: string) => {
    const found: string[] = [];
    for (let place = find(folded); place; place = find(folded, place.to))
      found.push(folded.slice(place.from, place.to));
    return found;
  };
  return { find, findAll };
}

interface Phrase {
  readonly text: string;
  readonly isSpaceless: boolean;
}

/** Indexed by the first two characters, or the only one; longest first. */
interface Phrases {
  readonly byPair: ReadonlyMap<number, readonly Phrase[]>;
  readonly bySingle: ReadonlyMap<number, readonly Phrase[]>;
}

// Hot path: runs at every character of every line for a dozen lists, so it allocates no strings or closures.
function findFirst({ byPair, bySingle }: Phrases, folded: string, from: number): PhrasePlace | undefined {
  for (let at = from; at < folded.length; at += 1) {
    const phrase =
      standingAt(byPair.get(pairAt(folded, at)), folded, at) ??
      (bySingle.size > 0 ? standingAt(bySingle.get(folded.charCodeAt(at)), folded, at) : undefined);
    if (phrase && (phrase.isSpaceless || !clings(folded, at))) return { from: at, to: at + phrase.text.length };
  }
  return undefined;
}

/** Two characters packed into one number. */
function pairAt(text: string, at: number): number {
  return text.charCodeAt(at) * 0x1_00_00 + text.charCodeAt(at + 1);
}

function standingAt(phrases: readonly Phrase[] | undefined, folded: string, at: number): Phrase | undefined {
  if (!phrases) return undefined;
  for (const phrase of phrases)
    if (folded.startsWith(phrase.text, at) && (phrase.isSpaceless || !clings(folded, at + phrase.text.length)))
      return phrase;
  return undefined;
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
  return wordCharacter.test(folded.charAt(at - 1)) && wordCharacter.test(folded.charAt(at));
}
