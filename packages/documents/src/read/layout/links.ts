import { shortenLink } from '../text/link-note.ts';
import { readable } from './row-text.ts';
import type { Word } from './word.ts';

/** A piece of an address this long, if the page shows it, identifies it: "10.1234/neurips.2023.1234". */
const tellingLetters = 12;

/**
 * Keeps only the link targets that the text must name because the page does not show them, each once, in the short form
 * people write.
 */
export function settleLinks(words: readonly Word[]): void {
  const page = squeeze(words.map(readable).join(''));
  const named = new Set<string>();
  let start = 0;
  for (let end = 1; end <= words.length; end += 1) {
    const target = words[start]?.link;
    if (words[end]?.link === target && end < words.length) continue;
    const linked = words.slice(start, end);
    if (target !== undefined) {
      const isNeeded =
        !named.has(target) && !isShown(target, page) && !isSaid(target, squeeze(linked.map(readable).join('')));
      named.add(target);
      for (const word of linked) {
        if (isNeeded) word.link = shortenLink(target);
        else delete word.link;
      }
    }
    start = end;
  }
}

const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}@]/gu, '');

function isShown(target: string, page: string): boolean {
  if (!/^(https?:\/\/|mailto:)[^\s]+$/i.test(target)) return true;
  const short = shortenLink(target);
  if (page.includes(squeeze(short))) return true;
  const path = squeeze(short.slice(short.indexOf('/') + 1));
  return short.includes('/') && path.length >= tellingLetters && page.includes(path);
}

/** "GitHub: @ada" already says github.com/ada. */
function isSaid(target: string, linked: string): boolean {
  const short = shortenLink(target);
  const slash = short.indexOf('/');
  const site = squeeze(short.slice(0, slash).split('.').at(-2) ?? '');
  const path = squeeze(short.slice(slash + 1));
  return (
    slash > 0 && site !== '' && path !== '' && linked.replaceAll('@', '').startsWith(site) && linked.endsWith(path)
  );
}
