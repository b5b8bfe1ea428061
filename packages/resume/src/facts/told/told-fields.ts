import type { Language } from '@fitted/contract/languages';
import type { RoleTime } from '../../wording/rewording.ts';

/** The short fields of an answer. One story in the first of them is taken apart into clauses. */
export const toldFields = ['did', 'amount', 'result'] as const;
export type ToldField = (typeof toldFields)[number];
export type ToldFields = { readonly [Field in ToldField]?: string | undefined };

/** What an answer is about. */
export interface ToldSubject {
  readonly language: Language;
  readonly time: RoleTime;
  /** The employer of the chosen role, which stands above the line and need not be repeated in it. */
  readonly employer?: string | undefined;
  /** What a plain yes states: "Worked with Opera". */
  readonly opening?: string | undefined;
  /** The line that the answer completes. */
  readonly line?: string | undefined;
}

/** Why a clause is asked about instead of being written. */
export const doubts = [
  'denied',
  'wished',
  'hedged',
  'others',
  'together',
  'vague-amount',
  'vague-result',
  'bare-number',
  'no-deed',
] as const;
export type Doubt = (typeof doubts)[number];

/** One clause of an answer. The person can write it or leave it out. */
export interface ToldPart {
  readonly field: ToldField;
  /** As it was said, by which the person's choice is remembered. */
  readonly said: string;
  /** What stands before it in the answer. */
  readonly joint: Joint;
  readonly kind: 'deed' | 'amount' | 'result' | 'aside';
  readonly doubt?: Doubt;
  /** The same without its doubt: "maybe 30" as "about 30". */
  readonly plainly?: string;
}

/** A comma goes on with the clause before it; anything else begins anew. */
export type Joint = 'comma' | 'and' | 'stop';

/** What the person decided about single clauses: to write them, or not to. */
export type Decided = Readonly<Record<string, boolean>>;
