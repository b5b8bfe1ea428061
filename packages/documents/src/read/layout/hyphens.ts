import { pattern } from '@fitted/language/pattern';
import { isUnspaced } from './unspaced.ts';
import { lineEndHyphen } from './upright-glyphs.ts';

/** Words that keep the hyphen after or before them: "self-", "-based". */
const prefixes = pattern('i')`
  ^(self|cross|multi|well|non|co|ex|high|low|long|short|open|full|real|end|third|first|second|cloud|event|data
  |community|customer|user|object|test|front|back|on|off|in|out|up|e|x|part|near|large|small|low|mid|top|fast|hands
  |problem|decision|award|detail|team|peer|time|cost|state|year|day|work|home|one|two|three|four|five|six|all|best
  |web|api|ai|ml|b2b|pre|post|inter|anti|semi|quasi|technico|franco|socio|vice|audio|client|server|production
  |business|industry|mission|security|job|goal|results|value|service|company|enterprise|world)$
`;
const second = pattern('i')`
  ^(based|driven|time|native|source|end|level|scale|term|friendly|oriented|functional|related|facing|ready|wide
  |specific|party|stack|side|class|up|in|on|off|of|to|the|and|or|the|art|date|market|premise|premises|going|known|to
  |end|house|site|line|day|year|month|week|hour|based|led|paced|quality|performance|availability|solving|making
  |winning|critical|effective|efficient|saving|tenant|cloud|platform|threaded|language|lingual|disciplinary|cutting
  |edge|device|person|hand|hands|free|based|aware|centric|centered|grade|speed|impact|profile|value|volume|code
  |commerce|mail|learning|house|visual)
`;

/**
 * Whether a hyphen at a line's end belongs to the word. If the unbroken word occurs elsewhere in the file, that settles
 * it; otherwise common compounds keep their hyphen and the rest was hyphenation.
 */
function keepsHyphen(before: string, after: string, vocabulary: ReadonlySet<string>): boolean {
  const head = /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+$/u.exec(before)?.[0] ?? '';
  const tail = /^[\p{L}\p{N}]+/u.exec(after)?.[0] ?? '';
  if (head === '' || tail === '') return true;
  if (/\p{N}$/u.test(head) || /^[\p{N}\p{Lu}]/u.test(tail)) return true;
  if (vocabulary.has(`${head}-${tail}`.toLowerCase())) return true;
  if (vocabulary.has(`${head}${tail}`.toLowerCase())) return false;
  const first = head.split('-').at(-1) ?? head;
  return prefixes.test(first) || second.test(tail) || head.includes('-');
}

/** Joins two lines of one paragraph. */
export function joinLines(text: string, next: string, vocabulary: ReadonlySet<string>): string {
  const stem = text.endsWith(lineEndHyphen) || /\p{L}[-‐]$/u.test(text) ? text.slice(0, -1) : undefined;
  if (stem !== undefined) return keepsHyphen(stem, next, vocabulary) ? `${stem}-${next}` : stem + next;
  if (isUnspaced(text.at(-1) ?? '') && isUnspaced(next[0] ?? '')) return text + next;
  return /[/–—]$/.test(text) && !/\s[/–—]$/.test(text) ? text + next : `${text} ${next}`;
}
