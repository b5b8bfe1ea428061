import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';

/** As many tabs fit on a phone, in every language. */
const fitting = 3;

export interface TabName {
  readonly value: string;
  readonly label: string;
  readonly icon?: LucideIcon;
}

interface TabRowProps {
  /** Names the row for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabName[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
  /** Prefix of the panels' ids: see `panelProps`. */
  readonly id: string;
}

/**
 * Only the row of tabs, for pages that visitors see first: the library behind `ui/tabs` would cost them 10 KiB. The
 * page renders the panels.
 */
export function TabRow({ label, tabs, chosen, onChoose, id }: TabRowProps) {
  const list = useRef<HTMLDivElement>(null);

  // On a narrow screen a linked tab may be outside the row. `scrollIntoView` would scroll the whole page.
  useEffect(() => {
    const tab = list.current && findTab(list.current, chosen);
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft;
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(tabs, chosen, event.key);
    if (!next) return;
    event.preventDefault();
    onChoose(next.value);
    if (list.current) findTab(list.current, next.value)?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={clsx(
        'flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:thin]',
        tabs.length > fitting && 'fading-edge',
      )}
    >
      {tabs.map(({ value, label: name, icon: Icon }) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={`${id}-${value}-tab`}
          data-value={value}
          aria-selected={value === chosen}
          // Only a rendered panel can be referenced.
          aria-controls={value === chosen ? `${id}-${value}` : undefined}
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => onChoose(value)}
          className={
            'flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3.5 text-sm font-medium ' +
            'whitespace-nowrap text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 ' +
            'aria-selected:border-accent aria-selected:text-ink [&_svg]:size-4'
          }
        >
          {Icon && <Icon aria-hidden />}
          {name}
        </button>
      ))}
    </div>
  );
}

/** The attributes of a tab's panel. */
export const panelProps = (id: string, value: string) => ({
  role: 'tabpanel',
  id: `${id}-${value}`,
  'aria-labelledby': `${id}-${value}-tab`,
});

const findTab = (list: HTMLElement, value: string) => list.querySelector<HTMLElement>(`[data-value="${value}"]`);

/** The tab that a key moves to from the chosen one, wrapping around. */
function neighbour(tabs: readonly TabName[], chosen: string, key: string): TabName | undefined {
  const index = tabs.findIndex(({ value }) => value === chosen);
  const last = tabs.length - 1;
  switch (key) {
    case 'ArrowRight':
      return tabs[index === last ? 0 : index + 1];
    case 'ArrowLeft':
      return tabs[index <= 0 ? last : index - 1];
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs[last];
    default:
      return undefined;
  }
}
