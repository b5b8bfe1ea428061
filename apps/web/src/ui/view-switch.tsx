import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';

interface ViewSwitchProps<Id extends string> {
  /** What the choice is about, for screen readers. */
  readonly label: string;
  readonly views: readonly {
    readonly id: Id;
    readonly icon: LucideIcon;
    readonly name: string;
    readonly note?: string;
  }[];
  readonly view: Id;
  readonly onView: (view: Id) => void;
  readonly className?: string;
}

/** Switches between views of the same thing if there is room for only one. */
export function ViewSwitch<Id extends string>({ label, views, view, onView, className }: ViewSwitchProps<Id>) {
  return (
    <fieldset
      className={clsx('grid auto-cols-fr grid-flow-col gap-1 rounded-lg border border-line bg-raised p-1', className)}
    >
      <legend className="sr-only">{label}</legend>
      {views.map(({ id, icon: Icon, name, note }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === view}
          onClick={() => onView(id)}
          className={clsx(
            'flex min-h-10 min-w-0 items-center justify-center gap-1.5 rounded-md px-1 text-sm font-medium',
            id === view ? 'bg-accent-soft text-accent-strong' : 'text-ink-soft hover:bg-sunken',
          )}
        >
          <Icon
            aria-hidden
            className={clsx('size-4 shrink-0', views.some((one) => one.note !== undefined) && 'max-sm:hidden')}
          />
          <span className="truncate">{name}</span>
          {note !== undefined && <span className="shrink-0 text-xs font-normal tabular-nums">{note}</span>}
        </button>
      ))}
    </fieldset>
  );
}
