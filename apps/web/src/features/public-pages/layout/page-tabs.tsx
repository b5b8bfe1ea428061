import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'react-router';

export interface PageTab {
  readonly value: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly content: ReactNode;
}

interface PageTabsProps {
  readonly label: string;
  readonly tabs: readonly PageTab[];
}

/**
 * Tabs that can be linked to (`?tab=support`). Every panel is part of the page, so that search engines read all of it and,
 * where no script runs, people do, too. Written out here: the library behind `ui/tabs` would cost a page of words 10 KiB.
 */
export function PageTabs({ label, tabs }: PageTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useSearchParams();
  const chosen = (tabs.find(({ value }) => value === search.get('tab')) ?? tabs[0])?.value ?? '';
  const choose = (tab: string) => setSearch({ tab }, { replace: true, preventScrollReset: true });

  // On a narrow screen a linked tab may lie outside the row. `scrollIntoView` would move the whole page with it.
  useEffect(() => {
    const tab = list.current && findTab(list.current, chosen);
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft;
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(tabs, chosen, event.key);
    if (!next) return;
    event.preventDefault();
    choose(next.value);
    if (list.current) findTab(list.current, next.value)?.focus();
  };

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:thin]"
      >
        {tabs.map(({ value, label: name, icon: Icon }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}-tab`}
            data-value={value}
            aria-selected={value === chosen}
            aria-controls={`${id}-${value}`}
            tabIndex={value === chosen ? 0 : -1}
            onClick={() => choose(value)}
            className="flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3.5 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-ink [&_svg]:size-4"
          >
            {Icon && <Icon aria-hidden />}
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ value, content }) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-${value}`}
          aria-labelledby={`${id}-${value}-tab`}
          className={clsx('pt-6', value !== chosen && 'hidden noscript:block')}
        >
          {content}
        </div>
      ))}
    </>
  );
}

const findTab = (list: HTMLElement, value: string) => list.querySelector<HTMLElement>(`[data-value="${value}"]`);

/** The tab that a key leads to from the chosen one, round the ends. */
function neighbour(tabs: readonly PageTab[], chosen: string, key: string): PageTab | undefined {
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
