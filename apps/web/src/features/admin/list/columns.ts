import type { ReactNode } from 'react';

/** The first column names the row. */
export interface Column<Row, Sort extends string = string> {
  readonly id: string;
  readonly heading: string;
  readonly sort?: Sort;
  readonly cell: (row: Row) => ReactNode;
}

export interface Sorting<Sort extends string> {
  readonly by: Sort;
  readonly direction: 'asc' | 'desc';
  readonly onChange: (by: Sort, direction: 'asc' | 'desc') => void;
}

export interface Selecting<Row> {
  readonly ids: ReadonlySet<number>;
  readonly onToggle: (rows: readonly Row[], isSelected: boolean) => void;
  readonly allLabel: string;
  readonly labelOf: (row: Row) => string;
}

export interface RowsProps<Row, Sort extends string> {
  /** Describes the list's content. */
  readonly caption: string;
  readonly columns: readonly Column<Row, Sort>[];
  readonly rows: readonly Row[];
  readonly actions: (row: Row) => ReactNode;
  readonly sorting?: Sorting<Sort>;
  readonly selecting?: Selecting<Row>;
}

export const isPageSelected = <Row extends { readonly id: number }>(
  rows: readonly Row[],
  ids: ReadonlySet<number>,
): boolean | 'indeterminate' => {
  const count = rows.filter(({ id }) => ids.has(id)).length;
  return count === 0 ? false : count === rows.length ? true : 'indeterminate';
};
