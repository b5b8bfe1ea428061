import { type FindingCode, findingCodes, type ReadyCode, readyCodes } from '@fitted/contract/edits/summary-codes';

export const isReadyCode = (code: string): code is ReadyCode => readyCodes.some((one) => one === code);

export interface ReadyItem {
  readonly code: ReadyCode | FindingCode;
  readonly params: Readonly<Record<string, string | number>>;
}

export const readyItem = (code: ReadyItem['code'], params: ReadyItem['params'] = {}): ReadyItem => ({ code, params });

/** Items arrive as untyped records; those with codes unknown to this version are dropped. */
export function isReadyItem(item: unknown): item is ReadyItem {
  if (typeof item !== 'object' || item === null || !('code' in item)) return false;
  const { code } = item;
  return [...readyCodes, ...findingCodes].some((one) => one === code);
}

export interface WeakLine {
  readonly line: string;
  readonly why: readonly ReadyItem[];
}

export interface Readiness {
  /** What a reader sees in ten seconds. */
  readonly glance: readonly ReadyItem[];
  /** What would make a reader stop. */
  readonly stops: readonly ReadyItem[];
  /** The lines that say least, worst first. */
  readonly weakest: readonly WeakLine[];
}
