import { type Claim, type ClaimCode, claim } from '../claim.ts';

/** What a difference between two lines is about. */
export type Field =
  | 'contact'
  | 'date'
  | 'figure'
  | 'often'
  | 'name'
  | 'tool'
  | 'title'
  | 'credential'
  | 'rung'
  | 'level'
  | 'deed'
  | 'thing'
  | 'order'
  | 'relation'
  | 'agent'
  | 'limit'
  | 'denial'
  | 'certainty'
  | 'cause'
  | 'statement';

/**
 * `came`: it is in nothing the person wrote. `moved`: it is theirs, but from another line or place. `raised`: it claims more than
 * before. `went`: it is no longer said, though the rest is.
 */
export type Change = 'came' | 'went' | 'raised' | 'moved';
export type Row = `${Field} ${Change}`;

export interface Difference {
  readonly row: Row;
  readonly words: string;
  readonly params?: Claim['params'];
}

interface Ruling {
  /** held: a new fact that the person must confirm. asked: possibly the same in other words. */
  readonly verdict: 'held' | 'asked';
  readonly code: ClaimCode;
  /** Name of the claim parameter that receives the words. */
  readonly param: string;
}

const held = (code: ClaimCode, param = 'words'): Ruling => ({ verdict: 'held', code, param });
const asked = (code: ClaimCode, param = 'words'): Ruling => ({ verdict: 'asked', code, param });

/** The guard's entire ruling. A difference without a row here is kept. */
export const table: Readonly<Partial<Record<Row, Ruling>>> = {
  'contact came': held('contact', 'detail'),
  'date came': held('date', 'date'),
  'date moved': asked('date', 'date'),
  'date raised': held('made-current'),
  'date went': asked('dropped'),
  'figure came': held('number', 'value'),
  'figure moved': asked('number-moved', 'value'),
  'figure raised': held('number-moved', 'value'),
  'figure went': asked('dropped'),
  'often came': asked('wording'),
  'often moved': held('number-moved', 'value'),
  'often went': asked('dropped'),
  'name came': held('name', 'name'),
  'name moved': asked('name', 'name'),
  'tool came': held('skill', 'skill'),
  'tool moved': asked('skill', 'skill'),
  'title came': held('title', 'title'),
  'title moved': asked('title', 'title'),
  'title went': asked('dropped'),
  'credential came': held('wording'),
  'credential moved': asked('wording'),
  'rung came': asked('wording'),
  'rung moved': asked('ownership', 'to'),
  'rung raised': held('ownership', 'to'),
  'level came': asked('level', 'to'),
  'level raised': held('level', 'to'),
  'level went': held('limit-dropped', 'limit'),
  'deed moved': asked('wording'),
  'thing came': asked('wording'),
  'thing moved': asked('wording'),
  'thing went': asked('dropped'),
  'order moved': asked('wording'),
  'agent came': asked('wording'),
  'agent went': asked('dropped'),
  'relation came': asked('wording'),
  'relation went': asked('dropped'),
  'limit came': asked('wording'),
  'limit moved': asked('limit-dropped', 'limit'),
  'limit went': held('limit-dropped', 'limit'),
  'denial came': asked('wording'),
  'denial moved': asked('negation-dropped'),
  'denial went': held('negation-dropped'),
  'certainty moved': asked('limit-dropped', 'limit'),
  'certainty raised': held('limit-dropped', 'limit'),
  'statement came': held('wording'),
  'statement moved': asked('wording'),
  'cause came': held('cause'),
};

/** Rows that are switched off, to measure what each contributes. */
export const switchedOff = new Set<Row>();

/** Making a line more modest is not a claim on its own, but together with another difference it may be part of one. */
const humble: ReadonlySet<string> = new Set<Row>(['rung came']);

/** Turns the differences of a comparison into claims. */
export function judgeAll(differences: readonly Difference[]): Claim[] {
  const [only] = differences;
  return differences.length === 1 && only && humble.has(only.row) ? [] : differences.flatMap(judge);
}

/** Turns one difference into a claim, or none if the table allows it. */
export function judge({ row, words, params }: Difference): Claim[] {
  const ruling = switchedOff.has(row) ? undefined : table[row];
  if (!ruling) return [];
  const { verdict, code, param } = ruling;
  return [{ ...claim(code, { [param]: words, ...params }, verdict === 'held' ? 'hold' : 'question'), row }];
}
