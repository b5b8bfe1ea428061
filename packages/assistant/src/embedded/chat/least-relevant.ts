import type { Entry, Line } from '@fitted/resume/document';
import { isWork } from '@fitted/resume/section-traits';
import type { Turn } from './answer.ts';

/** No role is cut to fewer bullets than this. */
export const minBullets = 2;
/** A figure adds value that overlap with the posting's words cannot show. */
const figureBonus = 0.6;
const perOlderRole = 0.25;

export interface Role {
  readonly entry: Entry;
  /** How many roles come before it; the further down, the older. */
  readonly age: number;
}

export function rolesOf({ input }: Turn): Role[] {
  return input.document.sections
    .filter(({ kind }) => isWork(kind))
    .flatMap(({ entries }) => entries)
    .map((entry, age) => ({ entry, age }));
}

export function bulletsOf({ body }: Entry): Line[] {
  return body.filter(({ kind }) => kind === 'bullet');
}

interface Weighed {
  readonly line: Line;
  readonly weight: number;
}

/** The least relevant bullets beyond `count`, least relevant first. */
export function leastRelevant({ reading }: Turn, { entry, age }: Role, count: number): Weighed[] {
  const bullets = bulletsOf(entry);
  if (bullets.length <= count) return [];
  return bullets
    .map((line, index) => ({
      line,
      index,
      weight: reading.relevance.overall(line.text) + (/\p{N}/u.test(line.text) ? figureBonus : 0) - age * perOlderRole,
    }))
    .sort((one, other) => one.weight - other.weight || other.index - one.index)
    .slice(0, bullets.length - count);
}
