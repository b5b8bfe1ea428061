import type { Statement, Term } from '../read/statement.ts';
import type { Alignment } from './align.ts';
import type { Difference } from './table.ts';

/** "Fluent French, basic Dutch" is not "basic French, fluent Dutch": a level may not be higher than the one that stood there. */
export function findRaisedLevels({ pairs }: Alignment, old: Statement, fresh: Statement): Difference[] {
  return levelsIn(fresh).flatMap((level): Difference[] => {
    const thing = thingOf(level, fresh);
    const was = pairs.has(level) && thing && pairs.get(thing);
    if (!was) return [];
    const there = levelsIn(old).filter((one) => thingOf(one, old) === was);
    const isRaised = there.length > 0 && there.every(({ group }) => Number(group) < Number(level.group));
    return isRaised ? [{ row: 'level raised', words: level.text }] : [];
  });
}

const levelsIn = ({ terms }: Statement): Term[] => terms.filter(({ kind }) => kind === 'level');

/** What a level is said of: the nearest thing of its clause, else of its sentence; the one behind it, as in "spoke fluent French". */
function thingOf(level: Term, { things }: Statement): Term | undefined {
  const distance = ({ segment, from, to }: Term) => [
    Number(segment !== level.segment),
    Math.max(level.from - to, from - level.to),
    Number(from < level.from),
  ];
  const [nearest] = things
    .filter(({ sentence }) => sentence === level.sentence)
    .map((thing) => ({ thing, away: distance(thing) }))
    .sort((one, other) => compareInOrder(one.away, other.away));
  return nearest?.thing;
}

function compareInOrder(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((part, place) => part !== other[place]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
