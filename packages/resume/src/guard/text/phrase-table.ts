import { hasCjk } from '../../parse/words/word-list.ts';
import { fold, foldPairs } from './fold.ts';

export interface FoundPhrase {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Index of the phrase's group in the table. */
  readonly group: number;
}

interface Phrase {
  /** The words after the first. A trailing '*' matches the rest of a word. */
  readonly rest: readonly string[];
  readonly group: number;
}

interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const tokenPattern = /[\p{Script=Latin}\p{N}]+(?:\+\+|#)?/gu;
const gap = /^[\s'’./&-]{1,2}$/u;

/** Groups of words and phrases. Finds them all in one pass over folded text, however many there are. */
export class PhraseTable {
  readonly groups: readonly (readonly string[])[];
  private readonly longestTail: number;
  private readonly exact = new Map<string, Phrase[]>();
  private readonly openings = new Map<string, Phrase[]>();
  private readonly unspaced = new Map<string, { readonly text: string; readonly group: number }[]>();
  private readonly opened = new Map<string, readonly Phrase[]>();
  private readonly found = new Map<string, readonly FoundPhrase[]>();
  private readonly groupSets = new WeakMap<readonly FoundPhrase[], ReadonlySet<number>>();
  private readonly groupsByWord = new Map<string, readonly number[]>();

  /** `longestTail` limits what "*" can match: in German the rest of a compound may be a whole other word. */
  constructor(groups: readonly (readonly string[])[], longestTail = Number.POSITIVE_INFINITY) {
    this.groups = groups;
    this.longestTail = longestTail;
    groups.forEach((members, group) => {
      for (const member of members) this.add(fold(member), group);
    });
    for (const phrases of this.unspaced.values()) phrases.sort((one, other) => other.text.length - one.text.length);
  }

  find(text: string): readonly FoundPhrase[] {
    const known = this.found.get(text);
    if (known) return known;
    const found: FoundPhrase[] = [];
    this.findWords(text, found);
    this.findUnspaced(text, found);
    if (found.length > 1) found.sort((one, other) => one.from - other.from);
    // The same texts recur within a resume. The limit keeps memory small in a long-lived process.
    if (this.found.size > 2000) this.found.clear();
    this.found.set(text, found);
    return found;
  }

  occurs(text: string): boolean {
    return this.find(text).length > 0;
  }

  groupsIn(text: string): ReadonlySet<number> {
    const found = this.find(text);
    let groups = this.groupSets.get(found);
    if (!groups) {
      groups = new Set(found.map(({ group }) => group));
      this.groupSets.set(found, groups);
    }
    return groups;
  }

  /** The groups that contain this word as a whole. */
  groupsOf(word: string): readonly number[] {
    const known = this.groupsByWord.get(word);
    if (known) return known;
    const groups = this.find(word)
      .filter(({ from, to }) => from === 0 && to === word.length)
      .map(({ group }) => group);
    if (this.groupsByWord.size > maxWords) this.groupsByWord.clear();
    this.groupsByWord.set(word, groups.length > 0 ? groups : noGroups);
    return groups;
  }

  private add(phrase: string, group: number): void {
    if (hasCjk(phrase)) {
      push(this.unspaced, phrase[0] ?? '', { text: phrase, group });
      return;
    }
    const words = phrase.match(/[\p{Script=Latin}\p{N}]+(?:\+\+|#)?\*?|\*/gu) ?? [];
    const [first, ...rest] = words;
    if (first === undefined) return;
    if (first.endsWith('*')) push(this.openings, first.slice(0, -1), { rest, group });
    else push(this.exact, first, { rest, group });
  }

  private findWords(text: string, found: FoundPhrase[]): void {
    if (this.exact.size === 0 && this.openings.size === 0) return;
    const tokens = tokensOf(text);
    for (const [place, token] of tokens.entries()) {
      for (const phrase of this.phrasesAt(token.text)) {
        const to = endOf(phrase, tokens, place, text);
        if (to !== undefined)
          found.push({ from: token.from, to, text: text.slice(token.from, to), group: phrase.group });
      }
    }
  }

  /** Cached, because most words of a resume start no phrase, and finding that out takes a lookup per letter. */
  private phrasesAt(word: string): readonly Phrase[] {
    const known = this.opened.get(word);
    if (known) return known;
    const phrases = [...(this.exact.get(word) ?? [])];
    if (this.openings.size > 0)
      for (let length = Math.max(0, word.length - this.longestTail); length <= word.length; length += 1)
        phrases.push(...(this.openings.get(word.slice(0, length)) ?? []));
    if (this.opened.size > maxWords) this.opened.clear();
    this.opened.set(word, phrases.length > 0 ? phrases : none);
    return phrases;
  }

  private findUnspaced(text: string, found: FoundPhrase[]): void {
    if (this.unspaced.size === 0) return;
    for (let at = 0; at < text.length; at += 1) {
      for (const phrase of this.unspaced.get(text[at] ?? '') ?? []) {
        if (text.startsWith(phrase.text, at))
          found.push({ from: at, to: at + phrase.text.length, text: phrase.text, group: phrase.group });
      }
    }
  }
}

const none: readonly Phrase[] = [];
const noGroups: readonly number[] = [];
/** The words of many resumes. The limit keeps memory small in a long-lived process. */
const maxWords = 5000;

const tokensByText = new Map<string, readonly Token[]>();

/** Cached, because some twenty tables search the same text one after the other. */
function tokensOf(text: string): readonly Token[] {
  const known = tokensByText.get(text);
  if (known) return known;
  const tokens = [...text.matchAll(tokenPattern)].map(
    // Phrases are fully folded, but the text keeps letters such as "ß" that fold into two, so that offsets hold. Fold them here.
    (match): Token => ({ text: foldPairs(match[0]), from: match.index, to: match.index + match[0].length }),
  );
  if (tokensByText.size > 500) tokensByText.clear();
  tokensByText.set(text, tokens);
  return tokens;
}

/** End offset of the phrase that starts at a token; undefined if the following words do not match. */
function endOf({ rest }: Phrase, tokens: readonly Token[], place: number, text: string): number | undefined {
  let last = tokens[place];
  for (const [offset, wanted] of rest.entries()) {
    const next = tokens[place + offset + 1];
    if (!last || !next || !gap.test(text.slice(last.to, next.from))) return undefined;
    // A bare "*" matches any word hyphenated to the one before: "co-*".
    const isMatch =
      wanted === '*'
        ? text.slice(last.to, next.from) === '-'
        : wanted.endsWith('*')
          ? next.text.startsWith(wanted.slice(0, -1))
          : next.text === wanted;
    if (!isMatch) return undefined;
    last = next;
  }
  return last?.to;
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Whether a single folded word is in a list. */
export function compileWordTest(
  words: readonly string[],
  longestTail = Number.POSITIVE_INFINITY,
): (word: string) => boolean {
  const single = words.map(fold).filter((word) => !word.includes(' '));
  const exact = new Set(single.filter((word) => !word.endsWith('*')));
  const openings = new Set(single.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)));
  if (openings.size === 0) return (word) => exact.has(word);
  const known = new Map<string, boolean>();
  const opens = (word: string) => {
    for (let length = Math.max(1, word.length - longestTail); length <= word.length; length += 1)
      if (openings.has(word.slice(0, length))) return true;
    return false;
  };
  return (word) => {
    let is = known.get(word);
    if (is === undefined) {
      is = exact.has(word) || opens(word);
      if (known.size > maxWords) known.clear();
      known.set(word, is);
    }
    return is;
  };
}
