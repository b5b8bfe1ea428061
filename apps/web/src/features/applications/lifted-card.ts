import type { ApplicationStatus } from '@fitted/contract/constants';

/** A card picked up with the keyboard, and the column it would be dropped into. */
export interface Lifted {
  readonly id: number;
  readonly from: ApplicationStatus;
  readonly over: ApplicationStatus;
}

export type LiftStep =
  | { readonly kind: 'lifted' | 'over'; readonly lifted: Lifted }
  | { readonly kind: 'dropped'; readonly to: ApplicationStatus }
  | { readonly kind: 'cancelled' };

/** What a key does on a card's handle; undefined if nothing. */
export function pressKey(
  key: string,
  card: { readonly id: number; readonly status: ApplicationStatus },
  lifted: Lifted | null,
  columns: readonly ApplicationStatus[],
): LiftStep | undefined {
  const isPress = key === ' ' || key === 'Enter';
  if (lifted?.id !== card.id) {
    return isPress ? { kind: 'lifted', lifted: { id: card.id, from: card.status, over: card.status } } : undefined;
  }
  if (isPress) return lifted.over === lifted.from ? { kind: 'cancelled' } : { kind: 'dropped', to: lifted.over };
  if (key === 'Escape') return { kind: 'cancelled' };
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  const over = step && columns[columns.indexOf(lifted.over) + step];
  return over ? { kind: 'over', lifted: { ...lifted, over } } : undefined;
}
