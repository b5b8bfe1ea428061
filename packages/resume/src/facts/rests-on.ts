import type { Edit } from '../edit/edit.ts';

/** Whether the person's own statement is evidence for an edit. */
export const restsOn = ({ evidence }: Pick<Edit, 'evidence'>, factId: string): boolean =>
  evidence.some((one) => one.source === 'stated' && one.factId === factId);
