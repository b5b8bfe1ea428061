import { isSlip } from '../find/is-misspelt.ts';
import { foldLetters } from '../fold-name.ts';
import { acts, fillers } from './data/wish-words.ts';

const asian = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]+/gu;
const word = /[\p{sc=Latin}\p{N}][\p{sc=Latin}\p{N}+#]*/gu;

/** The words of a text as compared; Chinese and Japanese, which have no spaces, as pairs of characters. */
export function namesIn(text: string): string[] {
  const folded = foldLetters(text.normalize('NFKC').normalize('NFC')).toLowerCase();
  const latin = folded.match(word) ?? [];
  const pairs = (folded.match(asian) ?? []).flatMap((run) =>
    run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );
  return [...new Set([...latin, ...pairs])];
}

/** Compiled once: this is asked for every clause of every message. */
const everyAct = acts.map(([, cue]) => new RegExp(cue.source, 'gu'));

/** What a clause names, without the words that say what to do with it. */
export function bareWords(clause: string): string {
  const folded = foldLetters(clause.normalize('NFKC').normalize('NFC')).toLowerCase();
  // "put … back", "take … out": what is between the two is what is named.
  const between = (found: string) => ` ${found.split(' ').slice(1, -1).join(' ')} `;
  const said = everyAct.reduce((text, cue) => text.replace(cue, between), folded);
  return said.replace(fillers, ' ').replace(/\s+/gu, ' ').trim();
}

const sharedStart = 5;

/** The same word, another form of it, or a typo. */
export function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  // Most names are two Chinese or Japanese characters, and a long list of them is compared with every thing in a resume.
  if (one.length < 4 || other.length < 4) return false;
  if (!/^\p{sc=Latin}{4,}$/u.test(one) || !/^\p{sc=Latin}{4,}$/u.test(other)) return false;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.startsWith(short) && long.length - short.length <= 2) return true;
  // "Kennzeichnung" in "Allergenkennzeichnung", "precepting" and "precepted".
  if (short.length >= sharedStart + 1 && long.endsWith(short)) return true;
  const start = [...short].findIndex((letter, at) => letter !== long[at]);
  const shared = start < 0 ? short.length : start;
  return (
    (shared >= sharedStart && shared >= short.length - 3 && long.length - shared <= 4) ||
    (short.length > 4 && (isSlip(one, other) || isSlip(other, one)))
  );
}
