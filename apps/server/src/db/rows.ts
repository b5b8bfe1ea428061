/** The row of a query that finds at most one. */
export const first = <Row>([row]: readonly Row[]): Row | undefined => row;

/** The row of a statement that always returns one. Throws with the given message otherwise, because that is a bug. */
export function theRow<Row>([row]: readonly Row[], otherwise: string): Row {
  if (!row) throw new Error(otherwise);
  return row;
}
