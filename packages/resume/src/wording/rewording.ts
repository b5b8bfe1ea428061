import type { Entry } from '../document.ts';
import type { ReasonCode } from '../edit/edit.ts';

export interface Rewording {
  readonly text: string;
  readonly reason: ReasonCode;
}

/** Whether the role that the line is under is current; `unknown` when it has no dates. */
export type RoleTime = 'current' | 'former' | 'unknown';

/** Whether a role goes on, by its dates. */
export function timeOf({ fields }: Entry): RoleTime {
  if (!fields.period) return 'unknown';
  return fields.period.isCurrent ? 'current' : 'former';
}
