import { pattern } from '@fitted/language/pattern';
import { matchCues } from '../cues.ts';
import { hasCjk } from '../parse/words/word-list.ts';

const separators = ',;/|:()[]{}<>•·・、，；：（）‧▪●○◦&+–—-\n';
const joiners = new Set(['and', 'or', 'y', 'e', 'o', 'et', 'ou', 'und', 'oder', 'sowie', 'plus']);
const leads = new Set(
  'in with using of via like as for en con avec sur mit de experience knowledge skills tools languages programming'.split(
    ' ',
  ),
);
const followers = new Set(
  'programming language developer development engineer backend code scripts services skills entwickler programmierung'.split(
    ' ',
  ),
);
// Driving licence classes and grades are lists of letters too.
const letterBefore = pattern(
  'u',
)`(?:^|[^\p{L}])(?:[abde]\d?|[bc]e)[\s,/&+]*(?:${matchCues.any('classBefore')}\s)?$|\d\s?\/\s?$`;
const letterAfter = pattern('u')`^[\s,/&+]*(?:${matchCues.any('classAfter')}\s)?(?:[abde]\d?|[bc]e|c1e?)(?:[^\p{L}]|$)`;

/** Between separators on both sides: "excel, word, outlook". */
export function isListItem(text: string, from: number, to: number): boolean {
  return (
    isSeparated(
      text
        .slice(Math.max(0, from - 2), from)
        .trimEnd()
        .at(-1),
    ) && isSeparatedAfter(text, to)
  );
}

/** As an item of a list or of an enumeration in a sentence: "Python and R", "experience in Go". */
export function isEnumerated(text: string, from: number, to: number): boolean {
  if (
    to - from === 1 &&
    (letterBefore.test(text.slice(Math.max(0, from - 12), from)) || letterAfter.test(text.slice(to, to + 12)))
  )
    return false;
  const before = text.slice(Math.max(0, from - 24), from).trimEnd();
  const wordBefore = /(?<!\p{L})\p{L}+$/u.exec(before)?.[0] ?? '';
  const after = /^ ?([\p{L}]+)/u.exec(text.slice(to, to + 24))?.[1] ?? '';
  // Between Chinese or Japanese characters a Latin word is a name; a single letter may also be a vitamin.
  const isName = (neighbour: string): boolean => to - from > 1 && hasCjk(neighbour);
  const opens =
    isSeparated(before.at(-1)) || joiners.has(wordBefore) || leads.has(wordBefore) || isName(before.slice(-1));
  return opens && (isSeparatedAfter(text, to) || joiners.has(after) || followers.has(after) || isName(after.charAt(0)));
}

function isSeparated(character: string | undefined): boolean {
  return character === undefined || separators.includes(character);
}

function isSeparatedAfter(text: string, to: number): boolean {
  const after = text.charAt(to) === ' ' ? text.charAt(to + 1) : text.charAt(to);
  if (after !== '.') return isSeparated(after || undefined);
  // A lone letter before a full stop is an initial, unless the text ends there.
  return (
    to + 1 >= text.length || text.charAt(to + 1) === '\n' || /\p{L}{3}$/u.test(text.slice(Math.max(0, to - 3), to))
  );
}
