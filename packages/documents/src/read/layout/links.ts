import { shortenLink } from '../text/link-note.ts';
import { readable } from './row-text.ts';
import type { Word } from './word.ts';

/** So long a piece of an address, shown on the page, identifies it: "10.1234/neurips.2023.1234". */
const TELLING_LETTERS = 12;

/**
 * Leaves on the words only those link targets that the text must name because the page does not show them, each
 * once, in the short form people write.
 */
export function settleLinks(words: readonly Word[]): void {
  const shown = squeeze(words.map(readable).join(''));
  const notes = new Map<string, string>();
  let last: string | undefined;
  for (const word of words) {
    const target = word.link;
    if (target === undefined) {
      last = undefined;
      continue;
    }
    let note = notes.get(target);
    const isRepeated = note !== undefined && target !== last;
    note ??= isShown(target, shown) ? '' : shortenLink(target);
    if (!isRepeated) notes.set(target, note);
    if (note === '' || isRepeated) delete word.link;
    else word.link = note;
    last = isRepeated ? undefined : target;
  }
}

const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}@]/gu, '');

function isShown(target: string, shown: string): boolean {
  if (!/^(https?:\/\/|mailto:)[^\s]+$/i.test(target)) return true;
  const short = shortenLink(target);
  if (shown.includes(squeeze(short))) return true;
  const path = squeeze(short.slice(short.indexOf('/') + 1));
  return short.includes('/') && path.length >= TELLING_LETTERS && shown.includes(path);
}
