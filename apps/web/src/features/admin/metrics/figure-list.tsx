import clsx from 'clsx';

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly isAlarming?: boolean;
}

export function FigureList({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="divide-y divide-line text-sm">
      {figures.map(({ name, value, isAlarming = false }) => (
        <div key={name} className="flex justify-between gap-4 py-2.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd className={clsx('text-right font-medium tabular-nums', isAlarming && 'text-danger')}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
