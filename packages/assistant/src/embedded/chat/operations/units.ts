import { pattern } from '@fitted/language/pattern';
import { operationCues } from '../../../cues.ts';

/** How people count and name the parts of a resume, in all six languages together, on folded letters. */
export const lineUnit = pattern('u')`${operationCues.word('lineUnit')}`;
export const jobUnit = pattern('u')`${operationCues.word('jobUnit')}`;
export const deictic = pattern('u')`${operationCues.word('deictic')}`;
/** The newest job, wherever it is. */
export const latest = pattern('u')`${operationCues.word('latest')}`;
export const wholeWords = pattern('u')`${operationCues.word('wholeWords')}`;

export type Direction = 'first' | 'last' | 'up' | 'down' | 'before' | 'after' | 'swap';

/** Where something should go; the first match counts. */
export const directions: readonly (readonly [Direction, RegExp])[] = [
  ['swap', pattern('u')`${operationCues.word('swap')}`],
  ['before', pattern('u')`${operationCues.word('before')}`],
  ['after', pattern('u')`${operationCues.word('after')}`],
  ['first', pattern('u')`${operationCues.word('first')}`],
  ['last', pattern('u')`${operationCues.word('last')}`],
  ['up', pattern('u')`${operationCues.word('up')}`],
  ['down', pattern('u')`${operationCues.word('down')}`],
];

/** Between the old and the new wording: "change X to Y". In Japanese it follows both. */
export const becomes = pattern('giu')`${operationCues.any('becomes')}|[:：]\s|→|->`;
/** "instead of X write Y" */
export const insteadOf = pattern(
  'iu',
)`${operationCues.any('insteadOf')}\s+(\S.{0,200}?)(?:,|(?<!\s)\s+${operationCues.any('useVerb')})\s+(\S.*)$`;
/** "…, not 9" */
export const notThat = pattern('giu')`
  (?<!\p{L})(?:not|nicht|kein\w*|pas|no|and not|et non|y no|instead of|statt|au lieu de|en vez de)\s+(?:an?\s|the\s
  |el\s|la\s|le\s|les\s|der\s|die\s|das\s)?([\p{L}\p{N}%€$£.,'’-]+)|(?:不是|而不是|并非)\s*([\p{L}\p{N}%.,]+)
  |([\p{N}%.,]{1,20}[万千億]?|[\p{sc=Katakana}\p{sc=Han}\p{L}]{1,30}?)[人件個名年月台枚本%円]{0,2}(?:じゃなく|ではなく|ではありません|じゃない)
`;

const counts = pattern('gu')`${operationCues.any('counts')}`;

/** Drops words that only count a line or a job: "move the first bullet to the end" goes to the end. */
export const withoutCounts = (text: string): string => text.replace(counts, '');
