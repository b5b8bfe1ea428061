export interface NewCall {
  readonly userId: number | null;
  readonly useCase: string;
  readonly provider: string;
  readonly model: string;
}

export interface DailyLimits {
  readonly site: number;
  /** Of one account. Visitors have no account: together they have half of the site's, so that nobody can use up all of it. */
  readonly user: number;
}

export type Refusal = 'user-limit' | 'site-limit';

interface Used {
  readonly userId: number | null;
  readonly calls: number;
}

/** Who gets a place, in the order they came. */
export function allot(
  calls: readonly Pick<NewCall, 'userId'>[],
  used: readonly Used[],
  limits: DailyLimits,
): ('granted' | Refusal)[] {
  const usedBy = new Map(used.map(({ userId, calls }) => [userId, calls]));
  const visitors = Math.ceil(limits.site / 2);
  let usedBySite = used.reduce((sum, { calls }) => sum + calls, 0);
  return calls.map(({ userId }) => {
    const own = usedBy.get(userId) ?? 0;
    if (userId !== null && own >= limits.user) return 'user-limit';
    if (usedBySite >= limits.site || (userId === null && own >= visitors)) return 'site-limit';
    usedBy.set(userId, own + 1);
    usedBySite += 1;
    return 'granted';
  });
}
