import type { Activity } from '@fitted/contract/dashboard';

interface FoldedActivity {
  /** The latest of them. */
  readonly activity: Activity;
  readonly count: number;
}

/** What was done to the same thing several times in a row is said once, with how often. */
export function foldActivity(recent: readonly Activity[]): FoldedActivity[] {
  const folded: FoldedActivity[] = [];
  for (const activity of recent) {
    const last = folded.at(-1);
    if (last && isSame(last.activity, activity)) folded.splice(-1, 1, { ...last, count: last.count + 1 });
    else folded.push({ activity, count: 1 });
  }
  return folded;
}

const isSame = (one: Activity, other: Activity): boolean =>
  one.kind === other.kind && one.title === other.title && one.status === other.status;
