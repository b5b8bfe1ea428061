import { commonWords } from './common-words.ts';

/** What people append to a word to satisfy a form; years are added below. */
const commonTails = `
1 2 3 4 5 6 7 8 9 0 12 21 23 22 11 10 13 69 77 88 99 00 01 02 03 04 05 06 07 08 09 007 123 1234 12345 123456 1234567 12345678 123456789
321 4321 54321 111 222 333 444 555 666 777 888 999 000 1111 2222 3333 4444 5555 6666 7777 8888 9999 0000 100 101 247 420 786 911 1212
1313 1122 112233 123123 123321 1q2w3e 1q2w3e4r abc abcd xyz qwerty`
  .trim()
  .split(/\s+/);
const years = Array.from({ length: 101 }, (_, index) => String(1940 + index));
const tails = new Set(['', ...commonTails, ...years, ...years.map((year) => year.slice(2))]);

/** Punctuation is ignored, so that "password!" and "dragon_123" are recognised. */
const punctuation = /[\s!@#$%^&*()_+\-=.,?~'"/\\|<>:;]+/g;

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const spellOut = (text: string) => text.replace(/[0134578@$!]/g, (character) => lookAlikes[character] ?? character);

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qawsedrftgyhujikolp',
  '!@#$%^&*()',
];
const walks = [...rows, ...rows.map((row) => [...row].reverse().join(''))];

let words: ReadonlySet<string> | undefined;

/**
 * Whether a password is among the first that an attacker would try: a common word with a common suffix, the person's
 * own name or address, a keyboard walk, or one short piece repeated.
 */
export function isGuessablePassword(password: string, ownWords: readonly string[] = []): boolean {
  words ??= new Set(commonWords);
  const known = words;
  const lower = password.toLowerCase();
  // Long sentences are on no list, and checking all their parts would only take time.
  if (lower.length > 40) return isRepetition(lower);
  const own = new Set(ownWords.flatMap(wordsOf));
  const isKnown = (word: string) => known.has(word) || own.has(word);
  return isWordWithTail(lower, isKnown) || isWalk(lower) || isRepetition(lower) || /^\d{1,10}$/.test(lower);
}

/** Only the part of an email address before the @ is personal. Very short names would forbid too much. */
const wordsOf = (own: string): string[] =>
  [own, own.split('@')[0] ?? '', own.replace(punctuation, '')]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 3);

function isWordWithTail(lower: string, isKnown: (word: string) => boolean): boolean {
  for (let end = lower.length; end >= 3; end -= 1) {
    const tail = lower.slice(end).replace(punctuation, '');
    if (!tails.has(tail) && !isRepetition(tail)) continue;
    if (headings(lower.slice(0, end)).some((head) => isKnown(head) || isDouble(head, isKnown))) return true;
  }
  return false;
}

/**
 * Possible readings of the first part: as written, without punctuation, with digits as letters, without leading digits.
 */
const headings = (head: string): string[] => {
  const spelled = spellOut(head).replace(punctuation, '');
  const plain = head.replace(punctuation, '');
  return [head, plain, spelled, plain.replace(/^\d{1,4}/, '')];
};

/** "lovelove", "dragondragon". */
const isDouble = (text: string, isKnown: (word: string) => boolean) =>
  text.length % 2 === 0 &&
  text.slice(0, text.length / 2) === text.slice(text.length / 2) &&
  isKnown(text.slice(0, text.length / 2));

/** Consists of runs of at least three adjacent keys, with a common suffix or none. */
function isWalk(text: string): boolean {
  const reach = longestWalk(text, 0);
  return reach >= 5 && tails.has(text.slice(reach).replace(punctuation, ''));
}

function longestWalk(text: string, from: number): number {
  for (let end = text.length; end - from >= 3; end -= 1) {
    const piece = text.slice(from, end);
    if (walks.some((walk) => walk.includes(piece))) return longestWalk(text, end);
  }
  return from;
}

const isRepetition = (text: string) => text.length > 1 && /^(.{1,4}?)\1+$/.test(text);
