import type { Line } from '@fitted/resume/document';
import type { ChatAnswer } from '../../assistant.ts';
import { removeLine } from '../build-edit.ts';
import { change, type Turn } from './answer.ts';
import { countWords } from './data/commands.ts';
import { findCounted, findCountedEnd } from './find-counted.ts';
import { foldLetters } from './fold-name.ts';
import { splitItems } from './list-items.ts';
import { numberOf } from './number-of.ts';

const end = '(?:the |my |den |die |das |la |le |el |los |las |les )?\\p{L}+';
/** "the last two bullets of Acme", "los dos últimos puntos" */
const fromEnd = [
  new RegExp(`^(?<end>${end}) (?<count>\\d|\\p{L}+) (?<rest>.+)$`, 'iu'),
  /^(?:the |die |las? |los |les )?(?<count>\d|\p{L}+) (?<end>\p{L}+) (?<rest>.+)$/iu,
];

/** Lines named by their places: "the second and third bullets at Acme", "the last two bullets". Undefined unless each is one line. */
export function removeCounted(turn: Turn, name: string): ChatAnswer | undefined {
  const lines = linesFromEnd(turn, name) ?? linesListed(turn, name);
  return lines && lines.length > 1
    ? change(
        turn,
        lines.map((line) => removeLine(line, 'requested')),
      )
    : undefined;
}

function linesFromEnd(turn: Turn, name: string): readonly Line[] | undefined {
  for (const pattern of fromEnd) {
    const { end: place = '', count = '', rest = '' } = pattern.exec(name)?.groups ?? {};
    const most = Number(count) || (countWords[count.toLowerCase()] ?? 0);
    if (most > 1 && placeOf(place) !== 0) return findCountedEnd(turn, `${one(place)} ${one(rest)}`, most);
  }
  return undefined;
}

/** What stands behind the last of the places holds for all of them. */
function linesListed(turn: Turn, name: string): readonly Line[] | undefined {
  const parts = splitItems(name);
  const words = parts.at(-1)?.split(' ') ?? [];
  const rest = words.slice(words.findIndex((word) => placeOf(word) !== 0) + 1).join(' ');
  const places = [...parts.slice(0, -1), words.slice(0, words.length - rest.split(' ').length).join(' ')];
  if (parts.length < 2 || rest === '' || places.some((place) => placeOf(place) === 0)) return undefined;
  const found = places.flatMap((place) => {
    const lines = findCounted(turn, `${place} ${one(rest)}`) ?? [];
    return lines.length === 1 ? lines : [];
  });
  return found.length === places.length && new Set(found).size === found.length ? found : undefined;
}

/** By its last word: "the second" */
function placeOf(words: string): number {
  return numberOf(foldLetters(words.split(' ').at(-1) ?? '').toLowerCase());
}

/** "bullets" as one of them; "últimos" too. */
function one(words: string): string {
  return words
    .replace(/^((?:\p{L}+ )?\p{L}+?)s(?= |$)/iu, '$1')
    .replace(/^(bullet point)s\b|^(\S*punkt)e\b|^(zeile)n\b/iu, '$1$2$3');
}
