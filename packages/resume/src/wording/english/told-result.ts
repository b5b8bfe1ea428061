import { findPast } from './verbs.ts';

/** "Cut waste by a third", said of what came of it, goes on with its line as "cutting waste by a third". */
export function asGerund(result: string): string {
  const [first = '', next = ''] = result.split(' ');
  const verb = findPast(first);
  // "Dropped from 9 to 2" tells of the thing, not of the person.
  if (
    !verb ||
    /^(?:be|do|get|have|make|run)$/u.test(verb.base) ||
    next === '' ||
    /^(?:by|from|to|of|in|on|up|down|off|out|over|again|more|less|a lot)$/iu.test(next)
  )
    return result;
  return verb.gerund + result.slice(first.length);
}
