import type { ReasonCode } from '@fitted/resume/edit/edit';

export interface Rewording {
  readonly text: string;
  readonly reason: ReasonCode;
}

/** Whether the role the line stands under goes on; `unknown` when it has no dates. */
export type RoleTime = 'current' | 'former' | 'unknown';
