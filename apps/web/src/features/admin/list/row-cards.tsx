import { useTranslation } from '../../../i18n/use-translation.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { isPageSelected, type RowsProps, type Sorting } from './columns.ts';

/** The same rows as cards, where a table would not fit. */
export function RowCards<Row extends { readonly id: number }, Sort extends string>(props: RowsProps<Row, Sort>) {
  const { caption, columns, rows, actions, sorting, selecting } = props;
  const [nameColumn, ...others] = columns;
  return (
    <>
      <div className="mb-3 flex items-center justify-between gap-4">
        {selecting && (
          // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside is one
          <label className="flex min-h-11 items-center gap-3 text-sm whitespace-nowrap">
            <Checkbox
              checked={isPageSelected(rows, selecting.ids)}
              onCheckedChange={(checked) => selecting.onToggle(rows, checked === true)}
            />
            {selecting.allLabel}
          </label>
        )}
        {sorting && <SortChoice columns={columns} sorting={sorting} />}
      </div>
      <ul aria-label={caption} className="grid gap-3">
        {rows.map((row) => (
          <li key={row.id} className="rounded-lg border border-line bg-raised p-4">
            <div className="flex items-start gap-3">
              {selecting && (
                <Checkbox
                  aria-label={selecting.labelOf(row)}
                  checked={selecting.ids.has(row.id)}
                  onCheckedChange={(checked) => selecting.onToggle([row], checked === true)}
                  className="mt-0.5"
                />
              )}
              <div className="min-w-0 flex-1">{nameColumn?.cell(row)}</div>
            </div>
            <dl className="mt-3 grid grid-cols-[minmax(5rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
              {others.map((column) => (
                <div key={column.id} className="contents">
                  <dt className="text-ink-soft">{column.heading}</dt>
                  <dd className="min-w-0">{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
            <div className="mt-3 border-t border-line pt-2">
              {/* The words, not the edges of the buttons, are in line with the data. */}
              <div className="-ml-3 flex flex-wrap items-center gap-1">{actions(row)}</div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

interface SortChoiceProps<Row, Sort extends string> {
  readonly columns: RowsProps<Row, Sort>['columns'];
  readonly sorting: Sorting<Sort>;
}

const directions = ['asc', 'desc'] as const;

function SortChoice<Row, Sort extends string>({ columns, sorting }: SortChoiceProps<Row, Sort>) {
  const { t } = useTranslation('admin');
  const options = columns.flatMap(({ heading, sort }) =>
    sort === undefined
      ? []
      : directions.map((direction) => ({
          value: `${sort} ${direction}`,
          label: `${heading} ${direction === 'asc' ? '↑' : '↓'}`,
          sort,
          direction,
        })),
  );
  return (
    <Select
      aria-label={t('list.sortBy')}
      options={options}
      value={`${sorting.by} ${sorting.direction}`}
      onValueChange={(value) => {
        const chosen = options.find((option) => option.value === value);
        if (chosen) sorting.onChange(chosen.sort, chosen.direction);
      }}
      className="ml-auto max-w-44 min-w-0"
    />
  );
}
