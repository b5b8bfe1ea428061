import type { ReasonCode } from '@fitted/resume/edit/edit';

export interface Rewording {
  readonly text: string;
  readonly reason: ReasonCode;
}

/** Whether the role that the line is under is current; `unknown` when it has no dates. */
export type RoleTime = 'current' | 'former' | 'unknown';
