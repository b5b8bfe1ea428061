import { pattern } from '@fitted/language/pattern';
import { operationCues } from '../../../cues.ts';
import { countWords } from '../data/slot-patterns.ts';
import { numberOf } from '../find/number-of.ts';
import { jobUnit } from './units.ts';

const asianNumber = '(?:第|最)?(?<nth>[一二三四五六七八九十]|\\d{1,2}|后|後|初)(?:番目|つ目|个|一)?(?:の)?';
/** How Chinese and Japanese count lines and jobs. */
const asianCounts = {
  lines: new RegExp(`${asianNumber}(?:条|行|点|项|箇条|文|項目)`, 'gu'),
  jobs: new RegExp(`${asianNumber}(?:份|段|家|工作|職|仕事|社目)`, 'gu'),
} as const;
/** "the last two bullets", "los dos últimos puntos": how many from which end. */
const maxCounted = 19;

const joint = pattern('u')`^${operationCues.any('joint')}\.?$`;

/**
 * "the second bullet", "bullets 2 and 3", "the last two lines", 第二条: positions counted from 1, or from −1 at the end; empty
 * when nothing is counted.
 */
export function countsIn(text: string, unit: RegExp): number[] {
  const asian = [...text.matchAll(unit === jobUnit ? asianCounts.jobs : asianCounts.lines)].map(
    ({ groups }) => groups?.nth ?? '',
  );
  if (asian.length > 0)
    return asian.map((nth) => (/后|後/u.test(nth) ? -1 : nth === '初' ? 1 : numberOf(nth))).filter((nth) => nth !== 0);
  const words = text.match(/[\p{L}\p{N}.ºª#]+/gu) ?? [];
  const at = words.findIndex((word) => unit.test(word));
  if (at < 0) return [];
  const numberAt = (place: number): number => {
    const number = numberOf((words[place] ?? '').replace(/^#|[.ºª]$/gu, ''));
    return number > maxCounted ? 0 : number;
  };
  const amount = (place: number): number => countWords[words[place] ?? ''] ?? 0;
  // "last two bullets", "dos últimos puntos", "deux dernières lignes"
  for (const [end, count] of [
    [at - 2, at - 1],
    [at - 1, at - 2],
  ] as const) {
    const [nth, most] = [numberAt(end), amount(count) || Number(words[count]) || 0];
    if ((nth === -1 || nth === 1) && most > 1 && most < 7)
      return Array.from({ length: most }, (_, step) => (nth < 0 ? step - most : step + 1));
  }
  const isJoint = (place: number) => joint.test(words[place] ?? '');
  const collect = (from: number, step: 1 | -1): number[] => {
    const found: number[] = [];
    for (let place = from; place >= 0 && place < words.length; place += step) {
      const number = numberAt(place);
      if (number !== 0) found.push(number);
      else if (!isJoint(place)) break;
    }
    return step < 0 ? found.reverse() : found;
  };
  const before = collect(at - 1, -1);
  // "bullet 2", but not "the Kafka bullet first".
  return before.length > 0 || !/\p{N}/u.test(words[at + 1] ?? '') ? before : collect(at + 1, 1);
}
