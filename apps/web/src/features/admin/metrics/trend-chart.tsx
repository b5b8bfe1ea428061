import clsx from 'clsx';
import { useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { localeOf } from '../../../lib/format/languages.ts';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '../../../ui/table.tsx';
import { type ChartPoint, linePath, niceTop, placePoints } from './chart-path.ts';

interface TrendChartProps {
  readonly title: string;
  readonly points: readonly ChartPoint[];
}

const box = { width: 320, height: 96 };

/** A figure over time: as a line, as a sentence for screen readers, and as a table of the numbers. */
export function TrendChart({ title, points }: TrendChartProps) {
  const { t, language } = useTranslation('admin-metrics');
  const format = useFormat();
  const number = new Intl.NumberFormat(localeOf(language));
  const [isTableOpen, setTableOpen] = useState(false);
  const first = points[0];
  const last = points.at(-1);
  const values = points.map(({ value }) => value);
  const top = niceTop(values);
  const placed = placePoints(values, box);
  const line = linePath(placed);
  const end = placed.at(-1);

  return (
    <figure className="rounded-lg border border-line bg-raised p-5">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="text-sm font-medium">{title}</span>
        {last && <span className="font-serif text-2xl font-semibold tabular-nums">{number.format(last.value)}</span>}
      </figcaption>
      {first && last ? (
        <>
          <div className="mt-3 flex gap-2">
            <ol
              aria-hidden
              className="flex flex-col justify-between text-right text-xs leading-none text-ink-faint tabular-nums"
            >
              {[top, top / 2, 0].map((tick) => (
                // Half a user is not a figure.
                <li key={tick}>{Number.isInteger(tick) && number.format(tick)}</li>
              ))}
            </ol>
            <svg
              role="img"
              aria-label={t('chart.summary', {
                title,
                from: number.format(first.value),
                fromDate: format.date(first.date),
                to: number.format(last.value),
                toDate: format.date(last.date),
              })}
              viewBox={`0 -6 ${box.width} ${box.height + 12}`}
              preserveAspectRatio="none"
              className="h-28 min-w-0 flex-1 overflow-visible"
            >
              <path
                d={`M0 0H${box.width}M0 ${box.height / 2}H${box.width}`}
                className="stroke-line"
                strokeDasharray="2 4"
                vectorEffect="non-scaling-stroke"
              />
              <path
                d={`M0 ${box.height}H${box.width}`}
                className="stroke-line-strong"
                vectorEffect="non-scaling-stroke"
              />
              {placed.length > 1 && (
                <path d={`${line}V${box.height}H${placed[0]?.[0] ?? 0}Z`} className="fill-accent-soft" />
              )}
              <path
                d={line}
                fill="none"
                className="stroke-accent"
                strokeWidth={2}
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
              {end && (
                // A zero-length line keeps its round cap, however the picture is stretched.
                <path
                  d={`M${end[0]} ${end[1]}h0`}
                  className="stroke-accent"
                  strokeWidth={7}
                  strokeLinecap="round"
                  vectorEffect="non-scaling-stroke"
                />
              )}
            </svg>
          </div>
          {/* A single point stands in the middle, above its date. */}
          <p
            aria-hidden
            className={clsx(
              'mt-1 flex text-xs text-ink-faint',
              points.length > 1 ? 'justify-between' : 'justify-center',
            )}
          >
            <span>{format.date(first.date)}</span>
            {points.length > 1 && <span>{format.date(last.date)}</span>}
          </p>
          <details className="mt-2 text-sm" onToggle={(event) => setTableOpen(event.currentTarget.open)}>
            <summary className="cursor-pointer py-1 text-ink-soft hover:text-ink">
              {t('chart.table', { title })}
            </summary>
            {isTableOpen && (
              <div className="mt-2 max-h-64 overflow-y-auto">
                <Table caption={title}>
                  <TableHead>
                    <tr>
                      <TableHeading>{t('chart.date')}</TableHeading>
                      <TableHeading className="text-right">{title}</TableHeading>
                    </tr>
                  </TableHead>
                  <TableBody>
                    {points.toReversed().map(({ date, value }) => (
                      <TableRow key={date}>
                        <TableCell className="py-1.5">{format.date(date)}</TableCell>
                        <TableCell className="py-1.5 text-right tabular-nums">{number.format(value)}</TableCell>
                      </TableRow>
                    ))}
                  </TableBody>
                </Table>
              </div>
            )}
          </details>
        </>
      ) : (
        <p className="mt-4 text-sm text-ink-soft">{t('chart.none')}</p>
      )}
    </figure>
  );
}
