import type { Verdict } from '@fitted/resume/guard/claim';
import { guardEdits } from '@fitted/resume/guard/guard-edits';
import type { Label, LabelledEdit, LabelledResume } from './labelled-edits.ts';
import type { Form } from './place-as.ts';

export type Outcome = Verdict | 'kept';

export interface Judged extends LabelledEdit {
  readonly outcome: Outcome;
  /** The rows of the table that speak against it. */
  readonly rows: readonly string[];
  readonly claims: readonly string[];
}

export interface Measured {
  readonly judged: readonly Judged[];
  readonly msPerEdit: number;
}

export function measure(resumes: readonly LabelledResume[]): Measured {
  const judged: Judged[] = [];
  let elapsedMs = 0;
  let edits = 0;
  for (const { document, statedFacts, edits: labelled } of resumes) {
    const placed = labelled.flatMap(({ edit }) => edit ?? []);
    const start = performance.now();
    const { heldBack } = guardEdits({ source: document, statedFacts, edits: placed });
    elapsedMs += performance.now() - start;
    edits += placed.length;
    const byId = new Map(heldBack.map((one) => [one.edit.id, one]));
    for (const one of labelled) {
      if (!one.edit) continue;
      const held = byId.get(one.edit.id);
      judged.push({
        ...one,
        outcome: held?.verdict ?? 'kept',
        rows: [...new Set(held?.claims.map(({ row, code }) => row ?? code))],
        claims:
          held?.claims.map(
            ({ code, params, severity, row = '' }) => `${severity} ${code} [${row}] ${JSON.stringify(params)}`,
          ) ?? [],
      });
    }
  }
  return { judged, msPerEdit: elapsedMs / Math.max(1, edits) };
}

export interface Share {
  readonly label: Label;
  readonly form: Form | 'all';
  readonly of: number;
  readonly held: number;
  readonly questioned: number;
  readonly kept: number;
}

export function sharesOf(judged: readonly Judged[], label: Label, form: Form | 'all' = 'all'): Share {
  const those = judged.filter((one) => one.label === label && (form === 'all' || one.form === form));
  const percent = (outcome: Outcome) =>
    Math.round((those.filter((one) => one.outcome === outcome).length / Math.max(1, those.length)) * 1000) / 10;
  return {
    label,
    form,
    of: those.length,
    held: percent('held'),
    questioned: percent('questioned'),
    kept: percent('kept'),
  };
}

export interface RowYield {
  readonly row: string;
  /** Lies that it helps to catch, and those that only it catches. */
  readonly lies: number;
  readonly liesAlone: number;
  /** The same for honest edits: what the row costs. */
  readonly honest: number;
  readonly honestAlone: number;
}

/** What each row of the table gains and costs. */
export function yieldsOf(judged: readonly Judged[]): RowYield[] {
  const rows = [...new Set(judged.flatMap((one) => one.rows))].sort();
  const count = (row: string, label: Label, most: number) =>
    judged.filter((one) => one.label === label && one.rows.includes(row) && one.rows.length <= most).length;
  return rows.map((row) => ({
    row,
    lies: count(row, 'lie', 99),
    liesAlone: count(row, 'lie', 1),
    honest: count(row, 'honest', 99),
    honestAlone: count(row, 'honest', 1),
  }));
}
