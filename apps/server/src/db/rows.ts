/** Of a query that finds one row or none. */
export const first = <Row>([row]: readonly Row[]): Row | undefined => row;

/** Of a statement that always has its row; that it had none is a bug, told in these words. */
export function theRow<Row>([row]: readonly Row[], otherwise: string): Row {
  if (!row) throw new Error(otherwise);
  return row;
}
