import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '../../../ui/table.tsx';
import { type Column, isPageSelected, type RowsProps, type Sorting } from './columns.ts';

export function RowTable<Row extends { readonly id: number }, Sort extends string>(props: RowsProps<Row, Sort>) {
  const { caption, columns, rows, actions, sorting, selecting } = props;
  const { t } = useTranslation('admin');
  const [nameColumn, ...others] = columns;
  return (
    <Table caption={caption}>
      <TableHead>
        <tr>
          {selecting && (
            <TableHeading className="w-12 pr-0">
              <Checkbox
                aria-label={selecting.allLabel}
                checked={isPageSelected(rows, selecting.ids)}
                onCheckedChange={(checked) => selecting.onToggle(rows, checked === true)}
                className="align-middle"
              />
            </TableHeading>
          )}
          {columns.map((column) => (
            <Heading key={column.id} column={column} sorting={sorting} />
          ))}
          <TableHeading>{t('list.actions')}</TableHeading>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            {selecting && (
              <TableCell className="pr-0">
                <Checkbox
                  aria-label={selecting.labelOf(row)}
                  checked={selecting.ids.has(row.id)}
                  onCheckedChange={(checked) => selecting.onToggle([row], checked === true)}
                  className="align-middle"
                />
              </TableCell>
            )}
            <th scope="row" className="px-4 py-3 text-left align-middle font-normal">
              <div className="min-w-40 wrap-anywhere">{nameColumn?.cell(row)}</div>
            </th>
            {others.map((column) => (
              <TableCell key={column.id}>
                <div className="max-w-56">{column.cell(row)}</div>
              </TableCell>
            ))}
            <TableCell>
              <div className="flex items-center gap-1">{actions(row)}</div>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

interface HeadingProps<Row, Sort extends string> {
  readonly column: Column<Row, Sort>;
  readonly sorting: Sorting<Sort> | undefined;
}

function Heading<Row, Sort extends string>({ column, sorting }: HeadingProps<Row, Sort>) {
  const { heading, sort } = column;
  if (!sorting || sort === undefined) return <TableHeading>{heading}</TableHeading>;
  const isChosen = sorting.by === sort;
  const isAscending = sorting.direction === 'asc';
  const Icon = isChosen ? (isAscending ? ArrowUp : ArrowDown) : ChevronsUpDown;
  return (
    <TableHeading aria-sort={isChosen ? (isAscending ? 'ascending' : 'descending') : 'none'} className="py-0">
      <button
        type="button"
        onClick={() => sorting.onChange(sort, isChosen && isAscending ? 'desc' : 'asc')}
        className="-mx-2 inline-flex min-h-10 items-center gap-1.5 rounded-sm px-2 hover:text-ink [&_svg]:size-3.5"
      >
        {heading}
        <Icon aria-hidden className={isChosen ? 'text-accent' : 'text-ink-faint'} />
      </button>
    </TableHeading>
  );
}
